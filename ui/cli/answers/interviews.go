package answers

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/api/account"
	"shortlist/model/calendar"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// week is how many days are a week's, with today.
const week = 7

func interviewCommands(a *command.App) []*cobra.Command {
	group := command.Group("interviews", lang.Text("Offer times for interviews, and invite to them"),
		offerCommand(a), bookCommand(a), moveCommand(a), cancelInterviewCommand(a), listInterviewsCommand(a), replyCommand(a))
	group.Long = lang.Text(`Offer applicants times of your own, invite them to one, move and cancel interviews, and note what they answer. Each is
a letter that waits for answers.delay, as others do; an invitation also has a file for calendars.
shortlist guide interviews explains it.`)
	group.Example = "  shortlist interviews offer 4100237 --times \"tue 10-12, wed after 15, 30 min, online\"\n  shortlist interviews book 4100237 --time \"2027-01-12 10:00\" --place \"Room 2\"\n  shortlist interviews reply < mail.eml"
	return []*cobra.Command{group, agendaCommand(a)}
}

// interviewDoc is an offered time or an interview, as --json shows it.
type interviewDoc struct {
	ID       int64          `json:"id"`
	ApplyID  int64          `json:"applyId"`
	JobID    int64          `json:"jobId"`
	UID      string         `json:"uid"` // "": it is only offered
	Sequence int            `json:"sequence"`
	State    calendar.State `json:"state"`
	Start    time.Time      `json:"start"`
	End      time.Time      `json:"end"`
	Zone     string         `json:"zone"`
	Place    string         `json:"place"`
	Answer   int64          `json:"answer"` // the letter that was planned last; 0: none yet
	Comment  string         `json:"comment,omitempty"`
	Proposed *slotDoc       `json:"proposed,omitempty"` // the time that the applicant asks for
	Was      string         `json:"was,omitempty"`      // the time that the letter shows, where the rule of summer time has changed since
}

type slotDoc struct {
	Start time.Time `json:"start"`
	End   time.Time `json:"end"`
}

func docOfSlot(s calendar.Slot) *slotDoc {
	if s.Start.IsZero() {
		return nil
	}
	return &slotDoc{s.Start, s.End}
}

func docOfInterview(i account.Interview) interviewDoc {
	return interviewDoc{i.ID, i.ApplyID, i.JobID, i.UID, i.Sequence, i.State, i.Start, i.End, i.Zone, i.Place, i.Letter, i.Comment, docOfSlot(i.Proposed), i.Was()}
}

func docsOfInterviews(list []account.Interview) []interviewDoc {
	out := make([]interviewDoc, len(list))
	for n, i := range list {
		out[n] = docOfInterview(i)
	}
	return out
}

// printInterviews prints offers and interviews as a table, with what an applicant wrote or asks for below.
func printInterviews(a *command.App, list []account.Interview, empty string) {
	if len(list) == 0 {
		a.Printf("%s\n", empty)
		return
	}
	of := []command.Column{
		{Title: lang.TextIn("cli", "ID"), Width: 5, Right: true}, {Title: lang.Text("STATE"), Width: 15}, {Title: lang.Text("WHEN"), Width: 44, Narrow: 44},
		{Title: lang.TextIn("cli", "NAME"), Width: 24, Narrow: 16}, {Title: lang.Text("PLACE"), Width: 16, Narrow: command.Gone}, {Title: lang.TextIn("cli", "JOB")},
	}
	a.Heading(of)
	for _, i := range list {
		a.Row(of, strings.TrimLeft(command.Number(i.ID), "0"), i.State.Label(), i.Words(i.In()), i.Name, i.Place, i.Job)
		if was := i.SayWas(); was != "" {
			a.Printf("       %s\n", was)
		}
		if !i.Proposed.Start.IsZero() {
			a.Printf("       %s\n", lang.Text("asks for %s", i.Proposed.Words(i.In())))
		}
		if i.Comment != "" {
			a.Printf("       %s\n", text.Line(i.Comment))
		}
	}
}

