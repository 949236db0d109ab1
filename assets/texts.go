package assets

import "embed"

//go:generate env SHORTLIST_GOLDEN=write go test ./texts/entries -run TestTheFilesHold
//go:embed texts/*.po
var texts embed.FS

// Texts returns the file of a language by its code of ISO 639, such as "uk", or nil if it has none.
func Texts(code string) []byte {
	data, err := texts.ReadFile("texts/" + code + ".po")
	if err != nil {
		return nil // English
	}
	return data
}
