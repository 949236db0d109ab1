#!/usr/bin/env bash
# The text in a textarea of Bubbles after a text with Windows line ends (CR LF) was pasted or set.
#
# Guess: CR LF is one line end.
# What happens: it is two, so that an empty line comes behind each line; CR alone is one. The same holds for SetValue and for a paste.
# Version: charm.land/bubbles/v2 v2.2.1 of Go. Tried on 2026-11-30.
# Why it matters: adverts come from Word files and mails of Windows. Pasted into a form, each of their lines is a paragraph of its
#   own, and the length and the preview are wrong. shortlist makes one line end of CR LF before the text reaches the field.
set -euo pipefail

dir=$(mktemp -d)
trap 'chmod -R u+w "$dir"; rm -rf "$dir"' EXIT
cd "$dir"
export GOFLAGS=-mod=mod GOPATH=$dir/go
go mod init area >/dev/null 2>&1
go get charm.land/bubbles/v2@v2.2.1 >/dev/null 2>&1
cat > main.go <<'GO'
package main

import (
	"fmt"

	"charm.land/bubbles/v2/textarea"
	tea "charm.land/bubbletea/v2"
)

func main() {
	for _, text := range []string{"a\r\nb", "a\rb", "a\nb"} {
		pasted, set := textarea.New(), textarea.New()
		pasted.Focus()
		pasted, _ = pasted.Update(tea.PasteMsg{Content: text})
		set.SetValue(text)
		fmt.Printf("%q: pasted %q, set %q\n", text, pasted.Value(), set.Value())
	}
}
GO
go run . > seen
cat seen

cat > expected <<'OUT'
"a\r\nb": pasted "a\n\nb", set "a\n\nb"
"a\rb": pasted "a\nb", set "a\nb"
"a\nb": pasted "a\nb", set "a\nb"
OUT
diff expected seen
