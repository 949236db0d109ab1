#!/usr/bin/env bash
# What readers of vCards make of a contact with a Cyrillic name, as older phones export it: vCard 2.1, in quoted-printable.
#
# Guess: the name is decoded: each line of a card names its own encoding.
# What happens: vcf and vcard-parser hand out "=D0=86…" as the name. A long name goes on in a second line, behind "=" at the end of the
#   first: both cut the name there, and make a field of the rest that is called "=bb=d0…". No error is given. vobject
#   refuses the whole card, unless allowQP is set; then the name is right.
# Version: vcf 2.1.2 and vcard-parser 1.0.0 of npm, python3-vobject 0.9.6.1-2 of Debian 12. Tried on 2026-12-01.
# Why it matters: an applicant's contact, sent from a phone, is in the list under signs that no search finds, without the end of the
#   name. Names in Latin letters are not encoded, so that a trial with one proves nothing.
# Needs Debian 12 with python3-vobject.
set -euo pipefail

dpkg -s python3-vobject >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-vobject >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts vcf@2.1.2 vcard-parser@1.0.0 >/dev/null
sed 's/$/\r/' > card.vcf <<'VCF'
BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=9F=D1=80=D0=B8=D0=BA=D0=BB=D0=B0=D0=B4;=D0=86=D0=B2=D0=B0=D0=BD;;;
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=86=D0=B2=D0=B0=D0=BD=20=D0=9F=D1=80=D0=B8=D0=BA=D0=
=BB=D0=B0=D0=B4
TEL;CELL:+380500000000
END:VCARD
VCF
cat > read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import Card from 'vcf'
import reader from 'vcard-parser'

const text = readFileSync('card.vcf', 'utf8')
const one = new Card().parse(text).toJSON()[1]
console.log('vcf:', one.find((field) => field[0] === 'fn')[3], '| fields', one.map((field) => field[0]).join())
const two = reader.parse(text)
console.log('vcard-parser:', two.fn[0].value, '| fields', Object.keys(two).join())
JS
node read.mjs > seen
/usr/bin/python3 - >> seen <<'PY'
import vobject
with open("card.vcf", newline="") as card:
    text = card.read()
for allow in (False, True):
    try:
        print(f"vobject, allowQP={allow}:", vobject.readOne(text, allowQP=allow).fn.value)
    except ValueError as error:
        print(f"vobject, allowQP={allow}:", error)
PY
cat seen

cat > expected <<'OUT'
vcf: =D0=86=D0=B2=D0=B0=D0=BD=20=D0=9F=D1=80=D0=B8=D0=BA=D0= | fields version,n,fn,=bb=d0=b0=d0=b4,tel
vcard-parser: =D0=86=D0=B2=D0=B0=D0=BD=20=D0=9F=D1=80=D0=B8=D0=BA=D0= | fields version,n,fn,=bb=d0=b0=d0=b4,tel
vobject, allowQP=False: 'utf-8' codec can't decode byte 0xd0 in position 17: unexpected end of data
vobject, allowQP=True: Іван Приклад
OUT
diff expected seen
