#!/usr/bin/env bash
# What Ghostscript writes as the text of a ligature when it prints a PDF again.
#
# Guess: the text of the PDF that it reads, which is right: 00660069 for fi, and 006600660069 for ffi.
# What happens: the bytes of each letter are exchanged, and the last two letters of three are added up: 66006900, and 6600cf00.
#   Each reader that believes the file shows "o昀케ce" for "office".
# Version: Ghostscript 10.00.0 (10.0.0~dfsg-11+deb12u9 of Debian 12), WeasyPrint 57.2, DejaVu 2.37. Tried on 2026-11-29.
# Why it matters: programs that make files smaller are built on it. Words such as office, first and profile are not found in a
#   CV. shortlist reads such maps.
# Needs Debian 12 with ghostscript, weasyprint, qpdf and fonts-dejavu-core.
set -euo pipefail

dpkg -s ghostscript weasyprint qpdf fonts-dejavu-core >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ghostscript weasyprint qpdf fonts-dejavu-core >/dev/null; }

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo "<meta charset=utf-8><p style=\"font-family: 'DejaVu Sans'\">first office</p>" > in.html
weasyprint -q in.html in.pdf
gs -q -sDEVICE=pdfwrite -o out.pdf in.pdf
maps() { qpdf --qdf --object-streams=disable "$1" - | grep -aoE '<[0-9a-f]{8,12}>$' | LC_ALL=C sort | tr '\n' ' '; }
got="$(maps in.pdf)becomes $(maps out.pdf)"
want='<006600660069> <00660069> becomes <66006900> <6600cf00> '
echo "$got"
[ "$got" = "$want" ] || { echo "it has changed; seen before: $want"; exit 1; }