// planInterviews shows what will be planned, asks, and plans it. once is the document of one interview rather than of several.
func planInterviews(ctx context.Context, a *command.App, once bool, about string, plan func(dry bool) (account.PlannedInterviews, error)) error {
	if !a.Yes && !a.Deps.InTerminal { // before anything is printed
		return a.Confirm(ctx, "")
	}
	p, err := plan(true)
	if err != nil {
		return err
	}
	if once && len(p.Refused) > 0 {
		return command.WithCode(errors.New(strings.Join(sayRefused(a, p.Refused), " ")), command.ExitNotYours)
	}
	if !a.Yes {
		show := beforeAsking(a)
		if about != "" {
			show.Printf("%s\n", about)
		}
		printInterviews(show, p.Interviews, lang.Text("No time is offered."))
		for _, sentence := range sayRefused(a, p.Refused) {
			show.Printf("%s\n", sentence)
		}
		if len(p.Letters) > 0 {
			show.Printf("\n%s\n", lang.Text("The first letter:"))
			printLetter(show, p.Letters[0])
			if reminder := p.SayReminder(); reminder != "" {
				show.Printf("\n%s\n", reminder)
			}
		}
		if back := p.SayTakenBack(); back != "" {
			show.Printf("\n%s\n", back)
		}
	}
	switch {
	case len(p.Letters) > 0:
		err = confirm(ctx, a, len(p.Letters))
	case p.TakenBack > 0:
		err = a.Confirm(ctx, lang.Text("Cancel the interview?"))
	}
	if err != nil {
		return err
	}
	if p, err = plan(false); err != nil {
		return err
	}
	sentence := sayPlanned(len(p.Letters))
	if len(p.Letters) == 0 && p.TakenBack > 0 {
		sentence = p.SayTakenBack()
	}
	switch {
	case a.JSON && once:
		return a.Unprinted(sentence, a.Document(docOfInterview(p.Interviews[0])))
	case a.JSON:
		return a.Unprinted(sentence, a.Document(offeredDoc{docsOfInterviews(p.Interviews), docsOfRefused(p.Refused)}))
	case a.Yes && len(p.Letters) == 0 && len(p.Refused) > 0:
		return command.WithCode(errors.New(strings.Join(sayRefused(a, p.Refused), " ")), command.ExitNotYours)
	case p.TakenBack > 0 && len(p.Letters) == 0:
		return a.Unprinted(sentence, a.Printf("%s\n", sentence))
	case len(p.Letters) > 0:
		reportRefused(a, p.Refused)
		return a.Unprinted(sentence, a.Printf("%s\n", sayWaiting(p.Letters)))
	}
	return nil
}

// offeredDoc is the answer of offer, as --json shows it.
type offeredDoc struct {
	Offered []interviewDoc `json:"offered"`
	Refused []refusedDoc   `json:"refused"`
}

func offerCommand(a *command.App) *cobra.Command {
	var times, place string
	cmd := &cobra.Command{
		Use: "offer APPLICATION…", Short: lang.Text("Offer applicants times for an interview"), Args: command.SomeIDs(command.Application),
		Long: lang.Text(`Offer applicants times for an interview, from one to five each. The times are typed as one writes them: days with
hours, a length and a place, with commas between. No time is offered to two applicants: it is held until
interviews.hold has passed after its letter has left. A letter with times that has not left is replaced.`),
		Example: "  shortlist interviews offer 4100237 4100238 --times \"tue 10-12, wed after 15, 30 min, online\"",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			if times == "" {
				return command.Misused(lang.Text("offer needs --times, such as --times \"tue 10-12, wed after 15, 30 min\""))
			}
			read, err := calendar.ReadTimes(times, time.Now(), acct.Zone(), calendar.DefaultLength)
			if err != nil {
				return command.Misuse(err)
			}
			read.Place = cmp.Or(place, read.Place)
			ids, err := command.ReadIDs(args, command.ApplicationID)
			if err != nil {
				return err
			}
			return planInterviews(ctx, a, false, text.Line(read.Words(acct.Zone())), func(dry bool) (account.PlannedInterviews, error) {
				return acct.OfferInterviews(ctx, ids, read, dry)
			})
		}),
	}
	cmd.Flags().StringVar(&times, "times", "", lang.Text("the times, as in \"tue 10-12, wed after 15, 30 min, online\""))
	cmd.Flags().StringVar(&place, "place", "", lang.Text("where it takes place"))
	return cmd
}

