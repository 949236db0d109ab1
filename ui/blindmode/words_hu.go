package blindmode

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Blind() action.Label {
	return action.Label{Name: "anonim", Title: "Anonim mód", Synonyms: "nevek elrejtése, elfogultság, adatvédelem, blind, Blind mode, anonymous, anonymise, hide names, bias, privacy", Help: "anonim mód: a személyek kilétének elrejtése vagy mutatása"}
}
func (*hungarian) ShowNames() string { return "nevek mutatása" }
func (*hungarian) Unsure() string {
	return "Az anonim mód elővigyázatosságból be van kapcsolva: a beállítása nem olvasható. Újrapróbálkozás."
}
func (*hungarian) On() string {
	return "Anonim mód bekapcsolva. A nevek, fényképek, életkorok, nemek és elérhetőségek rejtettek, az önéletrajzokban és a mentett fájlokban is. Kikapcsolás: " + action.Blind.String() + "."
}
func (*hungarian) Off() string {
	return "Anonim mód kikapcsolva: a nevek újra láthatók. Az átváltást a műveletnapló (" + action.ActivityLog.String() + ") is rögzíti."
}
