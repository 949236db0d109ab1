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
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/isolated"
	"shortlist/model/cv/reading/outcome"
	"shortlist/ui/text"
)

func (a *app) cvTextCommand() *cobra.Command {
	var apply int64
	var as cvTextForm
	cmd := &cobra.Command{
		Use: "text FILE | --apply ID", Short: say.CVText.Short,
		Long:    say.CVText.Long,
		Example: "  shortlist cv text ~/CVs/olena.pdf\n  shortlist cv text --apply 71500301 | less\n  shortlist cv text --hidden ~/CVs/olena.pdf",
		Args: func(cmd *cobra.Command, args []string) error {
			switch given := cmd.Flags().Changed("apply"); {
			case len(args) > 1:
				return errors.New(say.OneFileOnly(name(cmd)))
			case given && len(args) == 1:
				return errors.New(say.FileOrApply(name(cmd)))
			case !given && len(args) == 0:
				return errors.New(say.CVTextNeeds(name(cmd)))
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
	cmd.Flags().Int64Var(&apply, "apply", 0, say.CVTextApply)
	cmd.Flags().BoolVar(&as.layout, "layout", false, say.CVTextLayout)
	cmd.Flags().BoolVar(&as.hidden, "hidden", false, say.CVTextHidden)
	cmd.MarkFlagsMutuallyExclusive("layout", "hidden")
	return cmd
}

// cvTextForm chooses the text of a CV to print; the zero value is its flowing text.
type cvTextForm struct{ layout, hidden bool }

// cvChildCommand is the process that reads a CV.
func (a *app) cvChildCommand() *cobra.Command {
	return &cobra.Command{
		Use: isolated.Command, Short: say.CVReader.Short, Hidden: true, DisableFlagParsing: true,
		RunE: a.run(func(_ context.Context, args []string) error {
			if isolated.Draws(args) && a.limited().Limits.Restricted {
				return usagef(say.Restricted)
			}
			if code := isolated.Child(args, a.deps.In, a.deps.Out); code != exitDone {
				return coded{errors.New(say.CVUnreadable), code}
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
		return errors.New(say.NotAFile(path))
	}
	var f *os.File
	if err == nil {
		f, err = os.Open(path)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return coded{errors.New(say.NoFile(path)), exitNotYours}
	}
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }() // only read
	doc, err := a.deps.ReadCV(ctx, f)
	return a.cvText(doc, err, filepath.Base(path), as)
}

func (a *app) cvTextOfApply(ctx context.Context, applyID int64, as cvTextForm) error {
	acct, err := a.people(ctx)
	if err != nil {
		return err
	}
	c, err := acct.Candidate(ctx, applyID)
	if errors.Is(err, account.ErrNone) {
		return coded{errors.New(say.NotOnThisComputer(applyID)), exitNotYours}
	}
	if err != nil {
		return err
	}
	doc, err := acct.CVText(ctx, c)
	return a.cvText(doc, err, say.CVOf(applyID), as)
}

// unconfined describes what this system lacks to confine the reader of CVs; "" if it lacks nothing.
func (a *app) unconfined() string {
	if a.deps.Unconfined == nil {
		return ""
	}
	return a.deps.Unconfined()
}

// cvTextDoc is a CV as --json shows it.
type cvTextDoc struct {
	Kind   string   `json:"kind"`
	Pages  []string `json:"pages"`
	Hidden []string `json:"hidden"` // of each page, the words that are not visible on it; Pages holds none of them
	Note   string   `json:"note"`   // the known gaps of the text
}

// cvText prints the text of a CV; messages call it what.
func (a *app) cvText(doc reading.Document, err error, what string, as cvTextForm) error {
	if errors.Is(err, account.ErrNoCV) {
		return err
	}
	if lacks := a.unconfined(); lacks != "" {
		a.report(say.CVUnconfined(lacks))
	}
	if err != nil {
		if hint := advice(err); hint != "" {
			return fmt.Errorf("%s: %w; %s", what, err, hint)
		}
		return fmt.Errorf("%s: %w", what, err)
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
			a.report("shortlist: " + say.NoHiddenWords(text.Line(what)))
		}
	case doc.HiddenWords() > 0:
		a.report("shortlist: " + say.HiddenWords(text.Line(what), doc.HiddenWords()))
	}
	if doc.Note != "" {
		a.report("shortlist: " + text.Line(what) + ": " + text.Line(doc.Note))
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
	return a.show(out.String())
}

// advice words what a person can do about a CV without text.
func advice(err error) string {
	switch {
	case errors.Is(err, outcome.ErrImageOnly):
		return say.CVImageOnly
	case errors.Is(err, outcome.ErrLocked):
		return say.CVLocked
	case errors.Is(err, outcome.ErrBroken):
		return say.CVDamaged
	}
	return ""
}
