#!/usr/bin/env bash
# What a program pays for a renderer of Markdown that it imports and does not call.
#
# Guess: Glamour sets up nothing before its first document. The languages that it can colour are files in the program,
#   which chroma reads when a block of code names one; importing both costs a start less than 1 ms and a few kB.
# What happens: chroma registers all of its languages and styles while Go initializes packages, which is before main and
#   in every process of the program. It reads an XML file for each: about 60,000 allocations of 4 MB, and 15 to 17 ms
#   of a processor here. A style without code blocks, or never calling Glamour, changes nothing. The newest chroma
#   (2.27.0) takes a little more than the one that Glamour requires (2.14.0).
# Version: charm.land/glamour/v2 v2.0.1 with github.com/alecthomas/chroma/v2 v2.14.0, Go 1.26. Tried on 2026-11-29.
# Why it matters: each command of shortlist and each process that reads a CV starts with it. README gives what a start
#   takes, and CONTRIBUTING why chroma is not at its newest.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH="$dir/go"

cat > main.go <<'GO'
package main

import (
	"os"

	"charm.land/glamour/v2"
)

func main() {
	if len(os.Args) > 1 { // it is linked, and not called
		_, _ = glamour.Render(os.Args[1], "dark")
	}
}
GO
go mod init example.invalid/start >/dev/null 2>&1
go get charm.land/glamour/v2@v2.0.1 >/dev/null 2>&1
[ "$(go list -m -f '{{.Version}}' github.com/alecthomas/chroma/v2)" = v2.14.0 ] || { echo "another chroma"; exit 1; }
go build -o start .
GODEBUG=inittrace=1 ./start 2>&1 | grep chroma
# The line of a package: init NAME @FROM ms, CLOCK ms clock, SIZE bytes, COUNT allocs
GODEBUG=inittrace=1 ./start 2>&1 | awk '/chroma/ { bytes += $8; allocations += $10 }
  END { print "bytes " bytes ", allocations " allocations; exit !(bytes > 1000000 && allocations > 20000) }' ||
  { echo "it has changed: less is set up before main"; exit 1; }
