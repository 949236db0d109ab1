package applicants

import (
	"bytes"
	"context"
	"errors"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

// exporting holds the arguments of applicants export.
type exporting struct {
	job       int64 // 0: no job
	shortlist string
	applies   []int64
	verdicts  []string
	all       bool
	format    export.Format
	out       string
	noMark    bool
	separator string
	without   []export.Part // to leave out
	cvs       bool          // the file is an archive with the original CVs
}

func exportCommand(a *command.App) *cobra.Command {
	var o exporting
	var format export.Format
	cmd := &cobra.Command{
		Use: "export [JOB] [--shortlist NAME] [--apply ID…]", Short: lang.Text("Export applicants as XLSX, CSV, JSON, or a booklet in Markdown or PDF"),
		Long: lang.Text(`Export the applicants of a job, the applicants of a shortlist, or the applications named with --apply,
with your review: verdict, rating, tags, shortlists and note. A workbook (xlsx) and CSV have a row for each
applicant. JSON adds the text of CVs. A booklet (md, pdf) is one document with an index, profiles, notes and CV texts.
A job's applicants are read from the service; of other applicants, the kept copy is exported. Existing files
are never overwritten, and no application is marked viewed. If there is nothing to export, no file is written
and the exit code is 4.`),
		Example: "  shortlist applicants export 4100237 --out baristas.csv\n  shortlist applicants export --shortlist \"second round\" --out booklet.pdf\n" +
			"  shortlist applicants export 4100237 --verdict yes,maybe --format json | jq '.[].applicant.name'",
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) > 1:
				return errors.New(lang.Text("%s takes the id of one job only", command.Name(cmd)))
			case len(args) == 1 && o.shortlist != "":
				return errors.New(lang.Text("%s takes a job or --shortlist, not both", command.Name(cmd)))
			case len(args) == 0 && o.shortlist == "" && len(o.applies) == 0:
				return errors.New(lang.Text("%s needs the id of a job, --shortlist or --apply", command.Name(cmd)))
			}
			return nil
		},
		RunE: a.Run(func(ctx context.Context, args []string) (err error) {
			if len(args) == 1 {
				if o.job, err = command.IDOf(command.Job, args[0]); err != nil {
					return err
				}
			}
			if err := chooseExport(a, &o, format); err != nil {
				return err
			}
			return runExport(ctx, a, o)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&o.shortlist, "shortlist", "", lang.Text("the applicants of this shortlist"))
	a.Completes(cmd, "shortlist", a.CompleteShortlists)
	f.Int64SliceVar(&o.applies, "apply", nil, sayOnlyApply())
	a.Completes(cmd, "apply", a.CompleteApplications)
	command.SomeOf(f, &o.verdicts, "verdict", lang.Text("only applicants with one of these verdicts: yes, maybe, no, none"), "yes", "maybe", "no", "none")
	f.BoolVar(&o.all, "all", false, lang.Text("also deleted applications and suggested people of the job"))
	command.OneOf(f, &format, "format", lang.Text("format of the file: xlsx, csv, json, md or pdf (default: the ending of --out, else csv)"), command.Described(export.Formats(), export.Format.String)...)
	f.StringVar(&o.out, "out", "-", lang.Text("file to write; - is the output"))
	command.TakesPathsOrStd(cmd, "out")
	f.BoolVar(&o.noMark, "no-bom", false, lang.Text("leave out the mark by which Excel recognises CSV as UTF-8"))
	o.separator = ","
	command.OneOf(f, &o.separator, "separator", lang.Text("separator between the cells of CSV: , or ; (Excel needs ; in most of Europe)"), ",", ";")
	command.SomeOf(f, &o.without, "without", lang.Text("leave out: verdicts (with ratings, tags and shortlists), notes, contacts"), command.Described(export.Parts(), func(export.Part) string { return "" })...)
	f.BoolVar(&o.cvs, "with-cvs", false, lang.Text("write a ZIP archive: the file (by default a booklet in PDF) and the original CVs"))
	return cmd
}

// chooseExport checks the arguments and chooses the format.
func chooseExport(a *command.App, o *exporting, format export.Format) error {
	ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), ".")
	if ext == "markdown" {
		ext = string(export.Markdown)
	}
	archive := "."+ext == export.ZIP
	if o.cvs != archive && (archive || o.out != "-") {
		return command.Misused(lang.Text("with --with-cvs the file is an archive: give --out a name that ends in .zip; without it, another ending"))
	}
	if o.cvs && o.out == "-" && a.Deps.OutTerminal {
		return command.NotForTerminal()
	}
	switch {
	case format != "":
		o.format = format
	case o.cvs:
		o.format = export.PDF
	case a.JSON && (o.out == "-" || ext == ""):
		o.format = export.JSON
	case o.out == "-" || ext == "":
		o.format = export.CSV
	default:
		o.format = export.Format(ext)
	}
	if !o.format.Valid() {
		return command.Misused(lang.Text("%q is not a format; choose xlsx, csv, json, md or pdf", string(o.format)))
	}
	if a.JSON && o.format != export.JSON {
		return command.Misused(lang.Text("--json and another format contradict each other"))
	}
	if named := export.Format(ext); format != "" && o.out != "-" && named.Valid() && named != o.format {
		return command.Misused(lang.Text("--out ends in .%s, but --format is %s: change one of them", ext, string(o.format)))
	}
	var err error
	o.out, err = a.NewFile(o.out, o.format.Binary())
	return err
}

