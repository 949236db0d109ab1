package reading

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
)

var inHungarian = words{
	First:     "Ez az első jelentkezés.",
	Loading:   "a jelentkezés betöltése folyik",
	NotLoaded: "a jelentkezést nem sikerült betölteni",

	TmuxBlocksPictures: "A tmux nem továbbítja a képeket a terminálnak. Ezen segít: tmux set -g allow-passthrough on",

	PictureBack:   "bármely billentyű: vissza",
	PictureHidden: "anonim mód bekapcsolva; bármely billentyű: vissza",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Last(tally string) string { return "Ez volt az utolsó jelentkezés: " + tally + "." }
func (*hungarian) Count(verdict string, n int) string {
	switch model.Verdict(verdict) {
	case model.Yes:
		verdict = "igen"
	case model.Maybe:
		verdict = "talán"
	case model.No:
		verdict = "nem"
	case model.Undecided:
	}
	return amount.Number(n) + " " + verdict
}
func (*hungarian) Undecided(n int) string { return amount.Number(n) + " döntés nélkül" }
func (*hungarian) UndecidedLeft(n int) string {
	return "még " + amount.Number(n) + " döntés nélkül"
}
func (*hungarian) Gone(id int64) string {
	return fmt.Sprintf("%d. számú jelentkezés: már nincs meg ezen a gépen.", id)
}
