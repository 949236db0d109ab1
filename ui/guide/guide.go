// Package guide holds the guides.
package guide

import (
	"errors"
	"io/fs"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"

	"shortlist/assets"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// Topics lists the guides, in the order for a new reader.
var Topics = []string{"install", "configuration", "reviewing", "jobs", "callbacks", "offline", "host", "team", "scripting", "privacy", "linear", "keys"}

// Markdown returns the text of a guide in the language of this process.
func Markdown(topic string) (string, error) {
	files, err := assets.Guides()
	if err != nil {
		return "", err
	}
	data, err := fs.ReadFile(files, Path(topic, lang.Current()))
	text := string(data)
	if topic == "keys" {
		text += changedKeys()
	}
	return text, err
}

// changedKeys is a table of the keys that the configuration has changed; "" without any.
func changedKeys() string {
	changes := action.Changes()
	if len(changes) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\n## " + say.YourKeys + "\n\n" + say.KeysHead + "\n|---|---|---|\n")
	for _, c := range changes {
		b.WriteString("| `" + c.Name + "` | " + codes(c.Keys) + " | " + codes(c.Were) + " |\n")
	}
	return b.String()
}

func codes(keys action.Keys) string {
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = "`" + action.KeyName(k) + "`"
	}
	return strings.Join(names, " ")
}

// Path is the file of a guide in a language, in assets.Guides.
func Path(topic string, l lang.Language) string {
	if l == lang.English {
		return topic + ".md"
	}
	return l.Code() + "/" + topic + ".md"
}

// Title is the text of the first heading.
func Title(markdown string) string {
	first, _, _ := strings.Cut(markdown, "\n")
	return strings.TrimPrefix(first, "# ")
}

var converter = sync.OnceValue(func() goldmark.Markdown {
	return goldmark.New(goldmark.WithExtensions(extension.Table))
})

// HTML returns a guide as HTML, which package text draws. bare keeps the signs of Markdown at headings
// and emphasis, for a terminal without bold and colours.
func HTML(markdown string, bare bool) (string, error) {
	source := []byte(markdown)
	page := converter().Parser().Parse(text.NewReader(source))
	var out strings.Builder
	var err error
	if bare {
		err = ast.Walk(page, keepSigns)
	}
	err = errors.Join(err, converter().Renderer().Render(&out, source, page))
	return out.String(), err
}

func keepSigns(n ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		return ast.WalkContinue, nil
	}
	switch n := n.(type) {
	case *ast.Heading:
		n.InsertBefore(n, n.FirstChild(), ast.NewString([]byte(strings.Repeat("#", n.Level)+" ")))
	case *ast.Emphasis:
		stars := strings.Repeat("*", n.Level)
		n.InsertBefore(n, n.FirstChild(), ast.NewString([]byte(stars)))
		n.AppendChild(n, ast.NewString([]byte(stars)))
	}
	return ast.WalkContinue, nil
}
