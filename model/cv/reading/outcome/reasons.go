package outcome

import (
	"fmt"
	"time"
)

// Reasons say why a file gave no text or no picture. They follow an outcome and a colon.
var Reasons = &say.reasons

// reasons are the texts of Reasons.
type reasons struct {
	NoWordDocument     string
	Incomplete         string
	UnknownSectors     string
	TooOldForWord      string
	NoPieces           string
	NoTextDocument     string
	OtherXML           string
	TooManyParts       string
	PictureWithoutSize string
	UnreadablePicture  string
	UnknownFax         string
	UnknownColours     string
	NoPDFHeader        string
	NoObjects          string
	NoPages            string
	TextIsNoPicture    string
	PagesFromOne       string
	NotDrawn           string
	ReaderFailed       string
	EndlessText        string
	TooHungry          string
	NotInstalled       string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	PictureTooLarge(millions int) string
	PicturesTooLarge(millions int) string
	UnknownCodec(codec string) string
	SoManyPages(pages int) string
	TooSlow(limit time.Duration) string
}

func (*english) PictureTooLarge(millions int) string {
	return fmt.Sprintf("its picture has more than %d million pixels", millions)
}
func (*english) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("its pictures have more than %d million pixels", millions)
}
func (*english) UnknownCodec(codec string) string {
	return fmt.Sprintf("its format %.20q is not supported", codec)
}
func (*english) SoManyPages(pages int) string {
	return fmt.Sprintf("there are %d pages", pages)
}
func (*english) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("it takes longer than %s", limit)
}
