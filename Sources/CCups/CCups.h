#pragma once
#include <cups/cups.h>
#include <dlfcn.h>

// The calls of libcups that are used, looked up when the first sheet is printed: linked, the library with the thirty it
// needs would be loaded at every start of the program, and without it the program would not start.
typedef struct {
  __typeof__(cupsServer) *server;
  __typeof__(cupsSetUser) *setUser;
  __typeof__(httpConnect2) *connect;
  __typeof__(httpClose) *close;
  __typeof__(cupsGetDests2) *getDests;
  __typeof__(cupsGetDest) *getDest;
  __typeof__(cupsFreeDests) *freeDests;
  __typeof__(cupsCopyDestInfo) *copyDestInfo;
  __typeof__(cupsFreeDestInfo) *freeDestInfo;
  __typeof__(cupsCheckDestSupported) *isSupported;
  __typeof__(cupsGetOption) *getOption;
  __typeof__(cupsAddOption) *addOption;
  __typeof__(cupsFreeOptions) *freeOptions;
  __typeof__(cupsCreateDestJob) *createJob;
  __typeof__(cupsStartDestDocument) *startDocument;
  __typeof__(cupsWriteRequestData) *writeData;
  __typeof__(cupsFinishDestDocument) *finishDocument;
  __typeof__(cupsCancelDestJob) *cancelJob;
  __typeof__(cupsLastError) *lastError;
  __typeof__(cupsLastErrorString) *lastErrorString;
  __typeof__(cupsDoRequest) *request;
  __typeof__(ippNewRequest) *newRequest;
  __typeof__(ippAddString) *addString;
  __typeof__(ippAddInteger) *addInteger;
  __typeof__(ippFindAttribute) *findAttribute;
  __typeof__(ippGetInteger) *getInteger;
  __typeof__(ippGetString) *getString;
  __typeof__(ippGetCount) *getCount;
  __typeof__(ippDelete) *deleteAnswer;
} tw_cups;

// Fills in `cups`; 0 when the library or one of its calls is missing.
static inline int tw_cups_load(tw_cups *cups) {
  void *library = dlopen("libcups.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define TW_CUPS_FIND(field, name) ((cups->field = (__typeof__(name) *)dlsym(library, #name)) != 0)
  return TW_CUPS_FIND(server, cupsServer) && TW_CUPS_FIND(setUser, cupsSetUser) &&
         TW_CUPS_FIND(connect, httpConnect2) && TW_CUPS_FIND(close, httpClose) &&
         TW_CUPS_FIND(getDests, cupsGetDests2) && TW_CUPS_FIND(getDest, cupsGetDest) &&
         TW_CUPS_FIND(freeDests, cupsFreeDests) && TW_CUPS_FIND(copyDestInfo, cupsCopyDestInfo) &&
         TW_CUPS_FIND(freeDestInfo, cupsFreeDestInfo) && TW_CUPS_FIND(isSupported, cupsCheckDestSupported) &&
         TW_CUPS_FIND(getOption, cupsGetOption) && TW_CUPS_FIND(addOption, cupsAddOption) &&
         TW_CUPS_FIND(freeOptions, cupsFreeOptions) && TW_CUPS_FIND(createJob, cupsCreateDestJob) &&
         TW_CUPS_FIND(startDocument, cupsStartDestDocument) && TW_CUPS_FIND(writeData, cupsWriteRequestData) &&
         TW_CUPS_FIND(finishDocument, cupsFinishDestDocument) && TW_CUPS_FIND(cancelJob, cupsCancelDestJob) &&
         TW_CUPS_FIND(lastError, cupsLastError) && TW_CUPS_FIND(lastErrorString, cupsLastErrorString) &&
         TW_CUPS_FIND(request, cupsDoRequest) && TW_CUPS_FIND(newRequest, ippNewRequest) &&
         TW_CUPS_FIND(addString, ippAddString) && TW_CUPS_FIND(addInteger, ippAddInteger) &&
         TW_CUPS_FIND(findAttribute, ippFindAttribute) && TW_CUPS_FIND(getInteger, ippGetInteger) &&
         TW_CUPS_FIND(getString, ippGetString) && TW_CUPS_FIND(getCount, ippGetCount) &&
         TW_CUPS_FIND(deleteAnswer, ippDelete);
#undef TW_CUPS_FIND
}
