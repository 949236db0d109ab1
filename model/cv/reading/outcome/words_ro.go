package outcome

import (
	"fmt"
	"time"
)

// romanian are the texts in Romanian.
type romanian struct{}

var (
	_ words   = new(romanian)
	_ reasons = new(romanian)
)

func (*romanian) ImageOnly() string { return "este o imagine fără text" }
func (*romanian) Locked() string    { return "este protejat cu parolă" }
func (*romanian) Broken() string    { return "fișierul este deteriorat" }
func (*romanian) TooLarge() string  { return "este prea mare sau se citește prea greu" }
func (*romanian) Empty() string     { return "fișierul este gol" }
func (*romanian) Unknown() string   { return "nu este un tip de fișier care se poate citi ca text" }
func (*romanian) NoPicture() string { return "pagina nu poate fi afișată ca imagine" }
func (*romanian) ReadCV() string    { return "citirea CV-ului" }

func (*romanian) NoWordDocument() string     { return "nu este un document Word" }
func (*romanian) Incomplete() string         { return "este trunchiat" }
func (*romanian) UnknownSectors() string     { return "mărimea sectoarelor este necunoscută" }
func (*romanian) TooOldForWord() string      { return "a fost scris cu Word 95 sau mai vechi" }
func (*romanian) NoPieces() string           { return "lipsește tabelul de fragmente" }
func (*romanian) NoTextDocument() string     { return "nu este un document text" }
func (*romanian) TooManyParts() string       { return "are prea multe părți" }
func (*romanian) PictureWithoutSize() string { return "imaginea nu are dimensiuni" }
func (*romanian) PictureTooLarge(millions int) string {
	return fmt.Sprintf("imaginea este prea mare (limita în milioane de pixeli: %d)", millions)
}
func (*romanian) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("imaginile sunt prea mari (limita în milioane de pixeli: %d)", millions)
}
func (*romanian) UnreadablePicture() string { return "imaginea nu poate fi citită" }
func (*romanian) UnknownCodec(codec string) string {
	return fmt.Sprintf("formatul %.20q nu este acceptat", codec)
}
func (*romanian) UnknownFax() string     { return "acest tip de fax nu este acceptat" }
func (*romanian) UnknownColours() string { return "culorile nu sunt acceptate" }
func (*romanian) NoPDFHeader() string    { return "nu are antet PDF" }
func (*romanian) NoObjects() string      { return "nu conține obiecte" }
func (*romanian) NoPages() string        { return "nu s-a găsit nicio pagină" }
func (*romanian) SoManyPages(pages int) string {
	return fmt.Sprintf("numărul de pagini: %d", pages)
}
func (*romanian) TextIsNoPicture() string { return "conține text, nu o imagine" }
func (*romanian) PagesFromOne() string    { return "paginile se numără de la 1" }
func (*romanian) NotDrawn() string        { return "pdftoppm nu a putut desena pagina" }
func (*romanian) ReaderFailed() string    { return "citirea lui a eșuat" }
func (*romanian) EndlessText() string     { return "textul nu se mai termină" }
func (*romanian) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("durează mai mult de %s", limit)
}
func (*romanian) TooHungry() string {
	return "are nevoie de mai multă memorie sau mai mult timp decât este permis pentru un CV"
}
func (*romanian) NotInstalled() string {
	return "pdftoppm din poppler, care ar putea desena pagina, nu este instalat"
}
