#!/usr/bin/env bash
# The letters that the list of Bubbles underlines in a title while it is filtered.
#
# Guess: the letters that were typed, in any alphabet: "anna" in "Kovalchuk Anna", "анна" in "Ковальчук Анна".
# What happens: in the Latin title four letters are underlined; in the Cyrillic one, which is found as well, not one. The filter counts
#   bytes, and the list underlines by letters, so that the marks are twice as far right as the match, here behind the end. In a
#   longer title they are below letters that nobody typed: of "Анна Ковальчук" the letters 1, 3, 5 and 7.
# Version: charm.land/bubbles/v2 v2.2.1 of Go, with github.com/sahilm/fuzzy v0.1.3. Tried on 2026-11-30.
# Why it matters: most names in a Ukrainian manager's list are Cyrillic. A mark below other letters reads as if the search had found
#   something else. shortlist marks matches by its own search.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init list >/dev/null 2>&1
go get charm.land/bubbles/v2@v2.2.1 github.com/sahilm/fuzzy@v0.1.3 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"regexp"
	"strings"

	"charm.land/bubbles/v2/list"
)

type person string

func (p person) FilterValue() string { return string(p) }
func (p person) Title() string       { return string(p) }
func (p person) Description() string { return "" }

// A letter with "4", underlined, among the codes before it.
var underlined = regexp.MustCompile(`\x1b\[(?:\d+;)*4(?:;\d+)*m([^\x1b]+)`)

func main() {
	for _, pair := range [][2]string{{"Kovalchuk Anna", "anna"}, {"Ковальчук Анна", "анна"}, {"Анна Ковальчук", "анна"}} {
		people := list.New([]list.Item{person(pair[0])}, list.NewDefaultDelegate(), 40, 10)
		people.SetFilterText(pair[1])
		marked := []string{}
		for _, line := range strings.Split(people.View(), "\n") {
			if strings.Contains(line, "│") {
				for _, m := range underlined.FindAllStringSubmatch(line, -1) {
					marked = append(marked, m[1])
				}
			}
		}
		fmt.Printf("%s in %s: %q\n", pair[1], pair[0], marked)
	}
}
GO
go run . > seen
cat seen

cat > expected <<'OUT'
anna in Kovalchuk Anna: ["A" "n" "n" "a"]
анна in Ковальчук Анна: []
анна in Анна Ковальчук: ["А" "н" " " "о"]
OUT
diff expected seen
