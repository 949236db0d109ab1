package reading

import (
	"fmt"
	"strconv"

	"shortlist/model/amount"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) First() string { return "Aceasta este prima candidatură." }
func (*romanian) Last(tally string) string {
	return "Aceasta a fost ultima candidatură: " + tally + "."
}
func (*romanian) Count(verdict string, n int) string { return strconv.Itoa(n) + " " + verdict }
func (*romanian) Undecided(n int) string             { return "nedecise: " + strconv.Itoa(n) }
func (*romanian) UndecidedLeft(n int) string         { return "nedecise: " + amount.Number(n) }
func (*romanian) Loading() string                    { return "candidatura se încarcă" }
func (*romanian) NotLoaded() string                  { return "candidatura nu s-a putut încărca" }
func (*romanian) TmuxBlocksPictures() string {
	return "tmux nu transmite imaginile către terminal. tmux set -g allow-passthrough on schimbă asta."
}
func (*romanian) Gone(id int64) string {
	return fmt.Sprintf("Candidatura %d nu mai este pe acest calculator.", id)
}

func (*romanian) PictureBack() string   { return "enter revine" }
func (*romanian) PictureHidden() string { return "modul anonim este activ; enter revine" }
