package markup

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the losses of Markdown, as phrases. Another language is another type with these methods.
type words interface {
	// The whole text
	TooLong(kibibytes int) string
	TooDeep() string
	ExactForm(of string) string
	SomeText() string
	More() string

	// Kinds of blocks
	Block(kind string) string
	NestedTooDeep() string

	// Tags, attributes and styles
	Tag(tag string) string
	UnknownTag(tag string) string
	Attribute(name string) string
	Style(name string) string
	Comments() string
	HiddenText() string
	LineEnds() string

	// Links and images
	ScriptLinks() string
	LinksWithin() string
	OwnImages() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) TooLong(kibibytes int) string {
	return fmt.Sprintf("all of it: it is longer than %d KiB", kibibytes)
}
func (*english) TooDeep() string            { return "all markup: the tags are nested too deep or never closed" }
func (*english) ExactForm(of string) string { return "the exact form of " + of }
func (*english) SomeText() string           { return "some of the text" }
func (*english) More() string               { return "more of the kind" }

func (*english) Block(kind string) string {
	return map[string]string{
		"ul": "lists", "ol": "lists", "table": "tables", "pre": "preformatted text",
		"h1": "headings", "h2": "headings", "h3": "headings", "h4": "headings", "h5": "headings", "h6": "headings",
	}[kind]
}
func (*english) NestedTooDeep() string { return "lists and quotes nested too deep" }

func (*english) Tag(tag string) string {
	return map[string]string{
		"u": "underlining", "ins": "underlining", "s": "struck-through text", "strike": "struck-through text", "del": "struck-through text",
		"mark": "highlighting", "sub": "lowered text (subscript)", "sup": "raised text (superscript)",
		"center": "the alignment of text", "dl": "lists of terms", "script": "scripts", "style": "style sheets", "iframe": "embedded pages",
	}[tag]
}
func (*english) UnknownTag(tag string) string { return "the tag <" + tag + ">" }
func (*english) Attribute(name string) string { return "the attribute " + name }
func (*english) Style(name string) string     { return "the style " + name }
func (*english) Comments() string             { return "comments" }
func (*english) HiddenText() string           { return "hidden text" }
func (*english) LineEnds() string             { return "line ends that a style keeps" }

func (*english) ScriptLinks() string { return "links that run a script" }
func (*english) LinksWithin() string { return "links to places within the text" }
func (*english) OwnImages() string   { return "images that hold their own data or have no address" }
