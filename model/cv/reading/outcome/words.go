package outcome

import "shortlist/model/lang"

// words are the outcomes of reading a CV. Each language has its own variable.
type words struct {
	ImageOnly string
	Locked    string
	Broken    string
	TooLarge  string
	Empty     string
	Unknown   string
	NoPicture string
	ReadCV    string // the operation that failed

	reasons
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	ImageOnly: "it is a picture without text",
	Locked:    "it is locked with a password",
	Broken:    "the file is damaged",
	TooLarge:  "it is too large, or takes too long to read",
	Empty:     "the file is empty",
	Unknown:   "it is not a kind of file that can be read as text",
	NoPicture: "there is no picture of this page",
	ReadCV:    "read the CV",

	reasons: reasons{
		NoWordDocument:     "it is not a Word document",
		Incomplete:         "it is cut short",
		UnknownSectors:     "its sector size is unknown",
		TooOldForWord:      "it was written by Word 95 or earlier",
		NoPieces:           "its table of pieces is missing",
		NoTextDocument:     "it is not a text document",
		OtherXML:           "it is an XML file of another program",
		TooManyParts:       "it has too many parts",
		PictureWithoutSize: "its picture has no size",
		UnreadablePicture:  "its picture cannot be read",
		UnknownFax:         "its kind of fax is not supported",
		UnknownColours:     "its colours are not supported",
		NoPDFHeader:        "it has no PDF header",
		NoObjects:          "it holds no objects",
		NoPages:            "no page was found",
		TextIsNoPicture:    "it holds text, not a picture",
		PagesFromOne:       "pages are counted from 1",
		NotDrawn:           "pdftoppm did not draw it",
		ReaderFailed:       "the reader failed on it",
		EndlessText:        "its text does not end",
		TooHungry:          "it needs more memory or time than a CV may",
		NotInstalled:       "pdftoppm of poppler, which could draw it, is not installed",

		sentences: new(english),
	},
}

type english struct{}
