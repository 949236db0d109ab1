package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/amount"
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/isolated"
	"shortlist/model/cv/reading/outcome"
	"shortlist/ui/text"
)

func (a *app) cvTextCommand() *cobra.Command {
	var apply int64
	var as cvTextForm
	cmd := &cobra.Command{
		Use: "text FILE | --apply ID", Short: "Print a CV as text",
		Long: "Print the text of a CV: PDF, DOCX, DOC, ODT, RTF, HTML or plain text, told by its content. With --apply\n" +
			"it is the CV of an application whose applicants have been listed here before. Nobody is marked viewed.\n" +
			"Words that are in the file and cannot be seen on its pages are left out; --hidden prints those instead.",
		Example: "  shortlist cv text ~/CVs/olena.pdf\n  shortlist cv text --apply 71500301 | less\n  shortlist cv text --hidden ~/CVs/olena.pdf",
		Args: func(cmd *cobra.Command, args []string) error {
			switch given := cmd.Flags().Changed("apply"); {
			case len(args) > 1:
				return fmt.Errorf("%s takes one file only", name(cmd))
			case given && len(args) == 1:
				return fmt.Errorf("%s takes a file or --apply, not both", name(cmd))
			case !given && len(args) == 0:
				return fmt.Errorf("%s needs a file, or --apply with the id of an application", name(cmd))
			}
			return nil
		},
		RunE: a.run(func(ctx context.Context, args []string) error {
			if len(args) == 1 {
				return a.cvTextOfFile(ctx, args[0], as)
			}
			if err := applicationIDs(apply); err != nil {
				return err
			}
			return a.cvTextOfApply(ctx, apply, as)
		}),
	}
	cmd.Flags().Int64Var(&apply, "apply", 0, "the CV of this application")
	cmd.Flags().BoolVar(&as.layout, "layout", false, "as it stands on the page, columns beside each other")
	cmd.Flags().BoolVar(&as.hidden, "hidden", false, "only the words that are in the file, not on the page")
	cmd.MarkFlagsMutuallyExclusive("layout", "hidden")
	return cmd
}

// cvTextForm is what of a CV is printed: without either, its flowing text.
type cvTextForm struct{ layout, hidden bool }

// cvChildCommand is the process that reads a CV.
func (a *app) cvChildCommand() *cobra.Command {
	return &cobra.Command{
		Use: isolated.Command, Short: "Read a CV for another copy of this program", Hidden: true, DisableFlagParsing: true,
		RunE: a.run(func(_ context.Context, args []string) error {
			if isolated.Draws(args) && a.limited().Limits.Restricted {
				return usagef("in restricted mode other programs are not started")
			}
			if code := isolated.Child(args, a.deps.In, a.deps.Out); code != exitDone {
				return coded{errors.New("the CV could not be read"), code}
			}
			return nil
		}),
	}
}

func (a *app) cvTextOfFile(ctx context.Context, path string, as cvTextForm) error {
	path = config.Expand(path)
	if err := a.allowFile(path); err != nil {
		return err
	}
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return fmt.Errorf("%s is no file", path)
	}
	var f *os.File
	if err == nil {
		f, err = os.Open(path)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return coded{fmt.Errorf("there is no file %s", path), exitNotYours}
	}
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // only read
	doc, err := a.deps.ReadCV(ctx, f)
	return a.cvText(doc, err, filepath.Base(path), as)
}

func (a *app) cvTextOfApply(ctx context.Context, applyID int64, as cvTextForm) error {
	acct, err := a.people()
	if err != nil {
		return err
	}
	c, err := acct.Candidate(ctx, applyID)
	if errors.Is(err, account.ErrNone) {
		return coded{fmt.Errorf("application %d is not on this machine; list the applicants of its job first", applyID), exitNotYours}
	}
	if err != nil {
		return err
	}
	doc, err := acct.CVText(ctx, c)
	return a.cvText(doc, err, fmt.Sprintf("the CV of application %d", applyID), as)
}

// cvTextDoc is a CV as --json shows it.
type cvTextDoc struct {
	Kind   string   `json:"kind"`
	Pages  []string `json:"pages"`
	Hidden []string `json:"hidden"` // of each page, the words that cannot be seen on it; none of them is in Pages
	Note   string   `json:"note"`   // what is missing; "" when nothing is known to be
}

// cvText prints what was read of a CV; what is its name in talk.
func (a *app) cvText(doc reading.Document, err error, what string, as cvTextForm) error {
	if errors.Is(err, account.ErrNoCV) {
		return err
	}
	if err != nil {
		return fmt.Errorf("%s: %w%s", what, err, advice(err))
	}
	pages, hidden := make([]string, len(doc.Pages)), make([]string, len(doc.Pages))
	for i, p := range doc.Pages {
		hidden[i] = p.Hidden
		if pages[i] = p.Text; as.layout && p.Layout != "" {
			pages[i] = p.Layout
		}
	}
	switch {
	case a.json:
		return a.document(cvTextDoc{string(doc.Kind), pages, hidden, doc.Note})
	case as.hidden:
		pages = slices.DeleteFunc(hidden, func(s string) bool { return s == "" })
		if len(pages) == 0 {
			a.sayf("shortlist: %s: all words of the file are on its pages", text.Line(what))
		}
	case doc.HiddenWords() > 0:
		a.sayf("shortlist: %s: %s in the file, not on the page; --hidden prints them", text.Line(what), amount.Plural(doc.HiddenWords(), "word"))
	}
	if doc.Note != "" {
		a.sayf("shortlist: %s: %s", text.Line(what), text.Line(doc.Note))
	}
	var out strings.Builder
	for i, page := range pages {
		if i > 0 {
			out.WriteByte('\n')
		}
		for _, line := range text.Lines(page) {
			out.WriteString(strings.TrimRight(line, " ") + "\n")
		}
	}
	return a.printf("%s", out.String())
}

// advice says what can be done about a CV without text.
func advice(err error) string {
	switch {
	case errors.Is(err, outcome.ErrImageOnly):
		return "; a viewer shows it"
	case errors.Is(err, outcome.ErrLocked):
		return "; ask for a copy without it"
	case errors.Is(err, outcome.ErrBroken):
		return "; a viewer may show more, or ask for another copy"
	}
	return ""
}
