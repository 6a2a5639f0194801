#!/usr/bin/env python3
"""Plays fprintd on a private bus: fprintd.py ADDRESS [--reader] [--finger NAME] [--claimed] [--silent] RESULT...

Each VerifyStart is answered with signals of the next RESULTs up to one that ends a verification (a trailing '+' means
that this verification goes on). Says "ready" on standard output once it can be called, and afterwards each method's
name as it is called. RESULT "leave" ends the service, "foreign-match" sends a match from another name on the bus.
"""
import argparse
import sys

import dbus
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

NAME = "net.reactivated.Fprint"
DEVICE = NAME + ".Device"
PATH = "/net/reactivated/Fprint/Device/0"


class Refused(dbus.DBusException):
    def __init__(self, name):
        super().__init__("refused")
        self._dbus_error_name = NAME + ".Error." + name


def said(name):
    print(name, flush=True)


class Manager(dbus.service.Object):
    def __init__(self, bus, has_reader):
        super().__init__(bus, "/net/reactivated/Fprint/Manager")
        self.has_reader = has_reader

    @dbus.service.method(NAME + ".Manager", out_signature="o")
    def GetDefaultDevice(self):
        said("GetDefaultDevice")
        if not self.has_reader:
            raise Refused("NoSuchDevice")
        return dbus.ObjectPath(PATH)


class Device(dbus.service.Object):
    def __init__(self, bus, options, loop, stranger):
        super().__init__(bus, PATH)
        self.options, self.loop, self.stranger = options, loop, stranger
        self.results = list(options.results)

    @dbus.service.method(DEVICE, in_signature="s", out_signature="as")
    def ListEnrolledFingers(self, user):
        said("ListEnrolledFingers")
        if not self.options.finger:
            raise Refused("NoEnrolledPrints")
        return [self.options.finger]

    @dbus.service.method(DEVICE, in_signature="s")
    def Claim(self, user):
        said("Claim")
        if self.options.claimed:
            raise Refused("AlreadyInUse")

    @dbus.service.method(DEVICE, in_signature="s")
    def VerifyStart(self, finger):
        said("VerifyStart")
        GLib.idle_add(self.report)

    def report(self):
        while self.results:
            result = self.results.pop(0)
            if result == "leave":
                self.loop.quit()
                return False
            if result == "foreign-match":
                self.stranger.VerifyStatus("verify-match", True)
                continue
            goes_on = result.endswith("+")
            self.VerifyStatus(result.rstrip("+"), not goes_on)
            if not goes_on:
                return False
        return False

    @dbus.service.signal(DEVICE, signature="sb")
    def VerifyStatus(self, result, done):
        pass

    @dbus.service.method(DEVICE)
    def VerifyStop(self):
        said("VerifyStop")

    @dbus.service.method(DEVICE)
    def Release(self):
        said("Release")


class Stranger(dbus.service.Object):
    @dbus.service.signal(DEVICE, signature="sb")
    def VerifyStatus(self, result, done):
        pass


def main():
    options = argparse.ArgumentParser()
    options.add_argument("address")
    options.add_argument("--reader", action="store_true")
    options.add_argument("--finger")
    options.add_argument("--claimed", action="store_true")
    options.add_argument("results", nargs="*")
    options = options.parse_intermixed_args()
    dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
    bus = dbus.bus.BusConnection(options.address)
    loop = GLib.MainLoop()
    name = dbus.service.BusName(NAME, bus)
    stranger = Stranger(dbus.bus.BusConnection(options.address), PATH)
    kept = Manager(bus, options.reader), Device(bus, options, loop, stranger), name
    said("ready")
    loop.run()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
