package help

import (
	"fmt"
	"strings"

	"shortlist/ui/action"
)

var inRomanian = words{
	Help:        "Ajutor",
	FindInHelp:  "scrieți ca să găsiți o tastă, un semn sau o acțiune",
	NoKey:       "Nimic de aici nu are aceste cuvinte.",
	Signs:       "Semne",
	SignWords:   "legenda semnelor",
	NotNowTitle: "Nu acum",
	PressTab:    "Apăsați numărul unei file.",
	Actions:     "Acțiuni",
	FindAction:  "ce doriți să faceți?",
	Reloading:   "candidații se reîncarcă",
	DoIt:        action.Label{Name: "execută", Synonyms: "do it"},
	Choose:      action.Label{Name: "alege", Synonyms: "choose"},
	NextSubject: action.Label{Name: "alt subiect", Synonyms: "next subject"},
	Close:       action.Label{Name: "închide", Synonyms: "close"},
	ClearWords:  action.Label{Name: "golește căutarea", Synonyms: "clear words"},

	Guides:      "Ghiduri",
	FindInGuide: "scrieți ca să căutați în acest ghid",
	NoMatch:     "Nimic găsit",

	Scroll:     action.Label{Name: "derulează", Synonyms: "scroll"},
	NextMatch:  action.Label{Name: "următoarea", Synonyms: "next match"},
	BackToHelp: action.Label{Name: "înapoi", Synonyms: "back"},

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Ajutor · rândurile %d–%d din %d", from, to, of)
}
func (*romanian) NotNow(help, why string) string {
	return help + " (nu acum: " + why + ")"
}
func (*romanian) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*romanian) Tabs(names []string) string { return "filele: " + strings.Join(names, ", ") }
func (*romanian) NoAction(helpKey string) string {
	return "Nicio acțiune nu are aceste cuvinte. Încercați altele sau apăsați " + helpKey + " pentru taste."
}

func (*romanian) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · rândurile %d–%d din %d", title, from, to, of)
}
