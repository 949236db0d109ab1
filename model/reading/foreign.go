package reading

import (
	"bytes"

	"shortlist/model/files"
	"shortlist/model/lang"
)

// signature is how files of a format begin: data[at:] with one of the texts.
type signature struct {
	at     int
	begins []string
}

func matches(data []byte, of ...signature) bool {
	for _, s := range of {
		for _, begin := range s.begins {
			if len(data) >= s.at && bytes.HasPrefix(data[s.at:], []byte(begin)) {
				return true
			}
		}
	}
	return false
}

// The signatures of formats, as file(1) knows them. A text may begin with letters such as MZ, too, so the signatures
// called binary count only in files that are no text.
var (
	pictures       = signature{0, []string{"GIF8", "II*\x00", "MM\x00*", "8BPS", "\x00\x00\x00\x0cJXL ", "\x00\x00\x00\x0cjP  ", "AT&TFORM"}}
	packed         = signature{0, []string{"Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c", "\x1f\x8b", "\xfd7zXZ\x00", "\x28\xb5\x2f\xfd"}}
	postScript     = signature{0, []string{"%!PS", "\xc5\xd0\xd3\xc6"}}
	wordPerfect    = signature{0, []string{"\xffWPC"}}
	oneNote        = signature{0, []string{"\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d"}}
	binaryPictures = []signature{
		{0, []string{"BM", "\xff\x0a"}},
		{4, []string{"ftypheic", "ftypheix", "ftypmif1", "ftypmsf1", "ftypavif"}},
		{8, []string{"WEBP"}},
	}
	binaryPrograms   = signature{0, []string{"MZ", "\x7fELF", "\xca\xfe\xba\xbe", "\xcf\xfa\xed\xfe", "\xce\xfa\xed\xfe"}}
	binaryRecordings = []signature{
		{0, []string{"\x1aE\xdf\xa3", "OggS", "ID3", "fLaC"}},
		{4, []string{"ftyp", "moov"}}, // other than pictures
		{8, []string{"WAVE", "AVI "}},
	}
)

// isPicture reports whether data is a picture.
func isPicture(kind files.Kind, data []byte) bool {
	switch kind {
	case files.JPEG, files.PNG:
		return true
	case "":
		return matches(data, append(binaryPictures, pictures)...)
	}
	return matches(data, pictures)
}

// foreign words what a file is whose text is not read; "" if that is not known.
func foreign(kind files.Kind, data []byte) string {
	switch {
	case kind == files.PPTX:
		return lang.Text("it is a PowerPoint presentation")
	case kind == files.ODP:
		return lang.Text("it is a presentation (OpenDocument)")
	case kind == files.ODG:
		return lang.Text("it is a drawing (OpenDocument)")
	case kind == files.Pages:
		return lang.Text("it is a document of Pages, Numbers or Keynote")
	case kind == files.EPUB:
		return lang.Text("it is an e-book (EPUB)")
	case kind == files.ZIP && bytes.Contains(data, []byte(".rtfd/TXT.rtf")):
		return lang.Text("it is a document of TextEdit (RTFD)")
	case kind == files.ZIP, matches(data, packed):
		return lang.Text("it is an archive with other files")
	case matches(data, postScript):
		return lang.Text("it is a PostScript file for a printer")
	case matches(data, wordPerfect):
		return lang.Text("it is a WordPerfect document")
	case matches(data, oneNote):
		return lang.Text("it is a page of OneNote")
	case kind == "" && matches(data, binaryPrograms):
		return lang.Text("it is a program")
	case kind == "" && matches(data, binaryRecordings...):
		return lang.Text("it is a recording")
	}
	return ""
}
