#!/usr/bin/env bash
# The text of the icons that moderncv draws before a phone number and an address in a CV.
#
# Guess: private letters of Unicode, which readers drop, or the signs that Unicode has for a phone and an envelope.
# What happens: by LuaLaTeX each icon is a word in the text: MOBILE-ALT, Envelope, LINKEDIN-IN, Github. By pdfLaTeX it is a letter or a sign
#   without a sense, "I", "#", "ð", "§"; with the older icons "H" before the mobile, "T" before the other, "B" before the address. No
#   reader can know better: the file has a map for the former and none for the latter.
# Version: moderncv 2.3.1 and fontawesome5 5.15.4 of TeX Live 2022 (texlive-latex-extra and texlive-fonts-extra 2022.20230122-4), read by
#   poppler-utils 22.12.0-2+deb12u1, all of Debian 12. Tried on 2026-12-01.
# Why it matters: most CVs of LaTeX are made with it. Who searches for GitHub or LinkedIn as a skill finds each of them, and a program that
#   takes the first word of a line for its label reads "B". Let a search ask for a word beside it.
# Needs Debian 12 with texlive-latex-extra, texlive-fonts-extra, texlive-luatex and poppler-utils.
set -euo pipefail

packages=(texlive-latex-extra texlive-fonts-extra texlive-luatex poppler-utils)
dpkg -s "${packages[@]}" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TEXMFVAR=$dir/var
write() { # name, engine, icons
  cat > "$1.tex" <<TEX
\documentclass{moderncv}
\moderncvstyle{classic}\moderncvcolor{blue}$3
\name{Anna}{Example}
\phone[mobile]{+380~50~000~00~00}\phone[fixed]{+380~44~000~00~00}
\email{anna@example.com}\social[linkedin]{anna.example}\social[github]{annaexample}
\begin{document}\makecvtitle\section{Work}\cvitem{2019}{Bookkeeper}\end{document}
TEX
  "$2" -interaction=batchmode "$1.tex" >/dev/null
  pdftotext -layout "$1.pdf" - | grep -oE '[^ ]+ (\+380 [45]|anna).*' | sed "s/^/$1: /"
}
{
  write pdf pdflatex ''
  write lua lualatex ''
  write marvosym pdflatex '\moderncvicons{marvosym}'
} > seen
cat seen

cat > expected <<'OUT'
pdf: I +380 50 000 00 00
pdf:  +380 44 000 00 00
pdf: # anna@example.com
pdf: ð anna.example
pdf: § annaexample
lua: MOBILE-ALT +380 50 000 00 00
lua: Phone-Alt +380 44 000 00 00
lua: Envelope anna@example.com
lua: LINKEDIN-IN anna.example
lua: Github annaexample
marvosym: H +380 50 000 00 00
marvosym: T +380 44 000 00 00
marvosym: B anna@example.com
marvosym: ð anna.example
marvosym: § annaexample
OUT
diff expected seen
