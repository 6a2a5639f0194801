#pragma once
#include <stdio.h>
#include <librsvg/rsvg.h>
#include <png.h>
#include <webp/encode.h>
#include <webp/decode.h>
#include <jpeglib.h>
#include <libimagequant.h>
