package blindmode

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of blind mode. Each language has its own variable.
type words struct {
	Blind     action.Label
	ShowNames string
	Unsure    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	On() string
	Off() string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Blind:     action.Label{Name: "blind", Title: "Blind mode", Synonyms: "anonymous, anonymise, hide names, bias, privacy", Help: "blind mode: hide or show identities"},
	ShowNames: "show names",
	Unsure:    "Blind mode is on as a precaution: its setting could not be read. Retrying.",

	sentences: new(english),
}

type english struct{}

func (*english) On() string {
	return "Blind mode is on. Names, photos, ages, genders and contacts are hidden, also in CVs and saved files. " + action.Blind.String() + " switches it off."
}
func (*english) Off() string {
	return "Blind mode is off: names are shown again. The activity log (" + action.ActivityLog.String() + ") records the switch."
}
