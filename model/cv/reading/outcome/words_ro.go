package outcome

import (
	"fmt"
	"time"
)

var inRomanian = words{
	ImageOnly: "este o imagine fără text",
	Locked:    "este protejat cu parolă",
	Broken:    "fișierul este deteriorat",
	TooLarge:  "este prea mare sau se citește prea greu",
	Empty:     "fișierul este gol",
	Unknown:   "nu este un tip de fișier care se poate citi ca text",
	NoPicture: "pagina nu poate fi afișată ca imagine",
	ReadCV:    "citirea CV-ului",

	reasons: reasons{
		NoWordDocument:     "nu este un document Word",
		Incomplete:         "este trunchiat",
		UnknownSectors:     "mărimea sectoarelor este necunoscută",
		TooOldForWord:      "a fost scris cu Word 95 sau mai vechi",
		NoPieces:           "lipsește tabelul de fragmente",
		NoTextDocument:     "nu este un document text",
		OtherXML:           "este un fișier XML al altui program",
		TooManyParts:       "are prea multe părți",
		PictureWithoutSize: "imaginea nu are dimensiuni",
		UnreadablePicture:  "imaginea nu poate fi citită",
		UnknownFax:         "acest tip de fax nu este acceptat",
		UnknownColours:     "culorile nu sunt acceptate",
		NoPDFHeader:        "nu are antet PDF",
		NoObjects:          "nu conține obiecte",
		NoPages:            "nu s-a găsit nicio pagină",
		TextIsNoPicture:    "conține text, nu o imagine",
		PagesFromOne:       "paginile se numără de la 1",
		NotDrawn:           "pdftoppm nu a putut desena pagina",
		ReaderFailed:       "citirea lui a eșuat",
		EndlessText:        "textul nu se mai termină",
		TooHungry:          "are nevoie de mai multă memorie sau mai mult timp decât este permis pentru un CV",
		NotInstalled:       "pdftoppm din poppler, care ar putea desena pagina, nu este instalat",

		sentences: new(romanian),
	},
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) PictureTooLarge(millions int) string {
	return fmt.Sprintf("imaginea este prea mare (limita în milioane de pixeli: %d)", millions)
}
func (*romanian) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("imaginile sunt prea mari (limita în milioane de pixeli: %d)", millions)
}
func (*romanian) UnknownCodec(codec string) string {
	return fmt.Sprintf("formatul %.20q nu este acceptat", codec)
}
func (*romanian) SoManyPages(pages int) string {
	return fmt.Sprintf("numărul de pagini: %d", pages)
}
func (*romanian) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("durează mai mult de %s", limit)
}
