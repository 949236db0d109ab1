#!/usr/bin/env bash
# What a PDF form of LaTeX holds as the choice that is set beforehand.
#
# Guess: what the text fields beside it hold: the text in UTF-16, FEFF004D0061… for Master.
# What happens: the choice is encoded twice. The mark stands two times, and each letter has three bytes. Readers show signs of
#   other scripts, or nothing.
# Version: hyperref 7.00u of TeX Live 2022 (Debian 12), pdfTeX 1.40.24. Tried on 2026-11-29.
# Why it matters: forms for applications are made so, and what a person leaves as it was chosen is lost. shortlist reads it.
# Needs Debian 12 with texlive-latex-recommended and qpdf.
set -euo pipefail

dpkg -s texlive-latex-recommended qpdf >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends texlive-latex-recommended qpdf >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > form.tex <<'TEX'
\documentclass{article}\usepackage{hyperref}\begin{document}\begin{Form}
\TextField[name=t,value=Master]{Text} \ChoiceMenu[name=c,combo,default=Master]{Choice}{Bachelor,Master}
\end{Form}\end{document}
TEX
pdflatex -interaction=batchmode form.tex >/dev/null
got=$(qpdf --qdf --object-streams=disable form.pdf - | grep -aoE '/V <[0-9a-f]+>' | tr '\n' ' ')
want='/V <feff004d00610073007400650072> /V <fefffeff00004d000061000073000074000065000072> '
echo "$got"
[ "$got" = "$want" ] || { echo "it has changed; seen before: $want"; exit 1; }
