package help

import (
	"fmt"

	"shortlist/ui/action"
)

// words are the texts of the guides. Another language is another type with these methods.
type words interface {
	Guides() string // heading in the help
	GuideLines(title string, from, to, of int) string
	FindInGuide() string
	NoMatch() string

	Scroll() action.Label
	NextMatch() action.Label
	BackToHelp() action.Label
}

var say words = english{}

type english struct{}

func (english) Guides() string { return "Guides" }
func (english) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · %d–%d of %d lines", title, from, to, of)
}
func (english) FindInGuide() string { return "type to find words in this guide" }
func (english) NoMatch() string     { return "No match" }

func (english) Scroll() action.Label     { return action.Label{Name: "scroll"} }
func (english) NextMatch() action.Label  { return action.Label{Name: "next match"} }
func (english) BackToHelp() action.Label { return action.Label{Name: "back"} }
