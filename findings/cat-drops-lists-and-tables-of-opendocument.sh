#!/usr/bin/env bash
# The text that lu4p/cat reads from a CV in OpenDocument and in RTF, as LibreOffice writes them.
#
# Guess: paragraphs, items of lists and cells, each on a line or at least apart, as it reads them from DOCX.
# What happens: of OpenDocument it reads paragraphs alone: no list and no table is in the result, and a tab or a line break joins two words.
#   Of RTF the letters outside ASCII are gone: each is a zero byte and "Nf", or the like, and the names of styles are put before
#   the text. No error is returned. From DOCX the lists and tables are there.
# Version: github.com/lu4p/cat v0.1.5 of Go, files by libreoffice-writer 1:7.4.7-1+deb12u14 of Debian 12. Tried on 2026-12-01.
# Why it matters: it is the Go library for "any office file to text". Skills are lists and work is a table in most templates, so that a
#   search of such an index finds a person's greeting and no skill. shortlist reads the three formats alike.
# Needs Debian 12 with libreoffice-writer.
set -euo pipefail

dpkg -s libreoffice-writer >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends libreoffice-writer >/dev/null; }

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
cat > cv.html <<'HTML'
<meta charset="utf-8"><p>Anna Example<br>Kyiv</p><ul><li>Payroll</li><li>Taxes</li></ul>
<table><tr><td>2015</td><td>Bookkeeper</td></tr></table><p>Київ, Ștefan</p>
HTML
convert() { soffice -env:UserInstallation="file://$dir/profile" --headless "$@" >/dev/null 2>&1; }
convert --infilter='HTML (StarWriter)' --convert-to odt:writer8 cv.html
convert --convert-to docx cv.odt
convert --convert-to rtf cv.odt
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init read >/dev/null 2>&1
go get github.com/lu4p/cat@v0.1.5 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"github.com/lu4p/cat"
)

func main() {
	for _, file := range []string{"cv.odt", "cv.docx", "cv.rtf"} {
		text, err := cat.File(file)
		fmt.Println(file, "error", err)
		for _, word := range []string{"Anna Example", "ExampleKyiv", "Payroll", "Bookkeeper", "Київ", "Ștefan", "Heading", "\x00"} {
			fmt.Printf("  %q %t\n", word, strings.Contains(text, word))
		}
	}
}
GO
go run . > seen
cat seen

cat > expected <<'OUT'
cv.odt error <nil>
  "Anna Example" true
  "ExampleKyiv" true
  "Payroll" false
  "Bookkeeper" false
  "Київ" true
  "Ștefan" true
  "Heading" false
  "\x00" false
cv.docx error <nil>
  "Anna Example" true
  "ExampleKyiv" true
  "Payroll" true
  "Bookkeeper" true
  "Київ" true
  "Ștefan" true
  "Heading" false
  "\x00" false
cv.rtf error <nil>
  "Anna Example" true
  "ExampleKyiv" false
  "Payroll" true
  "Bookkeeper" true
  "Київ" false
  "Ștefan" false
  "Heading" true
  "\x00" true
OUT
diff expected seen
