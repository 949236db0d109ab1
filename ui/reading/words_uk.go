package reading

import (
	"fmt"

	"shortlist/model/amount"
)

var inUkrainian = words{
	First:     "Це перший відгук.",
	Loading:   "відгук завантажується",
	NotLoaded: "не вдалося завантажити відгук",

	TmuxBlocksPictures: "tmux не передає зображення вашому терміналу. Це змінює команда tmux set -g allow-passthrough on.",

	PictureBack:   "будь-яка клавіша — назад",
	PictureHidden: "увімкнено анонімний режим; будь-яка клавіша — назад",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Last(tally string) string {
	return "Це був останній відгук: " + tally + "."
}
func (*ukrainian) Count(verdict string, n int) string { return verdict + ": " + amount.Number(n) }
func (*ukrainian) Undecided(n int) string             { return "без рішення: " + amount.Number(n) }
func (*ukrainian) UndecidedLeft(n int) string {
	return "ще без рішення: " + amount.Number(n)
}
func (*ukrainian) Gone(id int64) string {
	return fmt.Sprintf("Відгуку %d на цьому комп'ютері вже немає.", id)
}
