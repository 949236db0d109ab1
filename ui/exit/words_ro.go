package exit

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) QuitUnsaved(why string) string {
	return why + " Apăsați din nou " + action.QuitAnyway.String() + " pentru a ieși totuși."
}
func (*romanian) ReviewsUnsaved(why string) string {
	return "Ultimele evaluări și note nu sunt încă salvate. " + why
}
func (*romanian) QuitSending() string {
	return "Se trimite un CV. " + action.Back.String() + " oprește; apăsați din nou " + action.QuitAnyway.String() + " pentru a ieși totuși."
}

func (*romanian) ChangeWaits() string {
	return "Altă fereastră șterge definitiv; modificarea dvs. așteaptă."
}

func (*romanian) Accounts() string                 { return "Conturi" }
func (*romanian) SavingTyped() string              { return "Se salvează ce ați scris…" }
func (*romanian) AccountUnsaved(why string) string { return why + " Contul rămâne deschis." }
func (*romanian) AccountBusy(why string) string    { return "Contul rămâne deschis: " + why + "." }
func (*romanian) AccountNotClosed(err string) string {
	return "Contul anterior nu s-a închis corect: " + err
}
