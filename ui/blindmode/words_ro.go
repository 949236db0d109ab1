package blindmode

import "shortlist/ui/action"

var inRomanian = words{
	Blind:     action.Label{Name: "anonim", Title: "Mod anonim", Synonyms: "ascunde numele, confidențialitate, blind, Blind mode, anonymous, anonymise, hide names, bias, privacy", Help: "mod anonim: ascunde sau arată identitatea"},
	ShowNames: "arată numele",
	Unsure:    "Modul anonim este pornit din precauție: setarea nu s-a putut citi. Se reîncearcă.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) On() string {
	return "Modul anonim este pornit. Numele, fotografiile, vârsta, genul și contactele sunt ascunse, și în CV-uri și fișiere salvate. " + action.Blind.String() + " îl oprește."
}
func (*romanian) Off() string {
	return "Modul anonim este oprit: numele se văd din nou. Jurnalul de activitate (" + action.ActivityLog.String() + ") notează schimbarea."
}
