package action

import (
	"fmt"
	"strings"
)

var inRomanian = words{
	Down:     Label{Name: "jos", Synonyms: "down", Help: "în jos"},
	Up:       Label{Name: "sus", Synonyms: "up", Help: "în sus"},
	Top:      Label{Name: "primul", Synonyms: "first", Help: "la început"},
	Bottom:   Label{Name: "ultimul", Synonyms: "last", Help: "la sfârșit"},
	HalfDown: Label{Name: "pagină jos", Synonyms: "page down", Help: "o jumătate de pagină în jos"},
	HalfUp:   Label{Name: "pagină sus", Synonyms: "page up", Help: "o jumătate de pagină în sus"},

	NextPrevious: "urm. ant.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Joburi"
	case GroupApplicants:
		return "Candidați"
	case GroupReview:
		return "Evaluarea dumneavoastră"
	case GroupFiles:
		return "CV-uri, exporturi și linkuri"
	case GroupFind:
		return "Căutare, filtru și sortare"
	case GroupForm:
		return "Formularul jobului"
	case GroupMoving:
		return "Deplasare"
	case GroupService:
		return "Serviciu și cont"
	case GroupProgram:
		return "Program"
	case GroupOwn:
		return "Comenzile dvs."
	case GroupMore:
	}
	return "Altele"
}
func (*romanian) ShowTab(name string) string { return "arată fila " + name }

func (*romanian) NoPreset(given string, known []string) string {
	return fmt.Sprintf("keys.preset este %q; poate fi: %s", given, strings.Join(known, ", "))
}
func (*romanian) NoAction(given, nearest string) string {
	return fmt.Sprintf("keys.%s: nu există această acțiune; poate ați vrut keys.%s? Numele le arată shortlist guide keys", given, nearest)
}
func (*romanian) NotDisabled(name string) string {
	return fmt.Sprintf("keys.%s nu se poate dezactiva: nu s-ar mai putea continua", name)
}
func (*romanian) NoKey(name, key string) string {
	return fmt.Sprintf("keys.%s: %q nu este o tastă; tastele se scriu ca a, N, ?, space, enter, f5, ctrl+s sau alt+x", name, key)
}
func (*romanian) TypedKey(name, key string) string {
	return fmt.Sprintf("keys.%s: %q nu s-ar mai putea scrie în texte; alegeți o tastă ca f5, ctrl+s sau alt+x", name, key)
}
func (*romanian) KeyConflict(one, other, key string) string {
	return fmt.Sprintf("keys.%s și keys.%s au aceeași tastă, %q; schimbați una dintre ele sau puneți \"disabled\"", one, other, key)
}
func (*romanian) NoOwnKey(name, key string) string {
	return fmt.Sprintf("comanda %q: %q nu este o tastă; tastele se scriu ca M, ?, f7, ctrl+s sau alt+x", name, key)
}
func (*romanian) OwnKeyTaken(name, action, key string) string {
	return fmt.Sprintf("comanda %q și keys.%s au aceeași tastă, %q; schimbați una dintre ele", name, action, key)
}
func (*romanian) OwnKeyTwice(one, other, key string) string {
	return fmt.Sprintf("comenzile %q și %q au aceeași tastă, %q; schimbați una dintre ele", one, other, key)
}
