#!/usr/bin/env bash
# What the library returns that opens links for many Go programs, on a computer without a desktop: a console, a container, cron.
#
# Guess: an error, as there is no display; so a program can show the link instead.
# What happens: it runs xdg-open, which starts a browser of the terminal (w3m, lynx and elinks are on its list) when there is no
#   display. The output is dropped, as a program with a screen of its own must ask for. The page is fetched, shown to no one, and the
#   call returns nil. So it is with a letter as a mailto: link. Only where no such browser is installed is there an error.
# Version: github.com/pkg/browser v0.0.0-20240102092130-5ac0b6a4141c; xdg-utils 1.1.3-4.1 and w3m 0.5.3+git20230121-2 of Debian 12.
#   Tried on 2026-12-01.
# Why it matters: "Opened in your browser" is untrue there, and a letter that was handed to no mail program would be taken for opened.
#   A link that counts its visits, as an advert's does, is also fetched. shortlist looks for a display first, and shows the link.
# Needs Go, and Debian 12 with xdg-utils and w3m.
set -euo pipefail

packages=(xdg-utils w3m)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod
cat > go.mod <<'MOD'
module open
go 1.24
require github.com/pkg/browser v0.0.0-20240102092130-5ac0b6a4141c
MOD
cat > main.go <<'GO'
package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"

	"github.com/pkg/browser"
)

func main() {
	fetched := 0
	board := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fetched++
		fmt.Fprintln(w, "an advert")
	}))
	defer board.Close()
	browser.Stdout, browser.Stderr = io.Discard, io.Discard
	fmt.Println("a page:", browser.OpenURL(board.URL), "and it was fetched", fetched, "time")
	fmt.Println("a letter:", browser.OpenURL("mailto:anna@example.com?subject=Interview"))
}
GO
go mod tidy >/dev/null 2>&1
go build -o open .

mkdir with without # programs that a PATH may have
for name in xdg-open w3m sh sed cut grep egrep uname awk cat; do ln -s "$(command -v "$name")" with; done
cp -P with/* without && rm without/w3m
for programs in with without; do
  echo "$programs a browser of the terminal:"
  env -i PATH="$dir/$programs" HOME="$dir" TERM=xterm ./open < /dev/null
done > seen
cat seen

cat > expected <<'OUT'
with a browser of the terminal:
a page: <nil> and it was fetched 1 time
a letter: <nil>
without a browser of the terminal:
a page: exit status 3 and it was fetched 0 time
a letter: exit status 3
OUT
diff expected seen
