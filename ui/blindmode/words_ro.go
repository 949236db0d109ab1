package blindmode

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Blind() action.Label {
	return action.Label{Name: "anonim", Title: "Mod anonim", Synonyms: "ascunde numele, confidențialitate, blind, Blind mode, anonymous, anonymise, hide names, bias, privacy", Help: "mod anonim: ascunde sau arată identitatea"}
}
func (*romanian) ShowNames() string { return "arată numele" }
func (*romanian) Unsure() string {
	return "Modul anonim este pornit din precauție: setarea nu s-a putut citi. Se reîncearcă."
}
func (*romanian) On() string {
	return "Modul anonim este pornit. Numele, fotografiile, vârsta, genul și contactele sunt ascunse, și în CV-uri și fișiere salvate. " + action.Blind.String() + " îl oprește."
}
func (*romanian) Off() string {
	return "Modul anonim este oprit: numele se văd din nou. Jurnalul de activitate (" + action.ActivityLog.String() + ") notează schimbarea."
}
