package blindmode

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Blind() action.Label {
	return action.Label{Name: "анонімно", Title: "Анонімний режим", Synonyms: "анонімність, сховати імена, упередження, приватність, blind, Blind mode, anonymous, anonymise, hide names, bias, privacy", Help: "анонімний режим: сховати або показати особи"}
}
func (*ukrainian) ShowNames() string { return "показати імена" }
func (*ukrainian) Unsure() string {
	return "Анонімний режим увімкнено про всяк випадок: не вдалося прочитати його налаштування. Триває повторна спроба."
}
func (*ukrainian) On() string {
	return "Увімкнено анонімний режим. Імена, фото, вік, стать і контакти приховано, також у резюме й збережених файлах. " + action.Blind.String() + " — вимкнути."
}
func (*ukrainian) Off() string {
	return "Анонімний режим вимкнено: імена знову видно. Перемикання записано в журнал дій (" + action.ActivityLog.String() + ")."
}
