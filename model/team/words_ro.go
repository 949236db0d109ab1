package team

import (
	"fmt"

	"shortlist/model/amount"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Why(why Why) string {
	switch why {
	case Damaged:
		return "conținut deteriorat; nu se folosește"
	case Newer:
		return "scris de o versiune mai nouă de shortlist; nu se folosește"
	case Foreign:
		return "provine de la alt manager sau din alt fișier; nu se folosește"
	case Repeated:
		return "linie repetată sau introdusă între altele; nu se folosește"
	case Changed:
		return "modificat după ce a fost scris; nu se folosește"
	case Missing:
		return "lipsesc linii înaintea acesteia"
	case Unsigned:
		return "fără semnătura managerului; nu se folosește"
	case Endless:
		return "prea multe rânduri care nu contează; restul fișierului nu contează"
	case WrongOwner:
		return "fișierul nu aparține utilizatorului din numele lui; nu se folosește"
	case Writable:
		return "și alții pot scrie în fișier; nu se folosește"
	case NotAFile:
		return "este un link, un dosar sau un dispozitiv; nu se folosește"
	case TooLarge:
		return "prea mare; nu se folosește"
	case TooMany:
		return "sunt prea multe fișiere; nu se folosește"
	case NoKeys:
		return "semnăturile nu se verifică în modul restricționat; nu se folosește"
	case Unread:
	}
	return "nu poate fi citit; nu se folosește"
}
func (*romanian) At(file string, row int, why string) string {
	if row == 0 {
		return file + ": " + why
	}
	return fmt.Sprintf("%s, linia %d: %s", file, row, why)
}

func (*romanian) Ended(manager string, n int) string {
	return manager + " a șters din dosarul de echipă " + amount.InRomanian(n, "candidatură", "candidaturi")
}

func (*romanian) ErasedBy(manager string) string {
	return manager + " a șters această candidatură din dosarul de echipă, așa că nimic despre ea nu contează."
}
