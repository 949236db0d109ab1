#!/usr/bin/env bash
# A phone number that an applicant wrote with a note behind it: "07700 900123 (Viber)".
#
# Guess: the parser of phone numbers drops a note in brackets, and the number is the same with and without it.
# What happens: letters from A to Z are taken for the letters on a telephone's keys, as in 1-800-FLOWERS. The number
#   becomes longer by one digit a letter, no error is raised, and only the separate question whether the number is
#   possible finds it out. A longer note is an error ("too long"), and so is the same note in Cyrillic ("not a number"):
#   which of the three people get depends on the note's length and alphabet.
# Version: github.com/nyaruka/phonenumbers v1.8.1, which follows Google's libphonenumber. Tried on 2026-11-28.
# Why it matters: applicants write "(Viber)", "WhatsApp" and "mobil" behind their numbers. Whoever compares parsed
#   numbers finds no applicant by the number, and erases nothing for it. shortlist has a parser of its own, and uses this
#   one as a second opinion in a test (model/phone).
# The numbers are those that Ofcom and ARCEP reserve for fiction.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOMODCACHE="$dir/mod"

cat > go.mod <<'MOD'
module finding

go 1.24

require github.com/nyaruka/phonenumbers v1.8.1
MOD

cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/nyaruka/phonenumbers"
)

func main() {
	for _, written := range [][2]string{
		{"07700 900123", "GB"}, {"07700 900123 (Viber)", "GB"}, {"07700 900123 WhatsApp", "GB"}, {"07700 900123 (Вайбер)", "GB"},
		{"06 39 98 12 34", "FR"}, {"06 39 98 12 34 mobil", "FR"},
	} {
		n, err := phonenumbers.Parse(written[0], written[1])
		if err != nil {
			fmt.Printf("%s: error: %v\n", written[0], err)
			continue
		}
		fmt.Printf("%s: %s, possible: %v\n", written[0], phonenumbers.Format(n, phonenumbers.E164), phonenumbers.IsPossibleNumber(n))
	}
}
GO

cat > expected <<'OUT'
07700 900123: +447700900123, possible: true
07700 900123 (Viber): +44770090012384237, possible: false
07700 900123 WhatsApp: error: the string supplied is too long to be a phone number
07700 900123 (Вайбер): error: the phone number supplied is not a number
06 39 98 12 34: +33639981234, possible: true
06 39 98 12 34 mobil: +3363998123466245, possible: false
OUT

go run . > seen
cat seen
diff expected seen
