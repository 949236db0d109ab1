package cli

import (
	"fmt"

	"shortlist/model/amount"
)

var teamInRomanian = teamWords{
	Team: help{Short: "Dosarul de echipă: manageri, fișiere și linii care nu se folosesc", Long: "Listează fișierele dosarului de echipă, prin care managerii împart decizii și note, și fiecare linie\n" +
		"care nu se folosește, cu motivul. Setările sunt team.folder, team.check, team.key,\n" +
		"team.allowed_signers, team.name și team.hide_until_own; le explică shortlist guide team."},
	TeamShow: help{Short: "Arată ce cred colegii despre o candidatură"},
	TeamPublish: help{Short: "Împarte cu colegii deciziile, notele și listele scurte de aici", Long: "Împarte cu colegii toate deciziile, evaluările, etichetele, notele și listele scurte de pe acest\n" +
		"calculator, inclusiv cele de dinainte de setarea dosarului de echipă. Fără această comandă, colegii\n" +
		"văd doar ce s-a modificat de atunci."},
	TeamWrote:      help{Short: "Arată colegilor că ați scris unui candidat"},
	TeamWroteUndo:  "retrage însemnarea",
	TeamNothing:    "Niciun coleg nu a scris încă despre această candidatură.",
	TeamUnseen:     "Un coleg are o notă sau o evaluare fără decizie; întâi decizia dumneavoastră",
	AskTeamPublish: "Împărțiți cu colegii toate deciziile, evaluările, etichetele, notele și listele scurte ale dumneavoastră?",

	PlaceTeam:       "Dosar echipă",
	SeeTeam:         "Rulați: shortlist team",
	TeamFolderOpen:  "alți utilizatori îl pot citi sau pot elimina fișierele altora",
	TeamFolderGroup: "fișierele noi nu primesc grupul lui, așa că este posibil ca unii colegi să nu le poată citi",
	TeamKey:         "Setați team.key la o cheie care poate semna și verificați că team.allowed_signers o conține.",
	TeamUnchecked:   "modul restricționat nu pornește ssh-keygen, așa că nu se folosește fișierul niciunui coleg",
	TeamUseOwner:    "Setați team.check la owner.",
	TeamSignersOpen: "în fișierul cu semnatarii acceptați pot scrie și alții sau fișierul lipsește, așa că nicio semnătură nu este valabilă",
	TeamSignersMode: "Păstrați-l într-un fișier în care puteți scrie doar dumneavoastră sau root.",
}

func (*romanian) TeamFolder(path, manager string) string {
	return "Dosar de echipă: " + path + ", numele dumneavoastră: " + manager
}
func (*romanian) TeamColumns() []string {
	return []string{"MANAGER", "GAZDĂ", "LINII", "ULTIMA", ""}
}
func (*romanian) TeamUsed(used bool, problems int) string {
	switch {
	case !used:
		return "nefolosit"
	case problems > 0:
		return amount.InRomanian(problems, "problemă", "probleme")
	}
	return ""
}
func (*romanian) TeamMoreProblems(file string, n int) string {
	return file + ": încă " + amount.InRomanian(n, "problemă", "probleme")
}
func (*romanian) TeamPending(n int) string {
	return "Modificări ale dumneavoastră care nu sunt încă în dosar: " + amount.Number(n) + ". Le scrie ecranul principal."
}
func (*romanian) TeamOpenBy(names string) string { return "Deschisă acum la: " + names }
func (*romanian) TeamWritten(name, when string) string {
	return name + " a scris acestui candidat (" + when + ")"
}
func (*romanian) TeamHidden(n int) string {
	return amount.InRomanian(n, "coleg a decis", "colegi au decis") + "; întâi decizia dumneavoastră"
}
func (*romanian) TeamOpinion(name, verdict string, rating int, when string) string {
	line := name
	if verdict != "" {
		line += "  " + verdict
	}
	if rating > 0 {
		line += fmt.Sprintf("  %d/5", rating)
	}
	return line + "  (" + when + ")"
}
func (*romanian) TeamLists(names string) string { return "pe " + names }
func (*romanian) TeamPublished(n int) string {
	return "Acum le văd și colegii: decizii, note și locuri în liste scurte pentru " + amount.InRomanian(n, "candidatură", "candidaturi") + "."
}
func (*romanian) TeamNotUsable(why string) string {
	return why + "; modificările dumneavoastră așteaptă"
}
func (*romanian) TeamFolderFine(files int) string {
	return amount.InRomanian(files, "fișier", "fișiere") + ", toate liniile se folosesc"
}
func (*romanian) TeamFolderProblems(problems int) string {
	return amount.InRomanian(problems, "problemă", "probleme") + " în fișierele lui"
}
func (*romanian) TombstonesLeft(hosts string) string {
	return "Dosarul de echipă are încă marcaje de ștergere de pe celelalte gazde ale dumneavoastră (" + hosts + "). Rulați comanda și acolo."
}
func (*romanian) TeamKept(err error) error {
	return fmt.Errorf("%w; modificarea este păstrată pe acest calculator și va fi scrisă mai târziu", err)
}
func (*romanian) TeamNoted(id int64, written bool) string {
	if written {
		return fmt.Sprintf("Colegii văd acum că ați scris candidatului (candidatura %d).", id)
	}
	return fmt.Sprintf("Colegii nu mai văd că ați scris candidatului (candidatura %d).", id)
}
func (*romanian) TeamFolderMode(path string) string {
	return "Rulați: sudo chmod 3770 " + path
}
