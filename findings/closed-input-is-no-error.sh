#!/usr/bin/env bash
# The end of the input, as the library reports it that reads keys for Bubble Tea.
#
# Guess: when the input ends, as a terminal's does that was hung up before the first key, StreamEvents returns io.EOF.
# What happens: it returns nil, as it does when its context has ended, and sends no event. A program that waits for an error or
#   for an event to learn that its terminal is gone waits for ever; SIGHUP ends it, unless it was started to ignore that
#   (nohup). Any other failure is returned.
# Version: github.com/charmbracelet/ultraviolet v0.0.0-20260811164956-006e29f97886, Go 1.26. Tried on 2026-11-28.
# Why it matters: a dashboard that is started over a line which breaks at that moment stays on the host without a terminal.
#   shortlist takes the end of StreamEvents for a terminal that is gone, whatever it returns.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH="$dir/go"

cat > main.go <<'GO'
package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing/iotest"

	uv "github.com/charmbracelet/ultraviolet"
)

func main() {
	read := func(name string, r *uv.TerminalReader) {
		events := make(chan uv.Event, 10)
		err := r.StreamEvents(context.Background(), events)
		fmt.Printf("%s: %d events, error %v\n", name, len(events), err)
	}
	read("an input that has ended", uv.NewTerminalReader(strings.NewReader(""), "xterm"))
	read("one key, and the end", uv.NewTerminalReader(strings.NewReader("a"), "xterm"))
	read("another failure", uv.NewTerminalReader(iotest.ErrReader(errors.New("input/output error")), "xterm"))
}
GO
cat > go.mod <<'MOD'
module tried

go 1.25

require github.com/charmbracelet/ultraviolet v0.0.0-20260811164956-006e29f97886
MOD
go run . > seen
cat seen

cat > expected <<'OUT'
an input that has ended: 0 events, error <nil>
one key, and the end: 1 events, error <nil>
another failure: 0 events, error input/output error
OUT
diff expected seen
