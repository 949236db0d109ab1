#!/usr/bin/env bash
# The box of a link that pdfTeX and hyperref write for an address that goes over two lines.
#
# Guess: the boxes of a link, one for each line, surround its words: a click on any letter follows it.
# What happens: where the first line is too long for the paragraph (an overfull box, usual with \url, which breaks at
#   slashes only), its box ends at the margin, not at the last letter: 10 points of the words, two letters, are outside.
#   pdfTeX takes the width of the line from the paragraph, not from what is on the line.
# Version: pdfTeX 1.40.24 and hyperref 7.00u of TeX Live 2022, qpdf 11.3.0 and poppler 22.12.0, all of Debian 12. Tried on
#   2026-11-29.
# Why it matters: a program that takes the words of a link from its box gets an address without two letters in its
#   middle, and believes that the words name another site than the link leads to. shortlist looks for the whole address
#   in the line, too, before it shows both.
set -euo pipefail

missing=()
command -v pdflatex >/dev/null && kpsewhich hyperref.sty >/dev/null || missing+=(texlive-latex-base)
command -v qpdf >/dev/null || missing+=(qpdf)
command -v pdftotext >/dev/null || missing+=(poppler-utils)
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

cat > cv.tex <<'TEX'
\documentclass{article}
\usepackage[paperwidth=120mm,paperheight=60mm,margin=12mm]{geometry}
\usepackage[hidelinks]{hyperref}
\pagestyle{empty}
\begin{document}
\noindent See \url{https://zorya.example.org/a/very/long/address/that/breaks/over/two/lines.html}.
\end{document}
TEX
pdflatex -interaction=batchmode cv.tex >/dev/null

{
  pdftotext -bbox cv.pdf - | sed -nE 's/.*xMin="([0-9]+)[0-9.]*" .*xMax="([0-9]+)[0-9.]*" .*>(.+)<\/word>/\3: from \1 to \2/p'
  qpdf --qdf --object-streams=disable cv.pdf - |
    awk '/\/Rect \[/ { getline left; getline; getline right; printf "box: from %d to %d\n", left, right }'
} > seen
cat seen

cat > expected <<'OUT'
See: from 34 to 48
https://zorya.example.org/a/very/long/address/that/: from 50 to 317
breaks/over/two/lines.html.: from 34 to 172
box: from 49 to 307
box: from 33 to 171
OUT
diff expected seen
