package reading

import (
	"fmt"
	"strconv"

	"shortlist/model"
	"shortlist/model/amount"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) First() string            { return "Ez az első jelentkezés." }
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
	return strconv.Itoa(n) + " " + verdict
}
func (*hungarian) Undecided(n int) string { return strconv.Itoa(n) + " döntés nélkül" }
func (*hungarian) UndecidedLeft(n int) string {
	return "még " + amount.Number(n) + " döntés nélkül"
}
func (*hungarian) Loading() string   { return "a jelentkezés betöltése folyik" }
func (*hungarian) NotLoaded() string { return "a jelentkezést nem sikerült betölteni" }
func (*hungarian) Gone(id int64) string {
	return fmt.Sprintf("%d. számú jelentkezés: már nincs meg ezen a gépen.", id)
}

func (*hungarian) TmuxBlocksPictures() string {
	return "A tmux nem továbbítja a képeket a terminálnak. Ezen segít: tmux set -g allow-passthrough on"
}

func (*hungarian) PictureBack() string   { return "enter: vissza" }
func (*hungarian) PictureHidden() string { return "anonim mód bekapcsolva; enter: vissza" }
