// Package texts holds the texts of shortlist in each language but English, which is in the code: a file a language, in
// the form of GNU gettext. Package entries writes new texts of the code into them.
package texts

import "embed"

//go:generate env SHORTLIST_GOLDEN=write go test ./entries -run TestTheFilesHold
//go:embed *.po
var files embed.FS

// File returns the file of a language by its code of ISO 639, such as "uk", or nil if it has none.
func File(code string) []byte {
	data, err := files.ReadFile(code + ".po")
	if err != nil {
		return nil // English
	}
	return data
}
