package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) Copy() action.Label {
	return action.Label{Name: "копіювати", Synonyms: "copy"}
}
func (*ukrainian) Stop() action.Label {
	return action.Label{Name: "зупинити", Synonyms: "stop"}
}
func (*ukrainian) Undo() action.Label {
	return action.Label{Name: "скасувати дію", Synonyms: "undo"}
}
func (*ukrainian) Scroll() action.Label {
	return action.Label{Name: "прокрутити", Synonyms: "scroll"}
}
func (*ukrainian) Yes(verb string) action.Label { return action.Label{Name: verb} }
func (*ukrainian) No() action.Label {
	return action.Label{Name: "скасувати", Synonyms: "cancel"}
}

func (*ukrainian) PleaseRead() string { return "Прочитайте, будь ласка" }
func (*ukrainian) Link() string       { return "Посилання" }
func (*ukrainian) CopyLink() string {
	return "Звідси браузер не відкрити. Скопіюйте посилання у свій:"
}
func (*ukrainian) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " або " + keys[len(keys)-1] + " — скасувати"
}
func (*ukrainian) End() string { return "  кінець; " + action.Up.String() + " — назад" }
func (*ukrainian) MoreBelow(lines int) string {
	return "↓ ще " + amount.InUkrainian(lines, "рядок", "рядки", "рядків") + "; " + action.Down.String() + " — далі"
}
