#!/usr/bin/env bash
# How GMime, which Balsa writes its mails with, encodes subjects in English, Ukrainian, Hungarian and Romanian.
#
# Guess: in UTF-8 each, as a mail of today has it; or in the best known old charset of the language.
# What happens: each run of words gets the first old charset that holds it. Typographic quotes are Baltic (ISO-8859-13), also around a
#   Romanian word of ASCII. Ukrainian is ISO-8859-5, and a Ukrainian subject with quotes is in two charsets. Hungarian is ISO-8859-2,
#   as is Romanian unless it has a letter with a comma below, which only UTF-8 holds here. Go's mime.WordDecoder, which knows UTF-8 and
#   Latin-1, returns an error for all but the last. Evolution 3.46 wrote its first subject as "=?iso-8859-13?Q?=B4Barista=A1?=", too.
# Version: gir1.2-gmime-3.0 3.2.13+dfsg-2 of Debian 12, Go 1.26. Tried on 2026-11-30.
# Why it matters: a draft in UTF-8 leaves the sender's computer in another charset. A program that files answers by their subject, and
#   decodes UTF-8 alone, gets the code in place of the words. Give the decoder a reader for old charsets, or match by Message-ID.
# Needs Debian 12 with gir1.2-gmime-3.0 and python3-gi, and Go.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
dpkg-query -W -f '${Package} ${Version}\n' gir1.2-gmime-3.0
cd "$dir"
cat > encode.py <<'PY'
import gi
gi.require_version("GMime", "3.0")
from gi.repository import GMime

GMime.init()
for subject in ("Your interview: “Barista”", "Співбесіда: «Бариста»", "Őszi interjú", "Interviu: „Barman”", "Interviu: bucătar", "Interviu: inginer de rețea"):
    print(GMime.utils_header_encode_text(None, subject, None))
PY
/usr/bin/python3 encode.py > encoded
cat > go.mod <<'MOD'
module finding

go 1.24
MOD
cat > main.go <<'GO'
package main

import (
	"bufio"
	"fmt"
	"mime"
	"os"
)

func main() {
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		words, err := new(mime.WordDecoder).DecodeHeader(in.Text())
		if err != nil {
			words = err.Error()
		}
		fmt.Println(in.Text())
		fmt.Println("  " + words)
	}
}
GO
go run . < encoded > seen
cat seen
cat > expected <<'OUT'
Your interview: =?iso-8859-13?b?tEJhcmlzdGGh?=
  mime: unhandled charset "iso-8859-13"
=?iso-8859-5?b?wd/20tHV4fbU0Do=?= =?windows-1251?b?IKvB4PDo8fLguw==?=
  mime: unhandled charset "iso-8859-5"
=?iso-8859-2?q?=D5szi_interj=FA?=
  mime: unhandled charset "iso-8859-2"
Interviu: =?iso-8859-13?b?pUJhcm1hbqE=?=
  mime: unhandled charset "iso-8859-13"
Interviu: =?iso-8859-2?q?buc=E3tar?=
  mime: unhandled charset "iso-8859-2"
Interviu: inginer de =?UTF-8?b?cmXIm2Vh?=
  Interviu: inginer de rețea
OUT
diff expected seen
