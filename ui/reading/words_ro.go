package reading

import (
	"fmt"

	"shortlist/model/amount"
)

var inRomanian = words{
	First:     "Aceasta este prima candidatură.",
	Loading:   "candidatura se încarcă",
	NotLoaded: "candidatura nu s-a putut încărca",

	TmuxBlocksPictures: "tmux nu transmite imaginile către terminal. tmux set -g allow-passthrough on schimbă asta.",

	PictureBack:   "orice tastă revine",
	PictureHidden: "modul anonim este activ; orice tastă revine",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Last(tally string) string {
	return "Aceasta a fost ultima candidatură: " + tally + "."
}
func (*romanian) Count(verdict string, n int) string { return amount.Number(n) + " " + verdict }
func (*romanian) Undecided(n int) string             { return "nedecise: " + amount.Number(n) }
func (*romanian) UndecidedLeft(n int) string         { return "nedecise: " + amount.Number(n) }
func (*romanian) Gone(id int64) string {
	return fmt.Sprintf("Candidatura %d nu mai este pe acest calculator.", id)
}
