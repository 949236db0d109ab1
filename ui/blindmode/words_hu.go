package blindmode

import "shortlist/ui/action"

var inHungarian = words{
	Blind:     action.Label{Name: "anonim", Title: "Anonim mód", Synonyms: "nevek elrejtése, elfogultság, adatvédelem, blind, Blind mode, anonymous, anonymise, hide names, bias, privacy", Help: "anonim mód: a személyek kilétének elrejtése vagy mutatása"},
	ShowNames: "nevek mutatása",
	Unsure:    "Az anonim mód elővigyázatosságból be van kapcsolva: a beállítása nem olvasható. Újrapróbálkozás.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) On() string {
	return "Anonim mód bekapcsolva. A nevek, fényképek, életkorok, nemek és elérhetőségek rejtettek, az önéletrajzokban és a mentett fájlokban is. Kikapcsolás: " + action.Blind.String() + "."
}
func (*hungarian) Off() string {
	return "Anonim mód kikapcsolva: a nevek újra láthatók. Az átváltást a műveletnapló (" + action.ActivityLog.String() + ") is rögzíti."
}
