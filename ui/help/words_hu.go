package help

import (
	"fmt"
	"strings"

	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Help() string { return "Súgó" }
func (*hungarian) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Súgó · %d–%d / %d sor", from, to, of)
}
func (*hungarian) FindInHelp() string {
	return "billentyű, jel vagy teendő keresése: kezdjen gépelni"
}
func (*hungarian) NoKey() string     { return "Nincs billentyű vagy jel ezekkel a szavakkal." }
func (*hungarian) Signs() string     { return "Jelek" }
func (*hungarian) SignWords() string { return "jel jelmagyarázat sign legend" }
func (*hungarian) NotNow(help, why string) string {
	return help + " (most nem: " + why + ")"
}
func (*hungarian) NotNowTitle() string { return "Most nem" }
func (*hungarian) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*hungarian) Tabs(names []string) string { return "lapok: " + strings.Join(names, ", ") }
func (*hungarian) PressTab() string           { return "Nyomja meg egy lap számát." }
func (*hungarian) Actions() string            { return "Műveletek" }
func (*hungarian) FindAction() string         { return "mit szeretne tenni?" }
func (*hungarian) NoAction(helpKey string) string {
	return "Nincs művelet ezekkel a szavakkal. Próbáljon mást; a billentyűk listája: " + helpKey + "."
}
func (*hungarian) Reloading() string    { return "a jelentkezők újratöltése folyik" }
func (*hungarian) DoIt() action.Label   { return action.Label{Name: "végrehajtás", Synonyms: "do it"} }
func (*hungarian) Choose() action.Label { return action.Label{Name: "választás", Synonyms: "choose"} }
func (*hungarian) NextSubject() action.Label {
	return action.Label{Name: "következő téma", Synonyms: "next subject"}
}
func (*hungarian) Close() action.Label { return action.Label{Name: "bezárás", Synonyms: "close"} }

func (*hungarian) Guides() string { return "Útmutatók" }
func (*hungarian) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · %d–%d / %d sor", title, from, to, of)
}
func (*hungarian) FindInGuide() string { return "szavak keresése az útmutatóban: kezdjen gépelni" }
func (*hungarian) NoMatch() string     { return "Nincs találat" }

func (*hungarian) Scroll() action.Label { return action.Label{Name: "görgetés", Synonyms: "scroll"} }
func (*hungarian) NextMatch() action.Label {
	return action.Label{Name: "köv. találat", Synonyms: "next match"}
}
func (*hungarian) BackToHelp() action.Label { return action.Label{Name: "vissza", Synonyms: "back"} }
