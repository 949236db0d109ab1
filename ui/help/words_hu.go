package help

import (
	"fmt"
	"strings"

	"shortlist/ui/action"
)

var inHungarian = words{
	Help:        "Súgó",
	FindInHelp:  "billentyű, jel vagy teendő keresése: kezdjen gépelni",
	NoKey:       "Itt semmi sem tartalmazza ezeket a szavakat.",
	Signs:       "Jelek",
	SignWords:   "jel jelmagyarázat sign legend",
	NotNowTitle: "Most nem",
	PressTab:    "Nyomja meg egy lap számát.",
	Actions:     "Műveletek",
	FindAction:  "mit szeretne tenni?",
	Reloading:   "a jelentkezők újratöltése folyik",
	DoIt:        action.Label{Name: "végrehajtás", Synonyms: "do it"},
	Choose:      action.Label{Name: "választás", Synonyms: "choose"},
	NextSubject: action.Label{Name: "következő téma", Synonyms: "next subject"},
	Close:       action.Label{Name: "bezárás", Synonyms: "close"},
	ClearWords:  action.Label{Name: "szavak törlése", Synonyms: "clear words"},

	Guides:      "Útmutatók",
	FindInGuide: "szavak keresése az útmutatóban: kezdjen gépelni",
	NoMatch:     "Nincs találat",

	Scroll:     action.Label{Name: "görgetés", Synonyms: "scroll"},
	NextMatch:  action.Label{Name: "köv. találat", Synonyms: "next match"},
	BackToHelp: action.Label{Name: "vissza", Synonyms: "back"},

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Súgó · %d–%d / %d sor", from, to, of)
}
func (*hungarian) NotNow(help, why string) string {
	return help + " (most nem: " + why + ")"
}
func (*hungarian) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*hungarian) Tabs(names []string) string { return "lapok: " + strings.Join(names, ", ") }
func (*hungarian) NoAction(helpKey string) string {
	return "Nincs művelet ezekkel a szavakkal. Próbáljon mást; a billentyűk listája: " + helpKey + "."
}

func (*hungarian) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · %d–%d / %d sor", title, from, to, of)
}
