package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

// exporting is what applicants export was called with.
type exporting struct {
	job       int64 // 0: none
	shortlist string
	applies   []int64
	verdicts  []string
	all       bool
	format    export.Format
	out       string
	noMark    bool
	separator string
}

func (a *app) applicantsExportCommand() *cobra.Command {
	var o exporting
	var format string
	cmd := &cobra.Command{
		Use: "export [JOB] [--shortlist NAME] [--apply ID…]", Short: "Write applicants down as CSV, JSON, or a packet in Markdown or PDF",
		Long: "Write down the applicants of a job, the people of a shortlist, or the applications named with --apply,\n" +
			"with what you think of them: verdict, rating, tags, shortlists and note. CSV has a row a person, JSON the text of\n" +
			"their CVs too, and a packet (md, pdf) is one document with an index, profiles, notes and CV texts.\n" +
			"A job's applicants are read from the service; of the others, what was last read is taken. No file is\n" +
			"ever overwritten, and nobody is marked viewed by this. Where there is nobody to export, none is written,\n" +
			"and the exit code is 4.",
		Example: "  shortlist applicants export 4100237 --out baristas.csv\n  shortlist applicants export --shortlist \"second round\" --out packet.pdf\n" +
			"  shortlist applicants export 4100237 --verdict yes,maybe --format json | jq '.[].applicant.name'",
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) > 1:
				return fmt.Errorf("%s takes the id of one job only", name(cmd))
			case len(args) == 1 && o.shortlist != "":
				return fmt.Errorf("%s takes a job or --shortlist, not both", name(cmd))
			case len(args) == 0 && o.shortlist == "" && len(o.applies) == 0:
				return fmt.Errorf("%s needs the id of a job, --shortlist or --apply", name(cmd))
			}
			return nil
		},
		RunE: a.run(func(ctx context.Context, args []string) (err error) {
			if len(args) == 1 {
				if o.job, err = idOf("job id", args[0]); err != nil {
					return err
				}
			}
			if err := a.chooseExport(&o, format); err != nil {
				return err
			}
			return a.applicantsExport(ctx, o)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&o.shortlist, "shortlist", "", "the people of this shortlist")
	f.Int64SliceVar(&o.applies, "apply", nil, "only this application; may be given several times")
	f.StringSliceVar(&o.verdicts, "verdict", nil, "only people with one of these verdicts: yes, maybe, no, none")
	f.BoolVar(&o.all, "all", false, "deleted applications and suggested people of the job, too")
	f.StringVar(&format, "format", "", "format of the file: csv, json, md or pdf (default: what --out ends in, else csv)")
	f.StringVar(&o.out, "out", "-", "file to write; - is the output")
	takesPathsOrStd(cmd, "out")
	f.BoolVar(&o.noMark, "no-bom", false, "leave out the mark by which Excel recognises CSV as UTF-8")
	f.StringVar(&o.separator, "separator", ",", "what parts the cells of CSV: , or ; which Excel wants in most of Europe")
	return cmd
}

// chooseExport checks what was asked for, and chooses the format.
func (a *app) chooseExport(o *exporting, format string) error {
	ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), ".")
	if ext == "markdown" {
		ext = string(export.Markdown)
	}
	switch {
	case format != "":
		o.format = export.Format(strings.ToLower(format))
	case a.json && (o.out == "-" || ext == ""):
		o.format = export.JSON
	case o.out == "-" || ext == "":
		o.format = export.CSV
	default:
		o.format = export.Format(ext)
	}
	if !o.format.Valid() {
		return usagef("%q is no format; it can be csv, json, md or pdf", string(o.format))
	}
	if a.json && o.format != export.JSON {
		return usagef("--json and another format contradict each other")
	}
	if named := export.Format(ext); format != "" && o.out != "-" && named.Valid() && named != o.format {
		return usagef("--out ends in .%s, but --format is %s: change one of them", ext, string(o.format))
	}
	if o.separator != "," && o.separator != ";" {
		return usagef("--separator can be , or ;")
	}
	for _, v := range o.verdicts {
		if v != "none" && (v == "" || !slices.Contains(model.Verdicts(), model.Verdict(v))) {
			return usagef("%q is no verdict; it can be yes, maybe, no or none", v)
		}
	}
	if o.out == "-" {
		if o.format == export.PDF && a.deps.OutTerminal {
			return usagef("a PDF is nothing for a terminal; name a file with --out")
		}
		return nil
	}
	path, err := filepath.Abs(config.Expand(o.out))
	if err != nil {
		return err
	}
	o.out = path
	if _, err := os.Lstat(path); err == nil { // told before the work
		return taken(path)
	}
	return nil
}

func taken(path string) error {
	return fmt.Errorf("there is a file %s already, and nothing is written over it", path)
}

