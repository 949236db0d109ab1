#!/usr/bin/env bash
# What a library that reads the files of translators does with a text that one of them marked as fuzzy.
#
# Guess: gotext leaves a fuzzy entry out, as msgfmt of GNU gettext does unless it is asked for them, and the text stays English.
# What happens: it shows the fuzzy text as any other. The mark is a comment to it, and it keeps no trace of it, so a program
#   that writes the file again from what gotext has read makes guesses of a translator's tool final.
# Version: github.com/leonelquinteros/gotext v1.7.2, Go 1.26. Tried on 2026-11-29.
# Why it matters: translators' tools mark what they guess from a similar text, such as "not sent" for "sent". A person would
#   read the opposite. shortlist takes fuzzy entries for untranslated ones when it writes its files.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH="$dir/go"

cat > uk.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: uk\n"

msgid "sent"
msgstr "надіслано"

#, fuzzy
msgid "not sent"
msgstr "надіслано"
PO

cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/leonelquinteros/gotext"
)

func main() {
	po := gotext.NewPo()
	po.ParseFile("uk.po")
	fmt.Printf("sent %q, not sent %q\n", po.Get("sent"), po.Get("not sent"))
}
GO
go mod init example.invalid/fuzzy >/dev/null 2>&1
go get github.com/leonelquinteros/gotext@v1.7.2 >/dev/null 2>&1
got=$(go run .)
want='sent "надіслано", not sent "надіслано"'
echo "$got"
[ "$got" = "$want" ] || { echo "it has changed; seen before:"; echo "$want"; exit 1; }
