#!/usr/bin/env bash
# Where Lip Gloss, Glamour and the textarea of Bubbles break a sum whose digits have spaces that do not break: "25 000 грн".
#
# Guess: at neither kind of such a space. U+00A0 and U+202F, the narrow one that typographers put between digits, are both for it.
# What happens: Lip Gloss and Glamour keep U+00A0 and break at U+202F, so that "25" ends a line and "000 грн" begins the next. The
#   textarea breaks at both. U+2007, the space as wide as a digit, is broken at by all three, and the hyphen U+2011 by none.
# Version: charm.land lipgloss v2.1.1, glamour v2.0.1 and bubbles v2.2.1. Tried on 2026-12-01.
# Why it matters: pay and phone numbers in adverts and CVs are written so, and a "25" at the end of a line is read as the pay.
#   shortlist breaks texts by itself, at none of them; in its form, whose field is the textarea, only the view is broken.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod
cat > go.mod <<'MOD'
module wrap
go 1.25
require (
	charm.land/bubbles/v2 v2.2.1
	charm.land/glamour/v2 v2.0.1
	charm.land/lipgloss/v2 v2.1.1
)
MOD
cat > main.go <<'GO'
package main

import (
	"fmt"
	"regexp"
	"strings"

	"charm.land/bubbles/v2/textarea"
	"charm.land/glamour/v2"
	"charm.land/lipgloss/v2"
)

var colours = regexp.MustCompile("\x1b\\[[0-9;]*m")

// kept shows the spaces and hyphens that do not break.
var kept = strings.NewReplacer("\u00a0", "_", "\u202f", "_", "\u2007", "_", "\u2011", "=")

func lines(s string) string {
	var out []string
	for _, l := range strings.Split(colours.ReplaceAllString(s, ""), "\n") {
		if l = strings.Trim(l, " "); l != "" {
			out = append(out, l)
		}
	}
	return kept.Replace(strings.Join(out, " | "))
}

func main() {
	for _, c := range []struct{ name, text string }{
		{"U+00A0", "Bonus: 25\u00a0000\u00a0грн"}, {"U+202F", "Bonus: 25\u202f000\u202fгрн"}, {"U+2007", "Bonus: 25\u2007000 грн"}, {"U+2011", "Bonus: 25\u2011000 грн"},
	} {
		md, err := glamour.NewTermRenderer(glamour.WithStandardStyle("notty"), glamour.WithWordWrap(15))
		if err != nil {
			panic(err)
		}
		drawn, err := md.Render(c.text)
		if err != nil {
			panic(err)
		}
		area := textarea.New()
		area.Prompt, area.ShowLineNumbers = "", false
		area.SetWidth(12)
		area.SetHeight(3)
		area.SetValue(c.text)
		fmt.Printf("%s: Lip Gloss %s; Glamour %s; textarea %s\n", c.name, lines(lipgloss.NewStyle().Width(11).Render(c.text)), lines(drawn), lines(area.View()))
	}
}
GO
go mod tidy >/dev/null 2>&1
go run . > seen
cat seen

cat > expected <<'OUT'
U+00A0: Lip Gloss Bonus: | 25_000_грн; Glamour Bonus: | 25_000_грн; textarea Bonus: 25 | 000 грн
U+202F: Lip Gloss Bonus: 25 | 000_грн; Glamour Bonus: 25 | 000_грн; textarea Bonus: 25 | 000 грн
U+2007: Lip Gloss Bonus: 25 | 000 грн; Glamour Bonus: 25 | 000 грн; textarea Bonus: 25 | 000 грн
U+2011: Lip Gloss Bonus: | 25=000 грн; Glamour Bonus: | 25=000 грн; textarea Bonus: | 25=000 грн
OUT
diff expected seen
