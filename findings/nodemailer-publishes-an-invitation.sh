#!/usr/bin/env bash
# The method that nodemailer writes beside a calendar whose own METHOD is REQUEST.
#
# Guess: without a method of the caller, the part of the mail says REQUEST, as its calendar does, or leaves the method out.
# What happens: the part says method=PUBLISH, whatever the calendar says. RFC 6047 demands that both are the same. With the option
#   method: "REQUEST" they are.
# Version: nodemailer 10.6.1 of npm. Tried on 2026-11-30.
# Why it matters: PUBLISH is a notice that asks for no answer. A reader that goes by the part shows the interview without the
#   buttons to accept it, and one that goes by the calendar shows them, so that a trial in one program proves nothing. shortlist
#   reads a calendar by its own METHOD, and writes both from one value.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts nodemailer@10.6.1 >/dev/null
cat > write.mjs <<'JS'
import nodemailer from 'nodemailer'
const content = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1@example.com',
  'DTSTAMP:20261130T120000Z', 'DTSTART:20261202T123000Z', 'DURATION:PT30M', 'SUMMARY:Interview', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
for (const method of [undefined, 'REQUEST']) {
  const mail = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'office@example.com', to: 'olena@example.com', subject: 'Interview', text: 'Interview', icalEvent: { method, content },
  })
  console.log(`option ${method}: ${mail.message.toString().match(/text\/calendar.*/)[0]}`)
}
JS
node write.mjs > seen
cat seen

cat > expected <<'OUT'
option undefined: text/calendar; charset=utf-8; method=PUBLISH
option REQUEST: text/calendar; charset=utf-8; method=REQUEST
OUT
diff expected seen
