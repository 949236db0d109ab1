package outcome

import (
	"fmt"
	"time"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var (
	_ words   = new(hungarian)
	_ reasons = new(hungarian)
)

func (*hungarian) NoWordDocument() string     { return "nem Word-dokumentum" }
func (*hungarian) Incomplete() string         { return "csonka" }
func (*hungarian) UnknownSectors() string     { return "ismeretlen a szektormérete" }
func (*hungarian) TooOldForWord() string      { return "Word 95 vagy régebbi változat írta" }
func (*hungarian) NoPieces() string           { return "hiányzik a szövegrészek táblája" }
func (*hungarian) NoTextDocument() string     { return "nem szöveges dokumentum" }
func (*hungarian) TooManyParts() string       { return "túl sok részből áll" }
func (*hungarian) PictureWithoutSize() string { return "a képnek nincs mérete" }
func (*hungarian) PictureTooLarge(millions int) string {
	return fmt.Sprintf("a kép nagyobb, mint %d millió képpont", millions)
}
func (*hungarian) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("a képek együtt nagyobbak, mint %d millió képpont", millions)
}
func (*hungarian) UnreadablePicture() string { return "a kép nem olvasható" }
func (*hungarian) UnknownCodec(codec string) string {
	return fmt.Sprintf("nem támogatott formátum: %.20q", codec)
}
func (*hungarian) UnknownFax() string     { return "nem támogatott faxformátum" }
func (*hungarian) UnknownColours() string { return "nem támogatott színek" }
func (*hungarian) NoPDFHeader() string    { return "nincs PDF-fejléce" }
func (*hungarian) NoObjects() string      { return "nincsenek benne objektumok" }
func (*hungarian) NoPages() string        { return "nem található oldal" }
func (*hungarian) SoManyPages(pages int) string {
	return fmt.Sprintf("az oldalak száma: %d", pages)
}
func (*hungarian) TextIsNoPicture() string { return "szöveg van benne, nem kép" }
func (*hungarian) PagesFromOne() string    { return "az oldalak számozása 1-től kezdődik" }
func (*hungarian) NotDrawn() string        { return "a pdftoppm nem rajzolta ki" }
func (*hungarian) ReaderFailed() string    { return "az olvasó meghibásodott rajta" }
func (*hungarian) EndlessText() string     { return "a szövegének nincs vége" }
func (*hungarian) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("tovább tart, mint %s", limit)
}
func (*hungarian) TooHungry() string {
	return "több memóriát vagy időt igényel, mint amennyit egy önéletrajz kaphat"
}
func (*hungarian) NotInstalled() string {
	return "a poppler pdftoppm programja, amely kirajzolhatná, nincs telepítve"
}

func (*hungarian) ImageOnly() string { return "szöveg nélküli kép" }
func (*hungarian) Locked() string    { return "jelszóval védett" }
func (*hungarian) Broken() string    { return "a fájl sérült" }
func (*hungarian) TooLarge() string  { return "túl nagy, vagy túl sokáig tart a beolvasása" }
func (*hungarian) Empty() string     { return "a fájl üres" }
func (*hungarian) Unknown() string   { return "az ilyen fájl nem olvasható szövegként" }
func (*hungarian) NoPicture() string { return "erről az oldalról nincs kép" }
func (*hungarian) ReadCV() string    { return "az önéletrajz beolvasása" }