func bookCommand(a *command.App) *cobra.Command {
	var at, place string
	var with []string
	length := calendar.DefaultLength
	var asked *pflag.FlagSet
	cmd := &cobra.Command{
		Use: "book APPLICATION", Short: lang.Text("Invite an applicant to an interview"), Args: command.OneID(command.Application),
		Long: lang.Text(`Invite an applicant to an interview, at a time that was offered or at another one. The letter has an invitation that
mail programs put into a calendar. Colleagues of --with get a copy of it, and are named in it. Other times that were
offered to the applicant are free again.`),
		Example: "  shortlist interviews book 4100237 --time \"2027-01-12 10:00\" --length 45m --place \"Room 2\"",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			id, err := command.ApplicationID(args[0])
			if err != nil {
				return err
			}
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			slot, err := readTime(acct, at, length)
			if err != nil {
				return err
			}
			if asked.Changed("length") && slot.End.Sub(slot.Start) != length {
				return command.Misused(lang.Text("--time has an end already; leave out --length, or type the beginning alone"))
			}
			known, err := acct.Interviews(ctx, store.InterviewFilter{Applies: []int64{id}, From: time.Now()})
			if err != nil {
				return err
			}
			for _, i := range known {
				if i.TakesPlace() { // a second invitation may be meant as a move
					a.Report(lang.Text("%[1]s is invited already: %[2]s.", text.Line(i.Name), i.Words(i.In())))
				}
			}
			return planInterviews(ctx, a, true, "", func(dry bool) (account.PlannedInterviews, error) {
				return acct.BookInterview(ctx, account.Booking{ApplyID: id, Slot: slot, Place: place, With: with}, dry)
			})
		}),
	}
	timeFlag(cmd, &at)
	asked = cmd.Flags()
	cmd.Flags().DurationVar(&length, "length", length, lang.Text("how long it takes"))
	cmd.Flags().StringVar(&place, "place", "", lang.Text("where it takes place"))
	cmd.Flags().StringSliceVar(&with, "with", nil, lang.Text("e-mail addresses of colleagues"))
	return cmd
}

func timeFlag(cmd *cobra.Command, at *string) {
	cmd.Flags().StringVar(at, "time", "", lang.Text("the time, as in \"tue 10:00\" or \"2027-01-12 10:00\""))
}

func readTime(acct *account.Account, typed string, length time.Duration) (calendar.Slot, error) {
	if typed == "" {
		return calendar.Slot{}, command.Misused(lang.Text("the command needs --time, such as --time \"2027-01-12 10:00\""))
	}
	slot, err := calendar.ReadTime(typed, time.Now(), acct.Zone(), length)
	if err != nil {
		return slot, command.Misuse(err)
	}
	return slot, nil
}

func moveCommand(a *command.App) *cobra.Command {
	var at string
	cmd := &cobra.Command{
		Use: "move INTERVIEW", Short: lang.Text("Give an interview another time"), Args: oneInterview,
		RunE: a.Run(func(ctx context.Context, args []string) error {
			id, err := interviewID(args[0])
			if err != nil {
				return err
			}
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			slot, err := readTime(acct, at, calendar.AsBefore)
			if err != nil {
				return err
			}
			return missing(id, planInterviews(ctx, a, true, "", func(dry bool) (account.PlannedInterviews, error) {
				return acct.MoveInterview(ctx, id, slot, dry)
			}))
		}),
	}
	timeFlag(cmd, &at)
	return cmd
}

func cancelInterviewCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "cancel INTERVIEW", Short: lang.Text("Cancel an interview"), Args: oneInterview,
		RunE: a.Run(func(ctx context.Context, args []string) error {
			id, err := interviewID(args[0])
			if err != nil {
				return err
			}
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			return missing(id, planInterviews(ctx, a, true, "", func(dry bool) (account.PlannedInterviews, error) { return acct.CancelInterview(ctx, id, dry) }))
		}),
	}
}

func oneInterview(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return errors.New(lang.Text("give the id of one interview; shortlist interviews list shows the ids"))
	}
	return nil
}

// interviewID reads the id of an interview.
func interviewID(typed string) (int64, error) {
	id, err := letterID(typed)
	if err != nil {
		err = command.Misused(lang.Text("%q is not the id of an interview: an id is a number above 0", typed))
	}
	return id, err
}

// missing names the interview that a command found missing.
func missing(id int64, err error) error {
	if errors.Is(err, account.ErrNone) {
		err = command.WithCode(errors.New(lang.Text("there is no interview %d; shortlist interviews list shows the ids", id)), command.ExitNotYours)
	}
	return err
}

func listInterviewsCommand(a *command.App) *cobra.Command {
	var only bool
	cmd := &cobra.Command{
		Use: "list", Short: lang.Text("List the interviews and the offered times, also those that have ended"), Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			var list []account.Interview
			if only {
				list, err = acct.Agenda(ctx, week)
			} else {
				list, err = acct.Interviews(ctx, store.InterviewFilter{})
			}
			if err != nil {
				return err
			}
			if a.JSON {
				return a.Document(docsOfInterviews(list))
			}
			printInterviews(a, list, lang.Text("No interviews."))
			return nil
		}),
	}
	weekFlag(cmd, &only)
	return cmd
}

func weekFlag(cmd *cobra.Command, only *bool) {
	cmd.Flags().BoolVar(only, "week", false, lang.Text("only those of the next seven days"))
}

