package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

var inHungarian = words{
	Private: "Csak Ön olvashatja és írhatja.",

	NameTerminal:       "Terminál",
	NameSize:           "Méret",
	NameColours:        "Színek",
	NameFrames:         "Képkockák",
	NameCharacters:     "Karakterek",
	NameKeyboard:       "Billentyűk",
	NameBackground:     "Háttér",
	NameClipboard:      "Vágólap",
	NamePictures:       "Képek",
	NameFiles:          "Fájlküldés",
	NameDrags:          "Húzás",
	NameWidths:         "Szélesség",
	NoTerminal:         "A bemenet vagy a kimenet nem terminál. A képességei nincsenek ellenőrizve.",
	FewColours:         "16 szín. A témák csak közelítőleg jelennek meg.",
	SetTERM:            "Ha a terminál többet tud, legyen TERM=xterm-256color vagy COLORTERM=truecolor.",
	NoColours:          "Nincs szín. A felület jeleket és félkövér betűket használ.",
	NotAsked:           "Ez a terminál nem kérdezhető le. A képességei nincsenek ellenőrizve.",
	Silent:             "A terminál nem válaszol időben. A shortlist a legegyszerűbb módon rajzol.",
	AfterSilence:       "Ha egy másik programon át kapcsolódik, futtassa ezt anélkül.",
	Nameless:           "Válaszol, de a nevét nem közli.",
	FramesWhole:        "Minden képkocka egyszerre jelenik meg (2026-os mód).",
	FramesParts:        "A képkockák villoghatnak: a terminál nem ismeri a 2026-os módot.",
	OtherTerminal:      "Ha villog, ezt a módot ismerő terminál segít: kitty, Ghostty, WezTerm vagy foot.",
	PictureTerminals:   "Az oldalak képéhez: kitty, Ghostty, WezTerm, iTerm2 vagy Sixelt ismerő terminál.",
	CountsCharacters:   "A szélesség egész karaktereket követ (2027-es mód).",
	CountsRunes:        "Nincs 2027-es mód. A shortlist az összetett karakterek minden kódpontját számolja.",
	KeysDistinct:       "Minden billentyű egyértelmű (kitty-protokoll).",
	KeysAlike:          "Néhány billentyű itt azonos, például ctrl+i és tab. A súgó másokat is mutat.",
	BackgroundReported: "A színe ismert. Az auto téma ehhez igazodik.",
	BackgroundUnknown:  "A színe nem ismert. Az auto téma találgat.",
	SetTheme:           "Ha a színek nehezen olvashatók, legyen a ui.theme értéke light vagy dark.",
	ClipboardWorks:     "A terminál átveszi a másolt szöveget (OSC 52).",
	ClipboardUnknown:   "A terminál nem közli, átveszi-e a másolt szöveget (OSC 52).",
	TryClipboard:       "Másoljon valamit a felületen. Ha nem érkezik meg, engedélyezze az OSC 52-t a terminálban.",
	NameDirection:      "Jobbról balra",
	RowsReordered:      "A PuTTY az arab vagy héber név egész sorát átrendezi, a paneleken is át.",
	SetDirection:       "A PuTTY-ban a Terminal, Features, „Disable bidirectional text display” beállítás a helyükön hagyja a sorokat. Az ilyen neveket balról jobbra írja.",
	PicturesInText:     "Az oldalak a szöveg között jelennek meg.",
	PicturesOnScreen:   "Az oldalak külön képernyőn jelennek meg.",
	PicturesUnused:     "A terminál ismeri a kitty képeit, de a szöveg között nem. Az önéletrajzok szövegként jelennek meg.",
	NoPictures:         "A terminál nem mutat képeket. Az önéletrajzok szövegként jelennek meg.",
	FilesNotTaken:      "A neve alapján a terminál nem fogad fájlokat.",
	DragsReported:      "Egy önéletrajz kihúzható az ablakból (OSC 72).",
	NoDrags:            "A terminál nem jelzi a húzást (OSC 72). Az önéletrajz nem húzható ki az ablakból.",
	SampleLatin:        "latin",
	SampleCyrillic:     "cirill",
	SampleChinese:      "kínai",
	SampleCombining:    "ékezetek",
	SampleEmoji:        "összetett emodzsi",
	SampleFlag:         "zászlók",
	SampleDevanagari:   "dévanágari",
	NotMeasured:        "A terminál nem közli a kurzor helyét, ezért a szöveg nincs megmérve.",
	AfterDiffering:     "Nincs teendő: a shortlist az ilyen karakterek után beállítja az oszlopot, így a sorok igazodnak.",
	AfterShifting:      "Az ilyen szöveg részben takart lehet, vagy elcsúszhat a sora. Állítsa a terminálban keskenyre a kétes szélességű karaktereket, vagy használjon másikat.",
	TmuxNotAsked:       "Nem derült ki, hogy a tmux továbbítja-e a vezérlősorozatokat.",
	TmuxPasses:         "A vezérlősorozatok eljutnak a terminálhoz (allow-passthrough).",
	TmuxBlocks:         "Az asztali értesítések nem jutnak át: az allow-passthrough ki van kapcsolva.",

	NameStore:         "Adattár",
	NameIntegrity:     "Épség",
	NameJournal:       "Napló",
	NameFileSystem:    "Fájlrendszer",
	NameSpace:         "Szabad hely",
	StoreMissing:      "Még nincs helyi adattár. Az első indítás létrehozza.",
	StoreUnread:       "A helyi adattár nem olvasható.",
	StoreGone:         "Hiányzik az adattár fájlja, pedig korábban megvolt.",
	RestoreStore:      "Tegye vissza a biztonsági mentést. A következő indítás új adattárat kezdene.",
	StoreDamaged:      "A helyi adattár sérült.",
	MendStore:         "Másolja le a fájlt, majd indítsa el a shortlist programot: kijavítja az adattárat, és megőrzi a saját adatait.",
	OpenOnce:          "Indítsa el egyszer a shortlist programot: beállítja a megfelelő naplót.",
	FileSystemUnknown: "A típusa ezen a rendszeren nem ismert.",
	MoveStore:         "Legyen a store.dir egy helyi lemez mappája.",
	NameWriting:       "Írás",
	NoModes:           "Ez a fájlrendszer nem őriz meg jogosultságokat, így mások is hozzáférhetnek a fájlokhoz.",
	MountPrivately:    "Csatolja umask=077 beállítással, vagy helyezze át a mappát más fájlrendszerre.",
	MakeSpace:         "Szabadítson fel helyet: teli lemezre semmi sem menthető.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Run(command string) string { return "Futtassa: " + command }

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

func (*hungarian) Size(columns, rows int) string { return fmt.Sprintf("%d×%d cella", columns, rows) }
func (*hungarian) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Nagyítsa az ablakot legalább ekkorára: %d×%d.", columns, rows)
}
func (*hungarian) AllowClipboard(setting string) string {
	return "A másolt szöveg csak akkor érkezik meg, ha engedélyezi: " + setting + "."
}
func (*hungarian) Colours(all bool) string {
	if all {
		return "16 millió szín"
	}
	return "256 szín"
}
func (*hungarian) FilesTaken(sequence string) string {
	return "A neve alapján a terminál fogad fájlokat (" + sequence + ")."
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

func (*hungarian) StoreIntact(size string) string { return "Nincs sérülés, méret: " + size + "." }
func (*hungarian) Journal(kind string) string {
	return "A módosítások ezzel a naplóval íródnak: " + kind + "."
}
func (*hungarian) NotWritable(why string) string { return "Semmi sem menthető: " + lang.End(why) }
func (*hungarian) FileSystemShared(name string) string {
	return name + ": más gépek is írhatnak rá. A zárolás hibázhat, és a többi ablak híreit rendszeres lekérdezés adja."
}
func (*hungarian) FileSystem(name string) string { return name + ", ezen a gépen" }
func (*hungarian) Free(size string) string       { return size + " szabad" }
