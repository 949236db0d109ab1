package blindmode

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of blind mode. Another language is another type with these methods.
type words interface {
	Blind() action.Label
	ShowNames() string
	Unsure() string
	On() string
	Off() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Blind() action.Label {
	return action.Label{Name: "blind", Title: "Blind mode", Synonyms: "anonymous, anonymise, hide names, bias, privacy", Help: "blind mode: hide or show identities"}
}
func (*english) ShowNames() string { return "show names" }
func (*english) Unsure() string {
	return "Blind mode is on as a precaution: its setting could not be read. Retrying."
}
func (*english) On() string {
	return "Blind mode is on. Names, photos, ages, genders and contacts are hidden, also in CVs and saved files. " + action.Blind.String() + " switches it off."
}
func (*english) Off() string {
	return "Blind mode is off: names are shown again. The activity log (" + action.ActivityLog.String() + ") records the switch."
}
