package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Close:  action.Label{Name: "закрити", Synonyms: "close"},
	Copy:   action.Label{Name: "копіювати", Synonyms: "copy"},
	Stop:   action.Label{Name: "зупинити", Synonyms: "stop"},
	Undo:   action.Label{Name: "скасувати дію", Synonyms: "undo"},
	Scroll: action.Label{Name: "прокрутити", Synonyms: "scroll"},
	No:     action.Label{Name: "скасувати", Synonyms: "cancel"},

	PleaseRead: "Прочитайте, будь ласка",
	Link:       "Посилання",
	CopyLink:   "Звідси браузер не відкрити. Скопіюйте посилання у свій:",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Yes(verb string) action.Label { return action.Label{Name: verb} }

func (*ukrainian) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " або " + keys[len(keys)-1] + " — скасувати"
}
func (*ukrainian) End() string { return "  кінець; " + action.Up.String() + " — назад" }
func (*ukrainian) MoreBelow(lines int) string {
	return "↓ ще " + amount.InUkrainian(lines, "рядок", "рядки", "рядків") + ": " + action.Down.String()
}
