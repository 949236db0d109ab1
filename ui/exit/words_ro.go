package exit

import "shortlist/ui/action"

var inRomanian = words{
	ChangeWaits: "Altă fereastră șterge definitiv; modificarea dvs. așteaptă.",

	Accounts:    "Conturi",
	SavingTyped: "Se salvează ce ați scris…",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) QuitUnsaved(why string) string {
	return why + " Apăsați din nou " + action.QuitAnyway.String() + " pentru a ieși totuși."
}
func (*romanian) QuitSending() string {
	return "Se trimite un CV. " + action.Back.String() + " oprește; apăsați din nou " + action.QuitAnyway.String() + " pentru a ieși totuși."
}

func (*romanian) AccountUnsaved(why string) string { return why + " Contul rămâne deschis." }
func (*romanian) AccountBusy(why string) string    { return "Contul rămâne deschis: " + why + "." }
func (*romanian) AccountNotClosed(err string) string {
	return "Contul anterior nu s-a închis corect: " + err
}