func runExport(ctx context.Context, a *command.App, o exporting) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	people, title, err := selectExported(ctx, a, acct, o)
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
		reason := lang.Text("there is no applicant to export, so nothing was written")
		if len(o.verdicts) > 0 {
			reason = lang.Text("there is no applicant with the verdict %s, so nothing was written", strings.Join(o.verdicts, lang.Text(" or ")))
		}
		return command.WithCode(errors.New(reason), command.ExitNotYours)
	}
	list := export.List{Title: title, Made: time.Now()}
	data, err := exportFile(ctx, a, acct, o, list, people)
	if err != nil {
		return err
	}
	file, without := io.NopCloser(bytes.NewReader(data)), 0
	if o.cvs {
		document := export.FileName(o.format.Ext(), title, list.Made)
		file = export.Archive(export.Packet(document, data, list.Made, export.CVs(ctx, acct.NamedCV, people, "CVs", list.Made, acct.Blind(), &without)))
	}
	defer func() { _ = file.Close() }() // the error is that of reading it
	path, err := a.WriteFile(ctx, acct, o.out, export.Applies(people), file)
	if without > 0 {
		a.Report(lang.Plural(without, "%d applicant without a CV that could be saved", "%d applicants without a CV that could be saved"))
	}
	switch {
	case err != nil:
		return err
	case path == "":
		a.Report(lang.Plural(len(people), "%d applicant exported", "%d applicants exported"))
	default:
		a.Report(lang.Plural(len(people), "%d applicant exported to %s", "%d applicants exported to %s", text.Line(path)))
	}
	return nil
}

// exportFile returns the file with the entries of people.
func exportFile(ctx context.Context, a *command.App, acct *account.Account, o exporting, list export.List, people []model.Candidate) ([]byte, error) {
	p := a.NewProgress()
	defer p.Clear()
	options := export.Options{NoMark: o.noMark, Separator: rune(o.separator[0]), Without: o.without}
	var gathered export.Gathering
	for {
		for gathered.Tried < len(people) {
			if o.format.CVs() {
				p.Print(lang.Text("CV %d of %d", gathered.Tried+1, len(people)))
			}
			var err error
			if gathered, err = gathered.Add(acct.Entry(ctx, people[gathered.Tried], o.format.CVs())); err != nil {
				return nil, err
			}
		}
		data, next, err := gathered.Write(ctx, o.format, list, options, func() bool { return acct.LookBlind(ctx) })
		if data != nil || err != nil {
			return data, err
		}
		gathered = next
	}
}

// selectExported returns the applicants to export and a title for them.
func selectExported(ctx context.Context, a *command.App, acct *account.Account, o exporting) (people []model.Candidate, title string, err error) {
	wanted := map[int64]bool{}
	if err := command.ApplicationIDs(o.applies...); err != nil {
		return nil, "", err
	}
	for _, id := range o.applies {
		wanted[id] = true
	}
	if o.job == 0 {
		ids := o.applies
		title = lang.Text("Applicants")
		if o.shortlist != "" {
			title = o.shortlist
			l, err := findShortlist(ctx, a, acct, o.shortlist)
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
			if errors.Is(err, account.ErrNone) && !wanted[id] { // shortlists outlive the applicants on them
				gone++
				continue
			}
			if errors.Is(err, account.ErrNone) {
				err = command.NotStored(id)
			}
			if err != nil {
				return nil, "", err
			}
			people = append(people, c)
		}
		if gone > 0 {
			a.Report(lang.Plural(gone, "%d applicant of the shortlist left out: not on this computer any more", "%d applicants of the shortlist left out: not on this computer any more"))
		}
		return people, title, nil
	}
	title = lang.TextIn("cli", "Job %d", o.job)
	if j, err := acct.CachedJob(ctx, o.job); err == nil && j.Title != "" {
		title = j.Title
	}
	_, err = a.Read(ctx, acct, o.job, func(c model.Candidate) error {
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
		return nil, "", command.WithCode(errors.New(sayNoApplication(missing[0], o.job)), command.ExitNotYours)
	}
	return people, title, nil
}

// findShortlist finds a shortlist by its name.
func findShortlist(ctx context.Context, a *command.App, acct *account.Account, name string) (model.Shortlist, error) {
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
	unknown := command.Unknown(name, names, lang.Text("there is no shortlist %q", name), func(near string) string {
		return lang.Text("there is no shortlist %q; did you mean %q?", name, near)
	})
	return model.Shortlist{}, command.WithCode(errors.New(unknown), command.ExitNotYours)
}
