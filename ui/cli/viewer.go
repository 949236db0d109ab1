package cli

import (
	"io"
	"slices"

	"github.com/pkg/browser"

	"shortlist/config"
	"shortlist/model/reading/isolated"
	"shortlist/ui/external"
)

// OpenFile hands a file to a viewer of the desktop's choice, or to the configured one: a program and its arguments.
func OpenFile(opener []string, path string) error {
	if len(opener) > 0 {
		argv := append(slices.Clone(opener), path)
		argv[0] = config.Expand(argv[0])
		return external.Start(argv)
	}
	browser.Stdout, browser.Stderr = io.Discard, io.Discard // the screen is not theirs
	return browser.OpenFile(path)
}

// CVReader reads CVs in processes made for it, and has pages drawn where there is a program for that and others may be
// started.
func CVReader(restricted bool) *isolated.Reader {
	r := isolated.New()
	if restricted {
		r.Draws = false
	}
	return r
}
