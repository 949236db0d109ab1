package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string { return "Export" }

func (*romanian) Export() action.Label {
	return action.Label{Name: "export", Title: "Exportă candidați", Synonyms: "salvează, descarcă, tabel, broșură, raport, Export applicants, save, download, csv, json, excel, spreadsheet, pdf, booklet, packet, report", Help: "exportă candidați ca CSV, JSON, Markdown sau PDF"}
}
func (*romanian) Start() action.Label       { return action.Label{Name: "exportă", Synonyms: "export"} }
func (*romanian) ChooseLine() action.Label  { return action.Label{Name: "rând", Synonyms: "line"} }
func (*romanian) ChooseValue() action.Label { return action.Label{Name: "alege", Synonyms: "choose"} }
func (*romanian) Close() action.Label       { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) Stop() action.Label {
	return action.Label{Name: "oprește, nu scrie nimic", Synonyms: "stop, and write nothing"}
}

func (*romanian) Who() string    { return "Cine" }
func (*romanian) Format() string { return "Format" }
func (*romanian) File() string   { return "Fișier" }
func (*romanian) Marked(job string, n int) string {
	return "marcați în „" + job + "” · " + amount.InRomanian(n, "candidat", "candidați")
}
func (*romanian) Shown(job string, n int) string {
	return "toți din „" + job + "” · " + amount.InRomanian(n, "candidat", "candidați")
}
func (*romanian) Shortlist(name string, n int) string {
	return "lista scurtă „" + name + "” · " + amount.InRomanian(n, "candidat", "candidați")
}
func (*romanian) SemicolonCSV() string {
	return "CSV cu punct și virgulă, pentru Excel în cea mai mare parte a Europei"
}
func (*romanian) Holds() string {
	return "Sunt incluse deciziile, evaluările, etichetele și notele dumneavoastră. Fișierele existente nu sunt niciodată suprascrise."
}
func (*romanian) HoldsBlind() string {
	return "Modul anonim este activ: și în fișier identitatea candidaților este ascunsă."
}

func (*romanian) NoApplicants() string {
	return "Nu există candidați de exportat. Deschideți candidații unui job, goliți filtrul sau adăugați candidați într-o listă scurtă."
}
func (*romanian) FileNeedsName() string { return "Fișierul are nevoie de un nume." }
func (*romanian) OtherFormat(ext, format string) string {
	return "Numele se termină în " + ext + ", dar formatul este „" + format + "”. Schimbați unul dintre ele."
}
func (*romanian) Restricted(dir string) string {
	return "În modul restricționat, fișierele se salvează doar în " + dir + "."
}
func (*romanian) AllGone() string {
	return "acești candidați nu mai sunt pe acest calculator, așa că nu s-a scris nimic"
}
func (*romanian) ReviewsNotSaved() string { return "ultimele evaluări nu sunt încă salvate" }
func (*romanian) Application(id int64) string {
	return "candidatura " + strconv.FormatInt(id, 10)
}

func (*romanian) Stopped() string { return "Oprit. Nu s-a scris nimic." }
func (*romanian) Exported(n int, path string) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați") + " în " + path
}
func (*romanian) ExportedPartly(n int, path string, gone int) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați") + " în " + path + ". " + amount.InRomanian(gone, "candidat omis: nu mai este", "candidați omiși: nu mai sunt") + " pe acest calculator."
}
