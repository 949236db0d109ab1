package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Run(command string) string { return "Futtassa: " + command }

func (*hungarian) Private() string { return "Csak Ön olvashatja és írhatja." }
func (*hungarian) Wide(n int, others fs.FileMode) string {
	may := "olvashatnak"
	switch {
	case others&0o022 != 0:
		may = "módosíthatnak"
	case others&0o044 == 0:
		may = "elérhetnek"
	}
	return fmt.Sprintf("Más felhasználók %s: %s.", may, amount.InHungarian(n, "fájl vagy mappa"))
}
func (*hungarian) Foreign(n int) string {
	return fmt.Sprintf("Más felhasználóé, vagy Ön nem olvashatja: %s.", amount.InHungarian(n, "fájl vagy mappa"))
}

func (*hungarian) NameTerminal() string   { return "Terminál" }
func (*hungarian) NameSize() string       { return "Méret" }
func (*hungarian) NameColours() string    { return "Színek" }
func (*hungarian) NameFrames() string     { return "Képkockák" }
func (*hungarian) NameCharacters() string { return "Karakterek" }
func (*hungarian) NameKeyboard() string   { return "Billentyűk" }
func (*hungarian) NameBackground() string { return "Háttér" }
func (*hungarian) NameClipboard() string  { return "Vágólap" }
func (*hungarian) NamePictures() string   { return "Képek" }
func (*hungarian) NameFiles() string      { return "Fájlküldés" }
func (*hungarian) NameDrags() string      { return "Húzás" }
func (*hungarian) NameWidths() string     { return "Szélesség" }
func (*hungarian) NoTerminal() string {
	return "A bemenet vagy a kimenet nem terminál. A képességei nincsenek ellenőrizve."
}
func (*hungarian) Size(columns, rows int) string { return fmt.Sprintf("%d×%d cella", columns, rows) }
func (*hungarian) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Nagyítsa az ablakot legalább ekkorára: %d×%d.", columns, rows)
}
func (*hungarian) Colours(all bool) string {
	if all {
		return "16 millió szín"
	}
	return "256 szín"
}
func (*hungarian) FewColours() string { return "16 szín. A témák csak közelítőleg jelennek meg." }
func (*hungarian) SetTERM() string {
	return "Ha a terminál többet tud, legyen TERM=xterm-256color vagy COLORTERM=truecolor."
}
func (*hungarian) NoColours() string {
	return "Nincs szín. A felület jeleket és félkövér betűket használ."
}
func (*hungarian) NotAsked() string {
	return "Ez a terminál nem kérdezhető le. A képességei nincsenek ellenőrizve."
}
func (*hungarian) Silent() string {
	return "A terminál nem válaszol időben. A shortlist a legegyszerűbb módon rajzol."
}
func (*hungarian) AfterSilence() string {
	return "Ha egy másik programon át kapcsolódik, futtassa ezt anélkül."
}
func (*hungarian) Nameless() string { return "Válaszol, de a nevét nem közli." }
func (*hungarian) FramesWhole() string {
	return "Minden képkocka egyszerre jelenik meg (2026-os mód)."
}
func (*hungarian) FramesParts() string {
	return "A képkockák villoghatnak: a terminál nem ismeri a 2026-os módot."
}
func (*hungarian) OtherTerminal() string {
	return "Ha villog, ezt a módot ismerő terminál segít: kitty, Ghostty, WezTerm vagy foot."
}
func (*hungarian) PictureTerminals() string {
	return "Az oldalak képéhez: kitty, Ghostty, WezTerm, iTerm2 vagy Sixelt ismerő terminál."
}
func (*hungarian) CountsCharacters() string {
	return "A szélesség egész karaktereket követ (2027-es mód)."
}
func (*hungarian) CountsRunes() string {
	return "Nincs 2027-es mód. A shortlist az összetett karakterek minden kódpontját számolja."
}
func (*hungarian) KeysDistinct() string {
	return "Minden billentyű egyértelmű (kitty-protokoll)."
}
func (*hungarian) KeysAlike() string {
	return "Néhány billentyű itt azonos, például ctrl+i és tab. A súgó másokat is mutat."
}
func (*hungarian) BackgroundReported() string {
	return "A színe ismert. Az auto téma ehhez igazodik."
}
func (*hungarian) BackgroundUnknown() string {
	return "A színe nem ismert. Az auto téma találgat."
}
func (*hungarian) SetTheme() string {
	return "Ha a színek nehezen olvashatók, legyen a ui.theme értéke light vagy dark."
}
func (*hungarian) ClipboardWorks() string {
	return "A terminál átveszi a másolt szöveget (OSC 52)."
}
func (*hungarian) ClipboardUnknown() string {
	return "A terminál nem közli, átveszi-e a másolt szöveget (OSC 52)."
}
func (*hungarian) TryClipboard() string {
	return "Másoljon valamit a felületen. Ha nem érkezik meg, engedélyezze az OSC 52-t a terminálban."
}
func (*hungarian) PicturesInText() string   { return "Az oldalak a szöveg között jelennek meg." }
func (*hungarian) PicturesOnScreen() string { return "Az oldalak külön képernyőn jelennek meg." }
func (*hungarian) PicturesUnused() string {
	return "A terminál ismeri a kitty képeit, de a szöveg között nem. Az önéletrajzok szövegként jelennek meg."
}
func (*hungarian) NoPictures() string {
	return "A terminál nem mutat képeket. Az önéletrajzok szövegként jelennek meg."
}
func (*hungarian) FilesTaken(sequence string) string {
	return "A neve alapján a terminál fogad fájlokat (" + sequence + ")."
}
func (*hungarian) FilesNotTaken() string { return "A neve alapján a terminál nem fogad fájlokat." }
func (*hungarian) DragsReported() string {
	return "Egy önéletrajz kihúzható az ablakból (OSC 72)."
}
func (*hungarian) NoDrags() string {
	return "A terminál nem jelzi a húzást (OSC 72). Az önéletrajz nem húzható ki az ablakból."
}
func (*hungarian) SampleLatin() string      { return "latin" }
func (*hungarian) SampleCyrillic() string   { return "cirill" }
func (*hungarian) SampleChinese() string    { return "kínai" }
func (*hungarian) SampleCombining() string  { return "ékezetek" }
func (*hungarian) SampleEmoji() string      { return "összetett emodzsi" }
func (*hungarian) SampleFlag() string       { return "zászlók" }
func (*hungarian) SampleDevanagari() string { return "dévanágari" }
func (*hungarian) NotMeasured() string {
	return "A terminál nem közli a kurzor helyét, ezért a szöveg nincs megmérve."
}
func (*hungarian) Agree(names []string) string {
	return "A shortlist számításával egyezik: " + strings.Join(names, ", ") + "."
}
func (*hungarian) Differs(name string, measured, counted int) string {
	return fmt.Sprintf("%s %d, nem %d", name, measured, counted)
}
func (*hungarian) Differing(each []string) string {
	return "A shortlist számításától eltérő cellák: " + strings.Join(each, "; ") + "."
}
func (*hungarian) AfterDiffering() string {
	return "Nincs teendő: a shortlist az ilyen karakterek után beállítja az oszlopot, így a sorok igazodnak."
}
func (*hungarian) AfterShifting() string {
	return "Az ilyen szöveg részben takart lehet, vagy elcsúszhat a sora. Állítsa a terminálban keskenyre a kétes szélességű karaktereket, vagy használjon másikat."
}
func (*hungarian) TmuxNotAsked() string {
	return "Nem derült ki, hogy a tmux továbbítja-e a vezérlősorozatokat."
}
func (*hungarian) TmuxPasses() string {
	return "A vezérlősorozatok eljutnak a terminálhoz (allow-passthrough)."
}
func (*hungarian) TmuxBlocks() string {
	return "Az asztali értesítések nem jutnak át: az allow-passthrough ki van kapcsolva."
}