func agendaCommand(a *command.App) *cobra.Command {
	var only bool
	var file string
	cmd := &cobra.Command{
		Use: "agenda", Short: lang.Text("Show the interviews that are to come, and who was offered times"), Args: command.NoArgs,
		Long: lang.Text(`Show the interviews that are to come, and the times that were offered and are not answered. --ics writes the interviews
into a file for your own calendar; a later file replaces them there. - is the output.`),
		Example: "  shortlist agenda --week\n  shortlist agenda --ics interviews.ics",
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			days := 0
			if only {
				days = week
			}
			list, err := acct.Agenda(ctx, days)
			if err != nil {
				return err
			}
			if file != "" {
				return writeAgenda(ctx, a, acct, file, list)
			}
			if a.JSON {
				return a.Document(docsOfInterviews(list))
			}
			printInterviews(a, list, lang.Text("No interview is to come, and no offered time waits for an answer."))
			return nil
		}),
	}
	weekFlag(cmd, &only)
	cmd.Flags().StringVar(&file, "ics", "", lang.Text("write the interviews into a file for calendars"))
	command.TakesPathsOrStd(cmd, "ics")
	return cmd
}

// writeAgenda writes the file for calendars.
func writeAgenda(ctx context.Context, a *command.App, acct *account.Account, file string, list []account.Interview) error {
	data, err := acct.CalendarFile(ctx, list)
	if err != nil {
		return err
	}
	if file == "-" {
		return a.Put(data, nil)
	}
	path, err := filepath.Abs(filesystem.Expand(file))
	if err != nil {
		return err
	}
	var applies []int64
	for _, i := range list {
		if i.TakesPlace() {
			applies = append(applies, i.ApplyID)
		}
	}
	path, err = acct.SaveFile(ctx, path, true, applies, bytes.NewReader(data))
	if errors.Is(err, fs.ErrExist) {
		err = errors.New(lang.Text("%s exists already and is not overwritten", text.Line(path)))
	}
	if err != nil {
		return err
	}
	return a.Done(lang.Plural(len(applies), "%d interview is in %s.", "%d interviews are in %s.", path), docsOfInterviews(list))
}

// replyDoc is what a mail about an interview has, as --json shows it.
type replyDoc struct {
	Method    calendar.Method `json:"method"`    // "": plain words
	Interview *interviewDoc   `json:"interview"` // null: it is about none
	Changed   bool            `json:"changed"`
	Reason    string          `json:"reason,omitempty"`
	Proposed  *slotDoc        `json:"proposed,omitempty"`
	Comment   string          `json:"comment,omitempty"`
	Choice    int             `json:"choice,omitempty"` // the number of the offered time that plain words name
}

func replyCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "reply", Short: lang.Text("Read a mail that answers an invitation, and note the answer"), Args: command.NoArgs,
		Long: lang.Text(`Read a mail from the input that answers an invitation or an offer of times, or the file of a calendar. A yes, a no and
a perhaps of a calendar count; another time that is asked for, and plain words, are shown, and a person decides.
The same mail read twice changes nothing.`),
		Example: "  shortlist interviews reply < mail.eml",
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			if a.Deps.InTerminal {
				return command.Misused(lang.Text("reply reads a mail from its input, as in shortlist interviews reply < FILE"))
			}
			acct, err := a.Change(ctx)
			if err != nil {
				return err
			}
			replies, err := command.Await(ctx, func() ([]account.Reply, error) { return acct.ReadReply(ctx, a.Deps.In, 0, false) })
			if err != nil {
				return err
			}
			docs := make([]replyDoc, len(replies))
			for n, r := range replies {
				docs[n] = replyDoc{r.Method, nil, r.Changed, r.Reason, docOfSlot(r.Proposed), r.Comment, r.Choice}
				if r.Interview != nil {
					of := docOfInterview(*r.Interview)
					docs[n].Interview = &of
				}
			}
			if a.JSON {
				return a.Document(docs)
			}
			for _, r := range replies {
				printReply(a, r)
			}
			return nil
		}),
	}
}

// printReply prints what a mail about an interview has.
func printReply(a *command.App, r account.Reply) {
	if r.Interview != nil {
		shown := *r.Interview
		shown.Comment = r.Comment
		printInterviews(a, []account.Interview{shown}, "")
	}
	if r.Choice > 0 {
		a.Printf("%s\n", lang.Text("It seems to choose this time: shortlist interviews book %s --time \"%s\".", command.Number(r.Interview.ApplyID), calendar.WallOf(r.Interview.Start, r.Interview.In())))
	}
	if r.Reason != "" {
		a.Printf("%s\n", r.Reason)
	}
}
