package folder

import (
	"shortlist/model/lang"
)

// words are the texts of the package. Each language has its own variable.
type words struct {
	Unsigned    string
	NoLock      string
	NoSignature string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	NotYours(path string) string
	NoOwners(folder, owner, manager string) string
	NoModes(folder string) string
	Locked(path string) string
	NewerLines(path string) string
	NotASigner(manager string) string
	KeyFailed(why string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Unsigned:    "your changes are in the team folder, but could not be signed",
	NoLock:      "the file system of the team folder cannot lock files, so shortlist does not write there",
	NoSignature: "ssh-keygen wrote no signature",

	sentences: new(english),
}

type english struct{}

func (*english) NotYours(path string) string {
	return path + " is not a file of yours, so shortlist does not write to it"
}
func (*english) NoOwners(folder, owner, manager string) string {
	return "a new file in " + folder + " belongs to " + owner + " and not to " + manager + ", so colleagues would not use your changes; " +
		"mount the folder so that your files belong to you, or set team.check to \"signature\""
}
func (*english) NoModes(folder string) string {
	return "the file system of " + folder + " keeps no permissions, so others could write in your name, and colleagues would not use your changes; " +
		"mount it with umask=027, or set team.check to \"signature\""
}
func (*english) Locked(path string) string {
	return "another program of yours has locked " + path + ", so shortlist could not write to it"
}
func (*english) NewerLines(path string) string {
	return "a newer shortlist has written to " + path + "; update this one, as it would lose those lines"
}
func (*english) NotASigner(manager string) string {
	return "the file of team.allowed_signers has no key of " + manager + " that fits your signature"
}
func (*english) KeyFailed(why string) string { return "ssh-keygen could not sign: " + why }
