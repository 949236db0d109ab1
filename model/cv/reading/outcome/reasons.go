package outcome

import (
	"fmt"
	"time"

	"shortlist/model/lang"
)

// Reasons say why a file gave no text or no picture. They follow an outcome and a colon.
var Reasons = lang.Choose[reasons](new(english), new(ukrainian), new(romanian), new(hungarian))

// reasons are the catalogue of reasons. Another language is another type with these methods.
type reasons interface {
	NoWordDocument() string
	Incomplete() string
	UnknownSectors() string
	TooOldForWord() string
	NoPieces() string
	NoTextDocument() string
	TooManyParts() string
	PictureWithoutSize() string
	PictureTooLarge(millions int) string
	PicturesTooLarge(millions int) string
	UnreadablePicture() string
	UnknownCodec(codec string) string
	UnknownFax() string
	UnknownColours() string
	NoPDFHeader() string
	NoObjects() string
	NoPages() string
	SoManyPages(pages int) string
	TextIsNoPicture() string
	PagesFromOne() string
	NotDrawn() string
	ReaderFailed() string
	EndlessText() string
	TooSlow(limit time.Duration) string
	TooHungry() string
	NotInstalled() string
}

func (*english) NoWordDocument() string     { return "it is not a Word document" }
func (*english) Incomplete() string         { return "it is cut short" }
func (*english) UnknownSectors() string     { return "its sector size is unknown" }
func (*english) TooOldForWord() string      { return "it was written by Word 95 or earlier" }
func (*english) NoPieces() string           { return "its table of pieces is missing" }
func (*english) NoTextDocument() string     { return "it is not a text document" }
func (*english) TooManyParts() string       { return "it has too many parts" }
func (*english) PictureWithoutSize() string { return "its picture has no size" }
func (*english) PictureTooLarge(millions int) string {
	return fmt.Sprintf("its picture has more than %d million pixels", millions)
}
func (*english) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("its pictures have more than %d million pixels", millions)
}
func (*english) UnreadablePicture() string { return "its picture cannot be read" }
func (*english) UnknownCodec(codec string) string {
	return fmt.Sprintf("its format %.20q is not supported", codec)
}
func (*english) UnknownFax() string     { return "its kind of fax is not supported" }
func (*english) UnknownColours() string { return "its colours are not supported" }
func (*english) NoPDFHeader() string    { return "it has no PDF header" }
func (*english) NoObjects() string      { return "it holds no objects" }
func (*english) NoPages() string        { return "no page was found" }
func (*english) SoManyPages(pages int) string {
	return fmt.Sprintf("there are %d pages", pages)
}
func (*english) TextIsNoPicture() string { return "it holds text, not a picture" }
func (*english) PagesFromOne() string    { return "pages are counted from 1" }
func (*english) NotDrawn() string        { return "pdftoppm did not draw it" }
func (*english) ReaderFailed() string    { return "the reader failed on it" }
func (*english) EndlessText() string     { return "its text does not end" }
func (*english) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("it takes longer than %s", limit)
}
func (*english) TooHungry() string { return "it needs more memory or time than a CV may" }
func (*english) NotInstalled() string {
	return "pdftoppm of poppler, which could draw it, is not installed"
}
