#!/usr/bin/env bash
# A time in a zone that its own file describes, as Exchange writes it: "FLE Standard Time", which is Kyiv's.
#
# Guess: a library that reads calendars reads the time by the VTIMEZONE of the file. RFC 5545 asks for one with that name.
# What happens: both libraries look the name up in the system's zones, do not find it, and return an error: Windows's names are not
#   there. A file that holds two calendars, which RFC 5545 allows, is refused as a whole by golang-ical.
# Version: github.com/arran4/golang-ical v0.3.4 and github.com/emersion/go-ical v0.0.0-20250329121855-f41e73efc392. Tried on
#   2026-11-30.
# Why it matters: each answer of Outlook that proposes another time has such a zone. A program that takes the error for "no time",
#   or falls back to its own zone, shows a wrong hour.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOMODCACHE="$dir/mod"

cat > go.mod <<'MOD'
module finding

go 1.24

require (
	github.com/arran4/golang-ical v0.3.4
	github.com/emersion/go-ical v0.0.0-20250329121855-f41e73efc392
)
MOD

cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	arran "github.com/arran4/golang-ical"
	emersion "github.com/emersion/go-ical"
)

const file = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:Microsoft Exchange Server 2010
METHOD:COUNTER
BEGIN:VTIMEZONE
TZID:FLE Standard Time
BEGIN:STANDARD
DTSTART:16010101T040000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:1@example.com
DTSTAMP:20261130T090000Z
DTSTART;TZID=FLE Standard Time:20270112T100000
DTEND;TZID=FLE Standard Time:20270112T103000
END:VEVENT
END:VCALENDAR
`

func main() {
	text := strings.ReplaceAll(file, "\n", "\r\n")
	a, err := arran.ParseCalendar(strings.NewReader(text))
	if err == nil {
		_, err = a.Events()[0].GetStartAt()
	}
	fmt.Println("golang-ical:", err)
	e, err := emersion.NewDecoder(strings.NewReader(text)).Decode()
	if err == nil {
		_, err = e.Events()[0].DateTimeStart(nil)
	}
	fmt.Println("go-ical:", err)
	_, err = arran.ParseCalendar(strings.NewReader(text + text))
	fmt.Println("golang-ical, two calendars:", err)
}
GO

cat > expected <<'OUT'
golang-ical: unknown time zone FLE Standard Time
go-ical: unknown time zone FLE Standard Time
golang-ical, two calendars: malformed calendar; unexpected end
OUT

go run . > seen
cat seen
diff expected seen
