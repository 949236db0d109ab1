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
	browser.Stdout, browser.Stderr = io.Discard, io.Discard // their output would spoil the screen
	return browser.OpenFile(path)
}

// CVReader returns a reader that reads each CV in a process of its own. It draws pages if a program can, and unless
// restricted mode forbids other programs.
func CVReader(restricted bool) *isolated.Reader {
	r := isolated.New()
	if restricted {
		r.Draws = false
	}
	return r
}
