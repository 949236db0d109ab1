#!/usr/bin/env bash
# The stems that Snowball's Romanian rules give to two cases of one noun, and to both ways to write ț.
#
# Guess: "experiență" and "experienței" (of the experience) have one stem, as "досвід" and "досвіду" have in Ukrainian stemmers. The
#   letters with a cedilla of old keyboards may differ from those with a comma.
# What happens: they have two stems, "experienț" and "experiențe"; "știință" and "științei" have two, too. Of nouns in -ă the genitive
#   keeps its e. With a cedilla each is another word once more, so that one noun has four stems. "contabilă", "contabili" and
#   "contabil" have one.
# Version: github.com/blevesearch/snowballstem v0.9.0 of Go and snowball-stemmers 0.6.0 of npm, which agree. Tried on 2026-11-30.
# Why it matters: a search for "experiență" in a CV's index misses "nivelul experienței", the way a Romanian CV puts it, and a CV that
#   was typed with cedillas is found by neither. shortlist looks for words that begin alike, whatever the marks
#   on their letters.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts snowball-stemmers@0.6.0 >/dev/null
cat > stem.cjs <<'JS'
const stemmer = require('snowball-stemmers').newStemmer('romanian')
for (const word of process.argv.slice(2)) console.log(`${word}: ${stemmer.stem(word)}`)
JS
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init stem >/dev/null 2>&1
go get github.com/blevesearch/snowballstem@v0.9.0 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/romanian"
)

func main() {
	for _, word := range os.Args[1:] {
		env := snowballstem.NewEnv(word)
		romanian.Stem(env)
		fmt.Printf("%s: %s\n", word, env.Current())
	}
}
GO
words=(experiență experienței experienţă experienţei știință științei contabilă contabili contabil)
node stem.cjs "${words[@]}" > seen
go run . "${words[@]}" | diff seen -
cat seen

cat > expected <<'OUT'
experiență: experienț
experienței: experiențe
experienţă: experienţ
experienţei: experienţe
știință: științ
științei: științe
contabilă: contabil
contabili: contabil
contabil: contabil
OUT
diff expected seen
