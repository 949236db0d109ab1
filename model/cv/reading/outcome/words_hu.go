package outcome

import (
	"fmt"
	"time"
)

var inHungarian = words{
	ImageOnly: "szöveg nélküli kép",
	Locked:    "jelszóval védett",
	Broken:    "a fájl sérült",
	TooLarge:  "túl nagy, vagy túl sokáig tart a beolvasása",
	Empty:     "a fájl üres",
	Unknown:   "az ilyen fájl nem olvasható szövegként",
	NoPicture: "erről az oldalról nincs kép",
	ReadCV:    "az önéletrajz beolvasása",

	reasons: reasons{
		NoWordDocument:     "nem Word-dokumentum",
		Incomplete:         "csonka",
		UnknownSectors:     "ismeretlen a szektormérete",
		TooOldForWord:      "Word 95 vagy régebbi változat írta",
		NoPieces:           "hiányzik a szövegrészek táblája",
		NoTextDocument:     "nem szöveges dokumentum",
		OtherXML:           "egy másik program XML-fájlja",
		TooManyParts:       "túl sok részből áll",
		PictureWithoutSize: "a képnek nincs mérete",
		UnreadablePicture:  "a kép nem olvasható",
		UnknownFax:         "nem támogatott faxformátum",
		UnknownColours:     "nem támogatott színek",
		NoPDFHeader:        "nincs PDF-fejléce",
		NoObjects:          "nincsenek benne objektumok",
		NoPages:            "nem található oldal",
		TextIsNoPicture:    "szöveg van benne, nem kép",
		PagesFromOne:       "az oldalak számozása 1-től kezdődik",
		NotDrawn:           "a pdftoppm nem rajzolta ki",
		ReaderFailed:       "az olvasó meghibásodott rajta",
		EndlessText:        "a szövegének nincs vége",
		TooHungry:          "több memóriát vagy időt igényel, mint amennyit egy önéletrajz kaphat",
		NotInstalled:       "a poppler pdftoppm programja, amely kirajzolhatná, nincs telepítve",

		sentences: new(hungarian),
	},
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) PictureTooLarge(millions int) string {
	return fmt.Sprintf("a kép nagyobb, mint %d millió képpont", millions)
}
func (*hungarian) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("a képek együtt nagyobbak, mint %d millió képpont", millions)
}
func (*hungarian) UnknownCodec(codec string) string {
	return fmt.Sprintf("nem támogatott formátum: %.20q", codec)
}
func (*hungarian) SoManyPages(pages int) string {
	return fmt.Sprintf("az oldalak száma: %d", pages)
}
func (*hungarian) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("tovább tart, mint %s", limit)
}
