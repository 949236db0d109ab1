package markup

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the losses of Markdown, as phrases. Each language has its own variable.
type words struct {
	// The whole text
	TooDeep  string
	SomeText string
	More     string

	// Kinds of blocks
	NestedTooDeep string

	// Tags, attributes and styles
	Comments   string
	HiddenText string
	LineEnds   string

	// Links and images
	ScriptLinks string
	LinksWithin string
	OwnImages   string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The whole text
	TooLong(kibibytes int) string
	ExactForm(of string) string

	// Kinds of blocks
	Block(kind string) string

	// Tags, attributes and styles
	Tag(tag string) string
	UnknownTag(tag string) string
	Attribute(name string) string
	Style(name string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	TooDeep:  "all markup: the tags are nested too deep or never closed",
	SomeText: "some of the text",
	More:     "more of the kind",

	NestedTooDeep: "lists and quotes nested too deep",

	Comments:   "comments",
	HiddenText: "hidden text",
	LineEnds:   "line ends that a style keeps",

	ScriptLinks: "links that run a script",
	LinksWithin: "links to places within the text",
	OwnImages:   "images that hold their own data or have no address",

	sentences: new(english),
}

type english struct{}

func (*english) TooLong(kibibytes int) string {
	return fmt.Sprintf("all of it: it is longer than %d KiB", kibibytes)
}
func (*english) ExactForm(of string) string { return "the exact form of " + of }

func (*english) Block(kind string) string {
	return map[string]string{
		"ul": "lists", "ol": "lists", "table": "tables", "pre": "preformatted text",
		"h1": "headings", "h2": "headings", "h3": "headings", "h4": "headings", "h5": "headings", "h6": "headings",
	}[kind]
}

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
