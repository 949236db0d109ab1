//go:build linux

package main

import (
	"fmt"
	"strings"
)

// table returns what was seen in Markdown. A tick is what was seen; silence is a dash.
func table(all []seen) string {
	var b strings.Builder
	b.WriteString("| terminal | version | TERM | colours | background | keyboard | other widths (shortlist's) | pictures | clipboard | links | files | drags | margins | left |\n")
	b.WriteString("|" + strings.Repeat("---|", 14) + "\n")
	for _, s := range all {
		cells := []string{s.Terminal, s.Version, s.TERM}
		if s.Fault != "" && s.Colours == 0 {
			fmt.Fprintf(&b, "| %s | %s |\n", strings.Join(cells, " | "), strings.ReplaceAll(strings.ReplaceAll(s.Fault, "\n", " "), "|", `\|`))
			continue
		}
		colours := map[int]string{16: "16", 256: "256", 1 << 24: "16 million"}[s.Colours]
		cells = append(cells, colours, dash(s.Background()), dash(s.Keyboard()), dash(widths(s)), dash(strings.Join(s.Pictures, ", ")), tick(s.Clipboard), tick(s.Links),
			tick(s.Files), tick(yes(s.Answers["OSC 72"] != "")), tick(yes(s.HasMargins())), dash(strings.Join(s.Left, "; ")))
		fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | "))
	}
	return b.String()
}

// widths returns the samples that the terminal draws in another width than shortlist counts.
func widths(s seen) string {
	out := s.OtherWidths()
	for i, word := range out {
		out[i] = format("%s %d (%d)", word, s.Widths[word], s.Counted(word))
	}
	return strings.Join(out, ", ")
}

func dash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

func tick(s string) string {
	switch s {
	case "yes":
		return "✓"
	case "no", "":
		return "–"
	}
	return s
}
