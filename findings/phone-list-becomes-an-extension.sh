#!/usr/bin/env bash
# Which phone numbers libphonenumber-js finds in the contact line of a CV.
#
# Guess: each number of a line is found; two numbers with a comma between them are two.
# What happens: the code behind a comma or a semicolon is taken for an extension: "050 000 00 00, 067 000 00 00" is one number
#   with the extension 067, and the second is lost; so it is in Romania, Britain and France. A number behind a postal code or
#   years and a comma is not found at all. With a plus or brackets both numbers are found.
# Version: libphonenumber-js 1.13.16 of npm, findPhoneNumbersInText, Node 20. Tried on 2026-11-30.
# Why it matters: web sites fill forms of applicants from CVs with it. A person with two numbers has one, and with an extension
#   that does not exist. shortlist finds the numbers of such lines by rules of its own (model/phone).
# The numbers of Britain and France are those that Ofcom and ARCEP reserve for fiction; the others have zeros for their digits.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16 >/dev/null
cat > find.js <<'JS'
const { findPhoneNumbersInText } = require('libphonenumber-js')
for (const [country, ...lines] of [
  ['UA', '050 000 00 00, 067 000 00 00', '+380 50 000 00 00, +380 67 000 00 00', '(050) 000-00-00, (067) 000-00-00', '050 000 00 00; 067 000 00 00',
    'Київ, 050 000 00 00', 'Київ, 01001, 050 000 00 00', '2015 - 2019, 050 000 00 00'],
  ['RO', '0722 000 000, 0733 000 000'], ['HU', '06 30 000 0000, 06 20 000 0000'], ['GB', '020 7946 0123, 0131 496 0456'], ['FR', '06 39 98 12 34, 06 39 98 56 78'],
]) {
  for (const line of lines) {
    const found = findPhoneNumbersInText(line, country).map(({ number }) => number.number + (number.ext ? ` extension ${number.ext}` : ''))
    console.log(`${country}, ${line}: ${found.join(' and ') || '-'}`)
  }
}
JS
node find.js > seen
cat seen

cat > expected <<'OUT'
UA, 050 000 00 00, 067 000 00 00: +380500000000 extension 067
UA, +380 50 000 00 00, +380 67 000 00 00: +380500000000 and +380670000000
UA, (050) 000-00-00, (067) 000-00-00: +380500000000 and +380670000000
UA, 050 000 00 00; 067 000 00 00: +380500000000 extension 067
UA, Київ, 050 000 00 00: +380500000000
UA, Київ, 01001, 050 000 00 00: -
UA, 2015 - 2019, 050 000 00 00: -
RO, 0722 000 000, 0733 000 000: +40722000000 extension 0733
HU, 06 30 000 0000, 06 20 000 0000: +36300000000 extension 06 and +36200000000
GB, 020 7946 0123, 0131 496 0456: +442079460123 extension 0131
FR, 06 39 98 12 34, 06 39 98 56 78: +33639981234 extension 06
OUT
diff expected seen
