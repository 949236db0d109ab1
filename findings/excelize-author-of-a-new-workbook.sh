#!/usr/bin/env bash
# Who made a workbook, and when, by the library that writes it.
#
# Guess: a new workbook of excelize has no author and no time, or those of now; and properties that are set to "" are gone.
# What happens: the author is "xuri" and the workbook is of 16 September 2006. SetDocProps takes an author out that is not
#   set, but keeps the day: an empty Created or Modified changes nothing, so no call of the library takes the day out.
# Version: github.com/xuri/excelize/v2 v2.11.1, Go 1.26. Tried on 2026-11-29.
# Why it matters: a spreadsheet shows a stranger as the author of a list of applicants, and a wrong day. A time of now would
#   make two exports of one list differ. shortlist writes these properties itself: its name, and no time.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH="$dir/go"

cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/xuri/excelize/v2"
)

func main() {
	book := excelize.NewFile()
	for _, set := range []bool{false, true} {
		if set {
			if err := book.SetDocProps(&excelize.DocProperties{Title: "a list"}); err != nil {
				panic(err)
			}
		}
		p, err := book.GetDocProps()
		if err != nil {
			panic(err)
		}
		fmt.Printf("title %q, by %q, %s\n", p.Title, p.Creator, p.Created)
	}
}
GO
go mod init example.invalid/author >/dev/null 2>&1
go get github.com/xuri/excelize/v2@v2.11.1 >/dev/null 2>&1
got=$(go run .)
want='title "", by "xuri", 2006-09-16T00:00:00Z
title "a list", by "", 2006-09-16T00:00:00Z'
echo "$got"
[ "$got" = "$want" ] || { echo "it has changed; seen before:"; echo "$want"; exit 1; }
