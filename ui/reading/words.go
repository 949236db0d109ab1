package reading

import (
	"fmt"
	"strconv"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of the reading queue. Another language is another type with these methods.
type words interface {
	First() string
	Last(tally string) string
	Count(verdict string, n int) string
	Undecided(n int) string
	UndecidedLeft(n int) string
	Loading() string
	NotLoaded() string
	Gone(id int64) string

	TmuxBlocksPictures() string

	// A picture on a screen of its own.
	PictureBack() string
	PictureHidden() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) First() string                      { return "This is the first application." }
func (*english) Last(tally string) string           { return "This was the last application: " + tally + "." }
func (*english) Count(verdict string, n int) string { return strconv.Itoa(n) + " " + verdict }
func (*english) Undecided(n int) string             { return strconv.Itoa(n) + " undecided" }
func (*english) UndecidedLeft(n int) string         { return amount.Number(n) + " undecided left" }
func (*english) Loading() string                    { return "the application is being loaded" }
func (*english) NotLoaded() string                  { return "the application could not be loaded" }
func (*english) TmuxBlocksPictures() string {
	return "tmux does not pass pictures on to your terminal. tmux set -g allow-passthrough on changes that."
}
func (*english) Gone(id int64) string {
	return fmt.Sprintf("Application %d is not on this computer anymore.", id)
}

func (*english) PictureBack() string   { return "enter goes back" }
func (*english) PictureHidden() string { return "blind mode is on; enter goes back" }
