package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title: "Exportálás",

	Export: action.Label{
		Name: "export", Title: "Jelentkezők exportálása", Help: "jelentkezők exportálása: XLSX, CSV, JSON, Markdown vagy PDF",
		Synonyms: "mentés, letöltés, táblázat, füzet, jelentés, Export applicants, save, download, xlsx, csv, json, excel, spreadsheet, pdf, booklet, packet, report",
	},
	Start:       action.Label{Name: "export"},
	ChooseLine:  action.Label{Name: "sor", Synonyms: "line"},
	ChooseValue: action.Label{Name: "választás", Synonyms: "choose"},
	Close:       action.Label{Name: "bezárás", Synonyms: "close"},
	Stop:        action.Label{Name: "leállítás, fájl nélkül"},

	Who:           "Kik",
	Format:        "Típus",
	File:          "Fájl",
	SemicolonCSV:  "CSV pontosvesszővel, a magyar Excelhez",
	Holds:         "Az értékelések, a címkék és a rövid listák a döntésekkel tartanak. Meglévő fájlt nem ír felül.",
	ContactsInCVs: "A telefonszám és az e-mail-cím kimarad. Az önéletrajz szövegében vagy fájljában attól még szerepelhet.",
	Verdicts:      "Döntések",
	Notes:         "Jegyzetek",
	Contacts:      "Elérhetőség",
	CVs:           "CV-fájlok",
	Included:      "benne van",
	LeftOutHere:   "kimarad",
	NoOriginals:   "kimarad",
	WithCVs:       "benne van, ZIP-archívumban",
	HoldsBlind:    "Anonim mód bekapcsolva: a fájl is elrejti a jelentkezők kilétét.",

	NoApplicants:    "Nincs exportálható jelentkező. Nyissa meg egy állás jelentkezőit, törölje a szűrőt, vagy vegyen fel jelentkezőket egy rövid listára.",
	FileNeedsName:   "A fájlnak név kell.",
	AllGone:         "ezek a jelentkezők már nincsenek meg ezen a gépen, ezért nem készült fájl",
	ReviewsNotSaved: "a legutóbbi értékelések még nincsenek mentve",

	Stopped: "Leállítva. Nem készült fájl.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Marked(job string, n int) string {
	return "megjelöltek: „" + job + "” · " + amount.InHungarian(n, "jelentkező")
}
func (*hungarian) Shown(job string, n int) string {
	return "minden látható: „" + job + "” · " + amount.InHungarian(n, "jelentkező")
}
func (*hungarian) Shortlist(name string, n int) string {
	return "rövid lista: „" + name + "” · " + amount.InHungarian(n, "jelentkező")
}

func (*hungarian) OtherFormat(ext, format string) string {
	return "A név vége " + ext + ", de a formátum „" + format + "”. Módosítsa az egyiket."
}
func (*hungarian) Restricted(dir string) string {
	return "Korlátozott módban csak ide menthető fájl: " + dir + "."
}
func (*hungarian) Application(id int64) string {
	return strconv.FormatInt(id, 10) + ". számú jelentkezés"
}

func (*hungarian) Exported(n int, path string) string {
	return amount.InHungarian(n, "jelentkező") + " exportálva ide: " + path
}
func (*hungarian) LeftOut(gone int) string {
	return "Kimaradt: " + amount.InHungarian(gone, "jelentkező") + ", már nincs meg ezen a gépen."
}
func (*hungarian) WithoutCV(n int) string {
	return "Menthető önéletrajz nélkül: " + amount.InHungarian(n, "jelentkező") + "."
}
