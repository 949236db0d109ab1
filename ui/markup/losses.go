package markup

import (
	"fmt"
	"strings"
)

// maxNamed is how many different tags, or attributes, are named; the rest are
// counted together.
const maxNamed = 8

// loss is one kind of thing that Markdown cannot say. %d in many is how often it
// occurs.
type loss struct{ one, many string }

var (
	lostTable       = loss{"the exact form of a table", "the exact form of %d tables"}
	lostCaption     = loss{"the caption of a table", "the captions of %d tables"}
	lostStyle       = loss{"the colours and fonts of a tag", "the colours and fonts of %d tags"}
	lostClass       = loss{"the class of a tag", "the classes of %d tags"}
	lostAlignment   = loss{"the alignment of a paragraph", "the alignment of %d paragraphs"}
	lostDirection   = loss{"the text direction (right to left)", "the text direction (right to left, %d times)"}
	lostComment     = loss{"a comment", "%d comments"}
	lostUnderline   = loss{"underlining", "underlining (%d times)"}
	lostStrike      = loss{"struck-through text", "struck-through text (%d times)"}
	lostHighlight   = loss{"highlighting", "highlighting (%d times)"}
	lostSub         = loss{"lowered text (subscript)", "lowered text (subscript, %d times)"}
	lostSuper       = loss{"raised text (superscript)", "raised text (superscript, %d times)"}
	lostCapitals    = loss{"text shown in other capitals", "text shown in other capitals (%d times)"}
	lostHidden      = loss{"hidden text", "hidden text (%d times)"}
	lostScript      = loss{"a script", "%d scripts"}
	lostSheet       = loss{"a style sheet", "%d style sheets"}
	lostFrame       = loss{"an embedded page", "%d embedded pages"}
	lostTooltip     = loss{"a tooltip", "%d tooltips"}
	lostImageSize   = loss{"the size of an image", "the sizes of %d images"}
	lostImage       = loss{"an image that holds its own data or has no address", "%d images that hold their own data or have no address"}
	lostLink        = loss{"a link that runs a script", "%d links that run a script"}
	lostAnchor      = loss{"a link to a place within the text", "%d links to places within the text"}
	lostTerms       = loss{"a list of terms", "%d lists of terms"}
	lostNumbering   = loss{"the numbering of a list", "the numbering of %d lists"}
	lostOutsideItem = loss{"text of a list outside its items", "text of a list outside its items (%d times)"}
	lostEmptyItem   = loss{"an empty list item", "%d empty list items"}
	lostBreaks      = loss{"line ends that a style keeps", "line ends that a style keeps (%d times)"}
	lostHeadBreak   = loss{"a line break in a heading", "%d line breaks in headings"}
	lostHeadBlock   = loss{"a block inside a heading", "%d blocks inside headings"}
	lostPreStyle    = loss{"styling in preformatted text", "styling in preformatted text (%d times)"}
	lostNesting     = loss{"a list or quote nested too deep", "%d lists or quotes nested too deep"}
	lostTangle      = loss{"all markup: the tags are nested too deep or never closed", ""}
	lostOtherTags   = loss{"another tag", "%d other tags"}
	lostOtherAttrs  = loss{"another attribute", "%d other attributes"}
)

func lostTag(name string) loss {
	return loss{"the tag <" + plain(name) + ">", "the tag <" + plain(name) + "> (%d×)"}
}

func lostAttr(name string) loss {
	return loss{"the attribute " + plain(name), "the attribute " + plain(name) + " (%d×)"}
}

// plain makes a stranger's name fit for a phrase.
func plain(name string) string {
	name = strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' {
			return r
		}
		return -1
	}, name)
	if name == "" {
		return "?"
	}
	return name[:min(len(name), 20)]
}

// losses counts what is lost, in the order of first appearance.
type losses struct {
	order       []loss
	times       map[loss]int
	tags, attrs int // named so far
}

func (l *losses) add(what loss) {
	if l.times == nil {
		l.times = map[loss]int{}
	}
	if l.times[what]++; l.times[what] == 1 {
		l.order = append(l.order, what)
	}
}

// named adds a loss that bears a stranger's name, as other when there are
// enough of its kind.
func (l *losses) named(what, other loss, kinds *int) {
	if l.times[what] == 0 {
		if *kinds == maxNamed {
			what = other
		} else {
			*kinds++
		}
	}
	l.add(what)
}

func (l *losses) tag(name string)  { l.named(lostTag(name), lostOtherTags, &l.tags) }
func (l *losses) attr(name string) { l.named(lostAttr(name), lostOtherAttrs, &l.attrs) }

func (l *losses) phrases() []string {
	out := make([]string, 0, len(l.order))
	for _, what := range l.order {
		if n := l.times[what]; n > 1 {
			out = append(out, fmt.Sprintf(what.many, n))
		} else {
			out = append(out, what.one)
		}
	}
	return out
}
