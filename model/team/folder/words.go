package folder

// words are the texts of the package. Another language is another type with these methods.
type words interface {
	Unsigned() string
	NotYours(path string) string
	NoLock() string
	KeyFailed(why string) string
}

var say words = english{}

type english struct{}

func (english) Unsigned() string {
	return "your changes are in the team folder, but could not be signed"
}
func (english) NotYours(path string) string {
	return path + " is not a file of yours, so shortlist does not write to it"
}
func (english) NoLock() string {
	return "the file system of the team folder cannot lock files, so shortlist does not write there"
}
func (english) KeyFailed(why string) string { return "ssh-keygen could not sign: " + why }
