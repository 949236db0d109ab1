#!/usr/bin/env bash
# What readers of calendars make of an organizer whose name has quotation marks, as companies in Ukraine have: ТОВ "Ромашка".
#
# Guess: the libraries that write invitations take the marks out, or write ^' for them (RFC 6868); then each reader shows the
#   name.
# What happens: ical-generator and ics write \" inside the quoted name. No reader takes that, as RFC 5545 allows no such mark
#   there: ical.js cuts the name, "ТОВ \"; node-ical loses organizer or attendee without an error; vobject refuses the file.
#   Written as RFC 6868 has it, ical.js alone shows the name; node-ical and vobject show ^' to the person.
# Version: ical-generator 10.2.0, ics 3.12.0, ical.js 2.2.1 and node-ical 0.26.1 of npm, python3-vobject 0.9.6.1-2 of Debian 12.
#   Tried on 2026-11-30.
# Why it matters: an invitation from such a company has no sender, or is no invitation. No way to write the mark is read by all,
#   so shortlist writes ' in its place.
# Needs Debian 12 with python3-vobject.
set -euo pipefail

/usr/bin/python3 -c 'import vobject' 2>/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-vobject >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export LC_ALL=C.UTF-8
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@10.2.0 ics@3.12.0 ical.js@2.2.1 node-ical@0.26.1 >/dev/null
cat > write.js <<'JS'
const { writeFileSync } = require('fs')
const { default: calendar } = require('ical-generator')
const ics = require('ics')

const organizer = { name: 'ТОВ "Ромашка"', email: 'hr@example.com' }
const made = calendar({ prodId: '//example//test//EN' })
made.createEvent({ id: '1@example.com', start: new Date('2026-12-02T09:00Z'), end: new Date('2026-12-02T10:00Z'), summary: 'Talk', organizer })
writeFileSync('ical-generator', made.toString())
writeFileSync('ics', ics.createEvent({ start: [2026, 12, 2, 9, 0], startInputType: 'utc', duration: { hours: 1 }, title: 'Talk', organizer }).value)
writeFileSync('RFC 6868', made.toString().replace(/CN="[^:]*"/, `CN="ТОВ ^'Ромашка^'"`))
JS
cat > read.js <<'JS'
const text = require('fs').readFileSync(process.argv[2], 'utf8')
import('ical.js').then(({ default: ical }) => {
  const event = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent')
  console.log('  ical.js:', event.getFirstProperty('organizer').getParameter('cn'))
  const read = Object.values(require('node-ical').sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
  console.log('  node-ical:', read.organizer?.params?.CN ?? '-')
})
JS
cat > read.py <<'PY'
import sys, vobject
try:
    print('  vobject:', vobject.readOne(open(sys.argv[1], newline='').read()).vevent.organizer.params['CN'][0])
except vobject.base.ParseError:
    print('  vobject: refused')
PY
node write.js
for file in ical-generator ics 'RFC 6868'; do
  echo "$file: $(grep -o 'CN=[^:]*' "$file")"
  node read.js "$file"
  /usr/bin/python3 read.py "$file"
done > seen
cat seen

cat > expected <<'OUT'
ical-generator: CN="ТОВ \"Ромашка\""
  ical.js: ТОВ \
  node-ical: -
  vobject: refused
ics: CN="ТОВ \"Ромашка\""
  ical.js: ТОВ \
  node-ical: -
  vobject: refused
RFC 6868: CN="ТОВ ^'Ромашка^'"
  ical.js: ТОВ "Ромашка"
  node-ical: ТОВ ^'Ромашка^'
  vobject: ТОВ ^'Ромашка^'
OUT
diff expected seen
