package help

import (
	"bytes"
	"regexp"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Style is how a guide is drawn.
type Style struct {
	theme.Palette
	Bare     bool // no bold and no colours; signs of Markdown take their place
	LongCode bool // lines of code may be longer than the width: a terminal breaks them itself, and copies them whole
}

var (
	codeBlock = regexp.MustCompile("(?ms)^```[^\n]*\n(.*?)^```\n")
	signs     = strings.NewReplacer("<h1>", "<h1># ", "<h2>", "<h2>## ", "<h3>", "<h3>### ", "<em>", "*", "</em>", "*", "<strong>", "**", "</strong>", "**")
)

// Draw returns a guide as lines of at most width cells. A long guide takes some milliseconds.
func Draw(markdown string, width int, s Style) (lines []string, err error) {
	style := s.Rendered()
	style.Bare = s.Bare
	renderer := text.NewRenderer(style)
	parser := goldmark.New(goldmark.WithExtensions(extension.Table))
	add := func(more []string) {
		if len(lines) > 0 && len(more) > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, more...)
	}
	from := 0
	for _, at := range append(codeBlock.FindAllStringSubmatchIndex(markdown, -1), []int{len(markdown), len(markdown), 0, 0}) {
		var page bytes.Buffer
		if err := parser.Convert([]byte(markdown[from:at[0]]), &page); err != nil {
			return nil, err
		}
		html := page.String()
		if s.Bare {
			html = signs.Replace(html)
		}
		add(renderer.HTML(html, width))
		add(s.code(markdown[at[2]:at[3]], width))
		from = at[1]
	}
	return lines, nil
}

// code returns the lines of a block of code.
func (s Style) code(block string, width int) (lines []string) {
	const indent = "  "
	look := theme.Style{}
	if !s.Bare {
		look = look.Foreground(lipgloss.Color(s.Warn))
	}
	for line := range strings.Lines(block) {
		parts := []string{strings.TrimSuffix(line, "\n")}
		if !s.LongCode {
			parts = text.Wrap(parts[0], width-len(indent))
		}
		for _, part := range parts {
			if part != "" {
				part = indent + look.Render(part)
			}
			lines = append(lines, part)
		}
	}
	return lines
}
