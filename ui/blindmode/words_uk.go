package blindmode

import "shortlist/ui/action"

var inUkrainian = words{
	Blind:     action.Label{Name: "анонімно", Title: "Анонімний режим", Synonyms: "анонімність, сховати імена, упередження, приватність, blind, Blind mode, anonymous, anonymise, hide names, bias, privacy", Help: "анонімний режим: сховати або показати особи"},
	ShowNames: "показати імена",
	Unsure:    "Анонімний режим увімкнено про всяк випадок: не вдалося прочитати його налаштування. Триває повторна спроба.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) On() string {
	return "Увімкнено анонімний режим. Імена, фото, вік, стать і контакти приховано, також у резюме й збережених файлах. " + action.Blind.String() + " — вимкнути."
}
func (*ukrainian) Off() string {
	return "Анонімний режим вимкнено: імена знову видно. Перемикання записано в журнал дій (" + action.ActivityLog.String() + ")."
}
