#!/usr/bin/env bash
# NO_COLOR, and the colours of TERM=screen, as the library reads them that Bubble Tea chooses colours with.
#
# Guess: any value of NO_COLOR that is not empty takes the colours away, as no-color.org asks; and TERM=screen, whose
#   description has 8 colours, gets 16 at most.
# What happens: NO_COLOR is read as a Go boolean, so 1, t and true work, while yes, on, y and 2 keep every colour, without
#   a word. TERM=screen gets 256 colours, as screen-256color does.
# Version: github.com/charmbracelet/colorprofile v0.4.3, Go 1.26. Tried on 2026-11-28.
# Why it matters: a person who needs a screen without colours and writes NO_COLOR=yes gets colours in programs made with
#   Bubble Tea. GNU screen 4.9 without 256 colours shows nearest ones, in which a chosen row can be lime on white.
#   shortlist takes any value that is not empty, and 16 colours for TERM=screen.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH="$dir/go"

cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/charmbracelet/colorprofile"
)

func main() {
	for _, value := range []string{"", "1", "true", "yes", "on", "y", "2"} {
		fmt.Printf("NO_COLOR=%s: %v\n", value, colorprofile.Env([]string{"TERM=xterm-256color", "NO_COLOR=" + value}))
	}
	for _, term := range []string{"screen", "screen-256color", "xterm"} {
		fmt.Printf("TERM=%s: %v\n", term, colorprofile.Env([]string{"TERM=" + term}))
	}
}
GO
cat > go.mod <<'MOD'
module tried

go 1.25

require github.com/charmbracelet/colorprofile v0.4.3
MOD
go run . > seen
cat seen

cat > expected <<'OUT'
NO_COLOR=: ANSI256
NO_COLOR=1: Ascii
NO_COLOR=true: Ascii
NO_COLOR=yes: ANSI256
NO_COLOR=on: ANSI256
NO_COLOR=y: ANSI256
NO_COLOR=2: ANSI256
TERM=screen: ANSI256
TERM=screen-256color: ANSI256
TERM=xterm: ANSI
OUT
diff expected seen
