#!/usr/bin/env bash
# The postal address that go-vcard reads back from its own vCard, when the street has a semicolon.
#
# Guess: the street comes back whole: RFC 6350 has a semicolon inside a part of ADR escaped, as the comma is.
# What happens: the comma is escaped and the semicolon is not, so that it ends the part. The rest of the street is read as the town, and
#   the town as the region. The same holds for the parts of a name (N). No error is given.
# Version: github.com/emersion/go-vcard v0.0.0-20260618161152-d854b7e0e2d3 of Go. Tried on 2026-11-30.
# Why it matters: "Str. Exemplu 1; ap. 2" is how a Romanian address is typed into a form. In the address book of whoever
#   takes the contact from such a program, the applicant lives in "ap. 2".
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init card >/dev/null 2>&1
go get github.com/emersion/go-vcard@v0.0.0-20260618161152-d854b7e0e2d3 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"bytes"
	"fmt"

	"github.com/emersion/go-vcard"
)

func main() {
	card := vcard.Card{}
	card.SetValue(vcard.FieldVersion, "4.0")
	card.SetValue(vcard.FieldFormattedName, "Ana Exemplu")
	card.AddName(&vcard.Name{FamilyName: "Exemplu; Model", GivenName: "Ana"})
	card.AddAddress(&vcard.Address{StreetAddress: "Str. Exemplu 1; ap. 2", Locality: "Cluj-Napoca, Cluj"})
	var written bytes.Buffer
	if err := vcard.NewEncoder(&written).Encode(card); err != nil {
		panic(err)
	}
	read, err := vcard.NewDecoder(&written).Decode()
	if err != nil {
		panic(err)
	}
	name, home := read.Name(), read.Address()
	fmt.Printf("family name %q, given name %q\n", name.FamilyName, name.GivenName)
	fmt.Printf("street %q, town %q, region %q\n", home.StreetAddress, home.Locality, home.Region)
}
GO
go run . > seen
cat seen

cat > expected <<'OUT'
family name "Exemplu", given name " Model"
street "Str. Exemplu 1", town " ap. 2", region "Cluj-Napoca, Cluj"
OUT
diff expected seen
