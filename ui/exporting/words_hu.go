package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Exportálás" }

func (*hungarian) Export() action.Label {
	return action.Label{
		Name: "export", Title: "Jelentkezők exportálása", Help: "jelentkezők exportálása: CSV, JSON, Markdown vagy PDF",
		Synonyms: "mentés, letöltés, táblázat, füzet, jelentés, Export applicants, save, download, csv, json, excel, spreadsheet, pdf, booklet, packet, report",
	}
}
func (*hungarian) Start() action.Label      { return action.Label{Name: "export"} }
func (*hungarian) ChooseLine() action.Label { return action.Label{Name: "sor", Synonyms: "line"} }
func (*hungarian) ChooseValue() action.Label {
	return action.Label{Name: "választás", Synonyms: "choose"}
}
func (*hungarian) Close() action.Label { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) Stop() action.Label  { return action.Label{Name: "leállítás, fájl nélkül"} }

func (*hungarian) Who() string    { return "Kik" }
func (*hungarian) Format() string { return "Típus" }
func (*hungarian) File() string   { return "Fájl" }
func (*hungarian) Marked(job string, n int) string {
	return "megjelöltek: „" + job + "” · " + amount.InHungarian(n, "jelentkező")
}
func (*hungarian) Shown(job string, n int) string {
	return "minden látható: „" + job + "” · " + amount.InHungarian(n, "jelentkező")
}
func (*hungarian) Shortlist(name string, n int) string {
	return "rövid lista: „" + name + "” · " + amount.InHungarian(n, "jelentkező")
}
func (*hungarian) SemicolonCSV() string { return "CSV pontosvesszővel, a magyar Excelhez" }
func (*hungarian) Holds() string {
	return "A döntések, értékelések, címkék és jegyzetek is benne vannak. Meglévő fájlt nem ír felül."
}
func (*hungarian) HoldsBlind() string {
	return "Anonim mód bekapcsolva: a fájl is elrejti a jelentkezők kilétét."
}

func (*hungarian) NoApplicants() string {
	return "Nincs exportálható jelentkező. Nyissa meg egy állás jelentkezőit, törölje a szűrőt, vagy vegyen fel jelentkezőket egy rövid listára."
}
func (*hungarian) FileNeedsName() string { return "A fájlnak név kell." }
func (*hungarian) OtherFormat(ext, format string) string {
	return "A név vége " + ext + ", de a formátum „" + format + "”. Módosítsa az egyiket."
}
func (*hungarian) Restricted(dir string) string {
	return "Korlátozott módban csak ide menthető fájl: " + dir + "."
}
func (*hungarian) AllGone() string {
	return "ezek a jelentkezők már nincsenek meg ezen a gépen, ezért nem készült fájl"
}
func (*hungarian) ReviewsNotSaved() string {
	return "a legutóbbi értékelések még nincsenek mentve"
}
func (*hungarian) Application(id int64) string {
	return strconv.FormatInt(id, 10) + ". számú jelentkezés"
}

func (*hungarian) Stopped() string { return "Leállítva. Nem készült fájl." }
func (*hungarian) Exported(n int, path string) string {
	return amount.InHungarian(n, "jelentkező") + " exportálva ide: " + path
}
func (*hungarian) ExportedPartly(n int, path string, gone int) string {
	return amount.InHungarian(n, "jelentkező") + " exportálva ide: " + path + ". Kimaradt: " + amount.InHungarian(gone, "jelentkező") + ", már nincs meg ezen a gépen."
}
