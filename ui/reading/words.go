package reading

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of the reading queue. Each language has its own variable.
type words struct {
	First     string
	Loading   string
	NotLoaded string

	TmuxBlocksPictures string

	// A picture on a screen of its own.
	PictureBack   string
	PictureHidden string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Last(tally string) string
	Count(verdict string, n int) string
	Undecided(n int) string
	UndecidedLeft(n int) string
	Gone(id int64) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	First:     "This is the first application.",
	Loading:   "the application is being loaded",
	NotLoaded: "the application could not be loaded",

	TmuxBlocksPictures: "tmux does not pass pictures on to your terminal. tmux set -g allow-passthrough on changes that.",

	PictureBack:   "any key goes back",
	PictureHidden: "blind mode is on; any key goes back",

	sentences: new(english),
}

type english struct{}

func (*english) Last(tally string) string           { return "This was the last application: " + tally + "." }
func (*english) Count(verdict string, n int) string { return amount.Number(n) + " " + verdict }
func (*english) Undecided(n int) string             { return amount.Number(n) + " undecided" }
func (*english) UndecidedLeft(n int) string         { return amount.Number(n) + " undecided left" }
func (*english) Gone(id int64) string {
	return fmt.Sprintf("Application %d is not on this computer anymore.", id)
}
