package help

import (
	"fmt"
	"strings"

	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Help() string { return "Ajutor" }
func (*romanian) HelpLines(from, to, of int) string {
	return fmt.Sprintf("Ajutor · rândurile %d–%d din %d", from, to, of)
}
func (*romanian) FindInHelp() string {
	return "scrieți ca să găsiți o tastă, un semn sau o acțiune"
}
func (*romanian) NoKey() string     { return "Nicio tastă și niciun semn nu are aceste cuvinte." }
func (*romanian) Signs() string     { return "Semne" }
func (*romanian) SignWords() string { return "legenda semnelor" }
func (*romanian) NotNow(help, why string) string {
	return help + " (nu acum: " + why + ")"
}
func (*romanian) NotNowTitle() string { return "Nu acum" }
func (*romanian) NotNowLine(keys []string, why string) string {
	return strings.Join(keys, ", ") + ": " + why
}
func (*romanian) Tabs(names []string) string { return "filele: " + strings.Join(names, ", ") }
func (*romanian) PressTab() string           { return "Apăsați numărul unei file." }
func (*romanian) Actions() string            { return "Acțiuni" }
func (*romanian) FindAction() string         { return "ce doriți să faceți?" }
func (*romanian) NoAction(helpKey string) string {
	return "Nicio acțiune nu are aceste cuvinte. Încercați altele sau apăsați " + helpKey + " pentru taste."
}
func (*romanian) Reloading() string    { return "candidații se reîncarcă" }
func (*romanian) DoIt() action.Label   { return action.Label{Name: "execută", Synonyms: "do it"} }
func (*romanian) Choose() action.Label { return action.Label{Name: "alege", Synonyms: "choose"} }
func (*romanian) NextSubject() action.Label {
	return action.Label{Name: "alt subiect", Synonyms: "next subject"}
}
func (*romanian) Close() action.Label { return action.Label{Name: "închide", Synonyms: "close"} }

func (*romanian) Guides() string { return "Ghiduri" }
func (*romanian) GuideLines(title string, from, to, of int) string {
	return fmt.Sprintf("%s · rândurile %d–%d din %d", title, from, to, of)
}
func (*romanian) FindInGuide() string { return "scrieți ca să căutați în acest ghid" }
func (*romanian) NoMatch() string     { return "Nimic găsit" }

func (*romanian) Scroll() action.Label { return action.Label{Name: "derulează", Synonyms: "scroll"} }
func (*romanian) NextMatch() action.Label {
	return action.Label{Name: "următoarea", Synonyms: "next match"}
}
func (*romanian) BackToHelp() action.Label { return action.Label{Name: "înapoi", Synonyms: "back"} }
