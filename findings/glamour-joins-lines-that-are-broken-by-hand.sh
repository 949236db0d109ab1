#!/usr/bin/env bash
# What Glamour makes of a line break that the writer of a Markdown text demands, by two spaces or a backslash at the end of a line.
#
# Guess: the break stays, as CommonMark has it and every browser shows it. A line end alone becomes a space.
# What happens: both kinds of hard break become a space as well, in each built-in style. WithPreservedNewLines keeps them, but keeps
#   each line end of the file, too. goldmark, which Glamour reads with, tells the two apart.
# Version: charm.land/glamour/v2 v2.0.1 of Go. Tried on 2026-11-30.
# Why it matters: an address, a greeting or a signature in an advert or a letter that was written in Markdown runs together into
#   one line on the screen, while the board shows three. shortlist draws only its own guides with Glamour; they break no line by
#   hand.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init draw >/dev/null 2>&1
go get charm.land/glamour/v2@v2.0.1 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"charm.land/glamour/v2"
)

func main() {
	for _, style := range []string{"notty", "ascii"} {
		for _, text := range []string{"Exemplu SRL  \nStr. Exemplu 1", "Exemplu SRL\\\nStr. Exemplu 1", "Exemplu SRL\nStr. Exemplu 1"} {
			for name, option := range map[string]glamour.TermRendererOption{"": nil, ", lines preserved": glamour.WithPreservedNewLines()} {
				options := []glamour.TermRendererOption{glamour.WithStandardStyle(style)}
				if option != nil {
					options = append(options, option)
				}
				r, err := glamour.NewTermRenderer(options...)
				if err != nil {
					panic(err)
				}
				drawn, err := r.Render(text)
				if err != nil {
					panic(err)
				}
				fmt.Printf("%s%s: %q: %d\n", style, name, text, len(strings.Split(strings.TrimSpace(drawn), "\n")))
			}
		}
	}
}
GO
go run . | sort > seen
cat seen

cat > expected <<'OUT'
ascii, lines preserved: "Exemplu SRL  \nStr. Exemplu 1": 2
ascii, lines preserved: "Exemplu SRL\\\nStr. Exemplu 1": 2
ascii, lines preserved: "Exemplu SRL\nStr. Exemplu 1": 2
ascii: "Exemplu SRL  \nStr. Exemplu 1": 1
ascii: "Exemplu SRL\\\nStr. Exemplu 1": 1
ascii: "Exemplu SRL\nStr. Exemplu 1": 1
notty, lines preserved: "Exemplu SRL  \nStr. Exemplu 1": 2
notty, lines preserved: "Exemplu SRL\\\nStr. Exemplu 1": 2
notty, lines preserved: "Exemplu SRL\nStr. Exemplu 1": 2
notty: "Exemplu SRL  \nStr. Exemplu 1": 1
notty: "Exemplu SRL\\\nStr. Exemplu 1": 1
notty: "Exemplu SRL\nStr. Exemplu 1": 1
OUT
LC_ALL=C sort expected | diff - <(LC_ALL=C sort seen)
