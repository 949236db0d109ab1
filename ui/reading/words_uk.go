package reading

import (
	"fmt"
	"strconv"

	"shortlist/model/amount"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) First() string { return "Це перший відгук." }
func (*ukrainian) Last(tally string) string {
	return "Це був останній відгук: " + tally + "."
}
func (*ukrainian) Count(verdict string, n int) string { return verdict + ": " + strconv.Itoa(n) }
func (*ukrainian) Undecided(n int) string             { return "без рішення: " + strconv.Itoa(n) }
func (*ukrainian) UndecidedLeft(n int) string {
	return "ще без рішення: " + amount.Number(n)
}
func (*ukrainian) Loading() string { return "відгук завантажується" }
func (*ukrainian) NotLoaded() string {
	return "не вдалося завантажити відгук"
}
func (*ukrainian) TmuxBlocksPictures() string {
	return "tmux не передає зображення вашому терміналу. Це змінює команда tmux set -g allow-passthrough on."
}
func (*ukrainian) Gone(id int64) string {
	return fmt.Sprintf("Відгуку %d на цьому комп'ютері вже немає.", id)
}

func (*ukrainian) PictureBack() string { return "enter — назад" }
func (*ukrainian) PictureHidden() string {
	return "увімкнено анонімний режим; enter — назад"
}