func (*hungarian) NameStore() string      { return "Adattár" }
func (*hungarian) NameIntegrity() string  { return "Épség" }
func (*hungarian) NameJournal() string    { return "Napló" }
func (*hungarian) NameFileSystem() string { return "Fájlrendszer" }
func (*hungarian) NameSpace() string      { return "Szabad hely" }
func (*hungarian) StoreMissing() string {
	return "Még nincs helyi adattár. Az első indítás létrehozza."
}
func (*hungarian) StoreUnread() string  { return "A helyi adattár nem olvasható." }
func (*hungarian) StoreDamaged() string { return "A helyi adattár sérült." }
func (*hungarian) MendStore() string {
	return "Másolja le a fájlt, majd indítsa el a shortlist programot: kijavítja az adattárat, és megőrzi a saját adatait."
}
func (*hungarian) StoreIntact(size string) string { return "Nincs sérülés, méret: " + size + "." }
func (*hungarian) Journal(kind string) string {
	return "A módosítások ezzel a naplóval íródnak: " + kind + "."
}
func (*hungarian) OpenOnce() string {
	return "Indítsa el egyszer a shortlist programot: beállítja a wal naplót."
}
func (*hungarian) FileSystemUnknown() string { return "A típusa ezen a rendszeren nem ismert." }
func (*hungarian) FileSystemShared(name string) string {
	return name + ": más gépek is írhatnak rá. A zárolás hibázhat, és a többi ablak híreit rendszeres lekérdezés adja."
}
func (*hungarian) MoveStore() string {
	return "Legyen az XDG_DATA_HOME egy helyi lemez mappája."
}
func (*hungarian) FileSystem(name string) string { return name + ", ezen a gépen" }
func (*hungarian) Free(size string) string       { return size + " szabad" }
func (*hungarian) MakeSpace() string {
	return "Szabadítson fel helyet: teli lemezre semmi sem menthető."
}
