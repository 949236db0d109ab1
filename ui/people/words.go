package people

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of saved CVs and views. Each language has its own variable.
type words struct {
	// Saving CVs
	NoneMarkedHasCV string
	FailedCVs       string

	// Copying contacts
	NoContact       string
	MaskedLeftOut   string
	MayBeMasked     string
	SomeMayBeMasked string

	// Views
	ReadOnly       string
	GoneNotViewed  string
	OneApplication string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Saving CVs
	Applicants(n int) string
	SavingCV(n, of int) string
	SavedFile(path string) string
	SavedText(path string) string
	SavedWithName(dir string) string
	SavedCVs(n int, dir string) string
	SavedTexts(n int, dir string) string
	SavedWithNames(n int, dir string) string
	SavedBoth(n, texts int, dir string) string
	Stopped(left int) string
	WithoutCV(n int) string
	OneFailed(why string) string
	Failed(n int) string
	FailedHidden(name string) string

	WithoutEmail(n int) string

	// Views
	NotMarked(name, why string) string
	OneNotViewed(name, why string) string
	NotViewed(n int, why string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NoneMarkedHasCV: "The marked applicants have no CVs.",
	FailedCVs:       "CVs that were not saved",

	NoContact:       "No contact can be copied.",
	MaskedLeftOut:   "The masked e-mail is left out.",
	MayBeMasked:     "The e-mail may be masked: the contact is not opened on the board.",
	SomeMayBeMasked: "Some may be masked: their contacts are not opened on the board.",

	ReadOnly:       "Read-only: not marked viewed.",
	GoneNotViewed:  "A new application is not on this computer anymore: not marked viewed.",
	OneApplication: "One application",

	sentences: new(english),
}

type english struct{}

func (*english) Applicants(n int) string { return amount.Plural(n, "applicant") }
func (*english) SavingCV(n, of int) string {
	return fmt.Sprintf("Saving CV %d of %d; %s stops.", n, of, action.Back)
}
func (*english) SavedFile(path string) string { return "Saved " + path }
func (*english) SavedText(path string) string { return "Saved as text with the name removed: " + path }
func (*english) SavedWithName(dir string) string {
	return "Saved unchanged, with the name, in " + dir + "."
}
func (*english) SavedCVs(n int, dir string) string {
	return amount.Plural(n, "CV") + " saved in " + dir + "."
}
func (*english) SavedTexts(n int, dir string) string {
	return amount.Plural(n, "CV") + " saved as anonymous text in " + dir + "."
}
func (*english) SavedWithNames(n int, dir string) string {
	return amount.Plural(n, "CV") + " saved unchanged, with names, in " + dir + "."
}
func (*english) SavedBoth(n, texts int, dir string) string {
	return fmt.Sprintf("%s saved in %s: %d as anonymous text, %d unchanged, with names.", amount.Plural(n, "CV"), dir, texts, n-texts)
}
func (*english) Stopped(left int) string     { return fmt.Sprintf("Stopped: %d not tried.", left) }
func (*english) WithoutCV(n int) string      { return fmt.Sprintf("%d without a CV.", n) }
func (*english) OneFailed(why string) string { return "1 failed: " + why }
func (*english) Failed(n int) string         { return fmt.Sprintf("%d failed.", n) }
func (*english) FailedHidden(name string) string {
	return "The CV of " + name + " could not be saved; " + action.SaveCV.String() + " tries it again, as text."
}

func (*english) WithoutEmail(n int) string {
	return amount.Plural(n, "applicant") + " left out: no e-mail address that can be used."
}
func (*english) NotMarked(name, why string) string {
	return name + " could not be marked viewed. " + why
}
func (*english) OneNotViewed(name, why string) string {
	return name + " is not viewed after all. " + why
}
func (*english) NotViewed(n int, why string) string {
	return amount.Plural(n, "application") + " are not viewed after all. " + why
}
