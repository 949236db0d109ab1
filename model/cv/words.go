package cv

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the errors of saving and keeping CVs. Each language has its own variable.
type words struct {
	Shortened string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	NotOpened(err error) error
	NotKept(err error) error
	Full(limit string) string
	UnsafeName(name string) string
	NotSaved(path string, err error) error
	NotSavedIn(folder string, err error) error
	NamesInUse(folder, name string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Shortened: "another program has shortened its file meanwhile",

	sentences: new(english),
}

type english struct{}

func (*english) NotOpened(err error) error { return fmt.Errorf("open the CV cache: %w", err) }
func (*english) NotKept(err error) error {
	return fmt.Errorf("it could not be kept on this computer: %w", err)
}
func (*english) Full(limit string) string { return "the CV cache is full (" + limit + ")" }
func (*english) UnsafeName(name string) string {
	return fmt.Sprintf("%q is not a safe file name", name)
}
func (*english) NotSaved(path string, err error) error {
	return fmt.Errorf("could not save %s: %w", path, err)
}
func (*english) NotSavedIn(folder string, err error) error {
	return fmt.Errorf("could not save in %s: %w", folder, err)
}
func (*english) NamesInUse(folder, name string) string {
	return fmt.Sprintf("could not save in %s: every name like %s is in use", folder, name)
}
