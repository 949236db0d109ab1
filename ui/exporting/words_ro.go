package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Title: "Export",

	Export:      action.Label{Name: "export", Title: "Exportă candidați", Synonyms: "salvează, descarcă, tabel, broșură, raport, Export applicants, save, download, xlsx, csv, json, excel, spreadsheet, pdf, booklet, packet, report", Help: "exportă candidați ca XLSX, CSV, JSON, Markdown sau PDF"},
	Start:       action.Label{Name: "exportă", Synonyms: "export"},
	ChooseLine:  action.Label{Name: "rând", Synonyms: "line"},
	ChooseValue: action.Label{Name: "alege", Synonyms: "choose"},
	Close:       action.Label{Name: "închide", Synonyms: "close"},
	Stop:        action.Label{Name: "oprește, nu scrie nimic", Synonyms: "stop, and write nothing"},

	Who:           "Cine",
	Format:        "Format",
	File:          "Fișier",
	SemicolonCSV:  "CSV cu punct și virgulă, pentru Excel în cea mai mare parte a Europei",
	Holds:         "Evaluările, etichetele și listele scurte merg împreună cu deciziile. Fișierele existente nu sunt niciodată suprascrise.",
	ContactsInCVs: "Telefonul și e-mailul lipsesc. Textul sau fișierul unui CV le poate conține totuși.",
	Verdicts:      "Decizii",
	Notes:         "Note",
	Contacts:      "Contacte",
	CVs:           "Fișiere CV",
	Included:      "incluse",
	LeftOutHere:   "omise",
	NoOriginals:   "omise",
	WithCVs:       "incluse, într-o arhivă ZIP",
	HoldsBlind:    "Modul anonim este activ: și în fișier identitatea candidaților este ascunsă.",

	NoApplicants:    "Nu există candidați de exportat. Deschideți candidații unui job, goliți filtrul sau adăugați candidați într-o listă scurtă.",
	FileNeedsName:   "Fișierul are nevoie de un nume.",
	AllGone:         "acești candidați nu mai sunt pe acest calculator, așa că nu s-a scris nimic",
	ReviewsNotSaved: "ultimele evaluări nu sunt încă salvate",

	Stopped: "Oprit. Nu s-a scris nimic.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Marked(job string, n int) string {
	return "marcați în „" + job + "” · " + amount.InRomanian(n, "candidat", "candidați")
}
func (*romanian) Shown(job string, n int) string {
	return "toți din „" + job + "” · " + amount.InRomanian(n, "candidat", "candidați")
}
func (*romanian) Shortlist(name string, n int) string {
	return "lista scurtă „" + name + "” · " + amount.InRomanian(n, "candidat", "candidați")
}

func (*romanian) OtherFormat(ext, format string) string {
	return "Numele se termină în " + ext + ", dar formatul este „" + format + "”. Schimbați unul dintre ele."
}
func (*romanian) Restricted(dir string) string {
	return "În modul restricționat, fișierele se salvează doar în " + dir + "."
}
func (*romanian) Application(id int64) string {
	return "candidatura " + strconv.FormatInt(id, 10)
}

func (*romanian) Exported(n int, path string) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați") + " în " + path
}
func (*romanian) LeftOut(gone int) string {
	return "Omis, fiindcă nu mai există pe acest calculator: " + amount.InRomanian(gone, "candidat", "candidați") + "."
}
func (*romanian) WithoutCV(n int) string {
	return "Fără un CV care să poată fi salvat: " + amount.InRomanian(n, "candidat", "candidați") + "."
}
