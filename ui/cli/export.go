package cli

import (
	"bytes"
	"context"
	"errors"
	"io"
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
	"shortlist/ui/export"
	"shortlist/ui/text"
)

// exporting holds the arguments of applicants export.
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
	without   []string // parts
	cvs       bool     // the file is an archive with the original CVs
}

func (a *app) applicantsExportCommand() *cobra.Command {
	var o exporting
	var format export.Format
	cmd := &cobra.Command{
		Use: "export [JOB] [--shortlist NAME] [--apply ID…]", Short: say.ApplicantsExport.Short,
		Long: say.ApplicantsExport.Long,
		Example: "  shortlist applicants export 4100237 --out baristas.csv\n  shortlist applicants export --shortlist \"second round\" --out booklet.pdf\n" +
			"  shortlist applicants export 4100237 --verdict yes,maybe --format json | jq '.[].applicant.name'",
		Args: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) > 1:
				return errors.New(say.OneJobOnly(name(cmd)))
			case len(args) == 1 && o.shortlist != "":
				return errors.New(say.JobOrShortlist(name(cmd)))
			case len(args) == 0 && o.shortlist == "" && len(o.applies) == 0:
				return errors.New(say.ExportNeeds(name(cmd)))
			}
			return nil
		},
		RunE: a.run(func(ctx context.Context, args []string) (err error) {
			if len(args) == 1 {
				if o.job, err = idOf(aJob, args[0]); err != nil {
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
	f.StringVar(&o.shortlist, "shortlist", "", say.ExportShortlist)
	f.Int64SliceVar(&o.applies, "apply", nil, say.OnlyApply)
	someOf(f, &o.verdicts, "verdict", say.ExportVerdict, "yes", "maybe", "no", "none")
	f.BoolVar(&o.all, "all", false, say.ExportAll)
	oneOf(f, &format, "format", say.ExportFormat, formats()...)
	f.StringVar(&o.out, "out", "-", say.ExportOut)
	takesPathsOrStd(cmd, "out")
	f.BoolVar(&o.noMark, "no-bom", false, say.ExportNoBOM)
	o.separator = ","
	oneOf(f, &o.separator, "separator", say.ExportSeparator, ",", ";")
	someOf(f, &o.without, "without", say.ExportWithout, parts()...)
	f.BoolVar(&o.cvs, "with-cvs", false, say.ExportWithCVs)
	return cmd
}

// chooseExport checks the arguments and chooses the format.
func (a *app) chooseExport(o *exporting, format export.Format) error {
	ext := strings.TrimPrefix(strings.ToLower(filepath.Ext(o.out)), ".")
	if ext == "markdown" {
		ext = string(export.Markdown)
	}
	archive := "."+ext == export.ZIP
	if o.cvs != archive && (archive || o.out != "-") {
		return usagef(say.ArchiveAndName)
	}
	if o.cvs && o.out == "-" && a.deps.OutTerminal {
		return usagef(say.NotForTerminal)
	}
	switch {
	case format != "":
		o.format = format
	case o.cvs:
		o.format = export.PDF
	case a.json && (o.out == "-" || ext == ""):
		o.format = export.JSON
	case o.out == "-" || ext == "":
		o.format = export.CSV
	default:
		o.format = export.Format(ext)
	}
	if !o.format.Valid() {
		return usagef(say.NotAFormat(string(o.format)))
	}
	if a.json && o.format != export.JSON {
		return usagef(say.JSONAndFormat)
	}
	if named := export.Format(ext); format != "" && o.out != "-" && named.Valid() && named != o.format {
		return usagef(say.FormatAndName(ext, string(o.format)))
	}
	var err error
	o.out, err = a.newFile(o.out, o.format)
	return err
}

// newFile returns the whole path of a file to write; - is the output. Its error is that the
// file exists, or that a terminal does not show the format.
func (a *app) newFile(out string, f export.Format) (string, error) {
	if out == "-" {
		if (f == export.PDF || f == export.XLSX) && a.deps.OutTerminal {
			return "", usagef(say.NotForTerminal)
		}
		return out, nil
	}
	path, err := filepath.Abs(config.Expand(out))
	if err != nil {
		return "", err
	}
	if _, err := os.Lstat(path); err == nil { // reported before the work starts
		return "", taken(path)
	}
	return path, nil
}

// writeFile writes a new file with some applications for this user alone and returns its path; "" for the output.
func (a *app) writeFile(ctx context.Context, acct *account.Account, out string, applies []int64, src io.Reader) (string, error) {
	if out == "-" {
		_, err := io.Copy(a.deps.Out, src)
		return "", err
	}
	path, err := acct.SaveFile(ctx, out, true, applies, src)
	if errors.Is(err, fs.ErrExist) {
		err = taken(out)
	}
	return path, err
}

func taken(path string) error {
	return errors.New(say.FileExists(path))
}

func (a *app) applicantsExport(ctx context.Context, o exporting) error {
	acct, err := a.people(ctx)
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
		reason := say.NothingToExport
		if len(o.verdicts) > 0 {
			reason = say.NothingOfVerdict(o.verdicts)
		}
		return coded{errors.New(reason), exitNotYours}
	}
	list := export.List{Title: title, Made: time.Now()}
	data, err := a.exportFile(ctx, acct, o, list, people)
	if err != nil {
		return err
	}
	file, without := io.NopCloser(bytes.NewReader(data)), 0
	if o.cvs {
		document := export.FileName(o.format.Ext(), title, list.Made)
		file = export.Archive(export.Packet(document, data, list.Made, export.CVs(ctx, acct.NamedCV, people, "CVs", list.Made, acct.Blind(), &without)))
	}
	defer func() { _ = file.Close() }() // the error is that of reading it
	path, err := a.writeFile(ctx, acct, o.out, export.Applies(people), file)
	if without > 0 {
		a.report(say.ExportedWithoutCV(without))
	}
	switch {
	case err != nil:
		return err
	case path == "":
		a.report(say.Exported(len(people)))
	default:
		a.report(say.ExportedTo(len(people), text.Line(path)))
	}
	return nil
}

// exportFile returns the file with the entries of people.
func (a *app) exportFile(ctx context.Context, acct *account.Account, o exporting, list export.List, people []model.Candidate) ([]byte, error) {
	p := progress{app: a}
	defer p.clear()
	options := export.Options{NoMark: o.noMark, Separator: rune(o.separator[0])}
	for _, p := range o.without {
		options.Without = append(options.Without, export.Part(p))
	}
	var gathered export.Gathering
	for {
		for gathered.Tried < len(people) {
			if o.format.CVs() {
				p.print(say.ReadingCV(gathered.Tried+1, len(people)))
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

// exported returns the applicants to export and a title for them.
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
		title = say.Applicants
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
			if errors.Is(err, account.ErrNone) && !wanted[id] { // shortlists outlive the applicants on them
				gone++
				continue
			}
			if errors.Is(err, account.ErrNone) {
				err = coded{errors.New(say.NotOnThisComputer(id)), exitNotYours}
			}
			if err != nil {
				return nil, "", err
			}
			people = append(people, c)
		}
		if gone > 0 {
			a.report(say.ShortlistPartlyGone(gone))
		}
		return people, title, nil
	}
	title = say.Job(o.job)
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
		return nil, "", coded{errors.New(say.NoApplication(missing[0], o.job)), exitNotYours}
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
	near := similar(name, names)
	return model.Shortlist{}, coded{errors.New(say.NoShortlist(name, near)), exitNotYours}
}