func (a *app) applicantsExport(ctx context.Context, o exporting) error {
	acct, err := a.people()
	if err != nil {
		return err
	}
	people, title, err := a.exported(ctx, acct, o)
	if err != nil {
		return err
	}
	if len(o.verdicts) > 0 {
		reviews, err := acct.Reviews(ctx, 0)
		if err != nil {
			return err
		}
		people = slices.DeleteFunc(people, func(c model.Candidate) bool {
			verdict := string(reviews[c.ID].Verdict)
			if verdict == "" {
				verdict = "none"
			}
			return !slices.Contains(o.verdicts, verdict)
		})
	}
	if len(people) == 0 {
		why := "there is nobody to export"
		if len(o.verdicts) > 0 {
			why += " with the verdict " + strings.Join(o.verdicts, " or ")
		}
		return coded{errors.New(why + ", so nothing was written"), exitNotYours}
	}
	list := export.List{Title: title, Made: time.Now()}
	data, err := a.written(ctx, acct, o, list, people)
	if err != nil {
		return err
	}
	said := amount.People(len(people)) + " written down"
	if o.out == "-" {
		if _, err := a.deps.Out.Write(data); err != nil {
			return err
		}
		a.sayf("%s", said)
		return nil
	}
	path, err := acct.SaveFile(o.out, true, bytes.NewReader(data))
	if errors.Is(err, fs.ErrExist) {
		return taken(o.out)
	}
	if err != nil {
		return err
	}
	a.sayf("%s in %s", said, text.Line(path))
	return nil
}

// written returns people written down. Another copy of the program may switch blind mode
// meanwhile: then all are gathered anew, for none may tell more than is shown now.
func (a *app) written(ctx context.Context, acct *account.Account, o exporting, list export.List, people []model.Candidate) ([]byte, error) {
	p := progress{app: a}
	defer p.clear()
	for range export.Rounds {
		list.Entries = nil
		for i, c := range people {
			if o.format.CVs() {
				p.say(fmt.Sprintf("CV %d of %d", i+1, len(people)))
			}
			e, err := acct.Entry(ctx, c, o.format.CVs())
			if err != nil {
				return nil, err
			}
			list.Entries = append(list.Entries, e)
		}
		data, err := export.Bytes(ctx, o.format, list, export.Options{NoMark: o.noMark, Separator: rune(o.separator[0])}, func() bool { return acct.LookBlind(ctx) })
		if !errors.Is(err, export.ErrSwitched) {
			return data, err
		}
	}
	return nil, export.ErrSwitched
}

// exported returns who is to be written down, and what they are called together.
func (a *app) exported(ctx context.Context, acct *account.Account, o exporting) (people []model.Candidate, title string, err error) {
	wanted := map[int64]bool{}
	if err := applicationIDs(o.applies...); err != nil {
		return nil, "", err
	}
	for _, id := range o.applies {
		wanted[id] = true
	}
	if o.job == 0 {
		ids := o.applies
		title = "Applicants"
		if o.shortlist != "" {
			title = o.shortlist
			l, err := a.shortlist(ctx, acct, o.shortlist)
			if err != nil {
				return nil, "", err
			}
			if ids = l.Applies; len(wanted) > 0 {
				ids = slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return !wanted[id] })
			}
		}
		gone := 0
		for _, id := range ids {
			c, err := acct.Candidate(ctx, id)
			if errors.Is(err, account.ErrNone) && !wanted[id] { // of a shortlist, which outlives its people
				gone++
				continue
			}
			if errors.Is(err, account.ErrNone) {
				err = coded{fmt.Errorf("application %d is not on this machine; list the applicants of its job first", id), exitNotYours}
			}
			if err != nil {
				return nil, "", err
			}
			people = append(people, c)
		}
		if gone > 0 {
			a.sayf("%s of the shortlist not on this machine any more: left out", amount.People(gone))
		}
		return people, title, nil
	}
	title = fmt.Sprintf("Job %d", o.job)
	if j, err := acct.CachedJob(ctx, o.job); err == nil && j.Title != "" {
		title = j.Title
	}
	_, err = a.read(ctx, acct, o.job, func(c model.Candidate) error {
		named := wanted[c.ID]
		delete(wanted, c.ID)
		if named || len(o.applies) == 0 && (o.all || !c.Hidden() && !c.Suggested) {
			people = append(people, c)
		}
		return nil
	})
	if err != nil {
		return nil, "", err
	}
	if missing := slices.Sorted(maps.Keys(wanted)); len(missing) > 0 {
		return nil, "", coded{fmt.Errorf("there is no application %d for job %d", missing[0], o.job), exitNotYours}
	}
	return people, title, nil
}

// shortlist finds a shortlist by its name.
func (a *app) shortlist(ctx context.Context, acct *account.Account, name string) (model.Shortlist, error) {
	all, err := acct.Shortlists(ctx)
	if err != nil {
		return model.Shortlist{}, err
	}
	var names []string
	for _, l := range all {
		if l.Name == name {
			return l, nil
		}
		names = append(names, l.Name)
	}
	hint := ""
	if near, ok := config.Near(name, names); ok {
		hint = fmt.Sprintf("; did you mean %q?", near)
	}
	return model.Shortlist{}, coded{fmt.Errorf("there is no shortlist %q%s", name, hint), exitNotYours}
}
