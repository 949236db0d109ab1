package answers

import (
	"cmp"
	"context"
	"errors"
	"strconv"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

func showCommand(a *command.App) *cobra.Command {
	var eml bool
	cmd := &cobra.Command{
		Use: "show LETTER", Short: lang.Text("Show a letter"), Args: oneLetter,
		RunE: a.Run(func(ctx context.Context, args []string) error {
			id, err := letterID(args[0])
			if err != nil {
				return err
			}
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			if eml {
				data, err := acct.LetterMail(ctx, id)
				return a.Put(data, err)
			}
			letters, err := acct.Letters(ctx, store.LetterFilter{IDs: []int64{id}})
			if err == nil && len(letters) == 0 {
				err = command.WithCode(errors.New(lang.Text("there is no letter %d; shortlist answers list shows the ids", id)), command.ExitNotYours)
			}
			if err != nil {
				return err
			}
			if a.JSON {
				return a.Document(docOf(letters[0], false))
			}
			a.Field(lang.TextIn("letter", "State"), stateOf(letters[0])+" · "+command.LocalTime(when(letters[0])))
			a.Field(lang.TextIn("letter", "Reason"), letters[0].Reason)
			printLetter(a, letters[0])
			return nil
		}),
	}
	cmd.Flags().BoolVar(&eml, "eml", false, lang.Text("print the bytes of the mail"))
	return cmd
}

func oneLetter(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return errors.New(lang.Text("give the id of one letter; shortlist answers list shows the ids"))
	}
	return nil
}

// letterID reads the id of a letter.
func letterID(typed string) (int64, error) {
	id, err := strconv.ParseInt(typed, 10, 64)
	if err != nil || id <= 0 {
		return 0, command.Misused(lang.Text("%q is not the id of a letter: an id is a number above 0", typed))
	}
	return id, nil
}

// sentDoc is the answer of send, as --json shows it.
type sentDoc struct {
	Letters    []letterDoc `json:"letters"` // that were handed over, also those that failed
	Unreviewed int         `json:"unreviewed"`
	Late       int         `json:"late"`
	Waiting    int         `json:"waiting"`
}

func sendCommand(a *command.App) *cobra.Command {
	var late, alone bool
	cmd := &cobra.Command{
		Use: "send", Short: lang.Text("Hand over the letters that are due"), Args: command.NoArgs,
		Long: lang.Text(`Hand over the letters that are due, and end. A timer can run it: the packages have shortlist-answers@.timer for
systemd. Drafts count as sent only after shortlist answers settle --sent. The exit code is 7 while the outcome of a letter
is unknown.`),
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			c, err := a.Configuration()
			if err == nil && c.Answers.Way == string(answers.Mailto) && !a.Deps.OutTerminal { // a timer opens nothing
				err = command.Misused(lang.Text("with answers.way \"mailto\", send needs a terminal: it opens one letter in your mail program"))
			}
			if err != nil {
				return err
			}
			acct, err := a.Use(ctx)
			if err != nil {
				return err
			}
			send := func(ctx context.Context) (account.SentLetters, error) { return acct.SendLetters(ctx, late) }
			if alone {
				if err := a.Confirm(ctx, lang.Text("Hand over one letter while the team's database cannot be asked? A colleague may have written it already.")); err != nil {
					return err
				}
				send = acct.SendWithoutTeam
			}
			out, err := send(ctx)
			if errors.Is(err, account.ErrHandingElsewhere) {
				a.Report(text.Line(lang.End(err.Error())))
				return nil
			}
			if errors.Is(err, store.ErrRestored) {
				err = command.WithCode(err, command.ExitUnknown)
			}
			if a.JSON { // what was done before an error is shown, too
				err = cmp.Or(err, a.Document(sentDoc{docsOf(out.Letters, false), out.Unreviewed, out.Late, out.Waiting}))
			} else {
				printSent(a, out, err)
				err = cmp.Or(err, openLetters(ctx, a, acct, out.Letters))
			}
			return cmp.Or(err, unknownOf(ctx, acct))
		}),
	}
	cmd.Flags().BoolVar(&alone, "without-team", false, lang.Text("one letter, also while the team's database cannot be reached"))
	cmd.Flags().BoolVar(&late, "late", false, lang.Text("also letters whose time passed more than a day ago"))
	return cmd
}

// openLetters opens the letters of way mailto in the mail program, or prints their links.
func openLetters(ctx context.Context, a *command.App, acct *account.Account, letters []account.Letter) error {
	for _, l := range letters {
		if l.Way != answers.Mailto || !l.Draft() {
			continue
		}
		link, err := acct.LetterLink(ctx, l.ID)
		if err != nil {
			return err
		}
		if a.Deps.Browse == nil || a.Deps.Browse(link) != nil {
			a.Printf("%s\n", link)
		}
	}
	return nil
}

// printSent prints what send has done before it ended, maybe with an error.
func printSent(a *command.App, out account.SentLetters, err error) {
	switch {
	case len(out.Letters) == 0:
	case a.Deps.OutTerminal:
		print(a, out.Letters)
	default: // a timer's output goes to a log, which may hold no name
		a.Printf("%s\n", lang.Plural(len(out.Letters), "%d letter was handed over: shortlist answers list.", "%d letters were handed over: shortlist answers list."))
	}
	for _, line := range []struct {
		n    int
		text string
	}{
		{out.Unreviewed, lang.Plural(out.Unreviewed, "%d letter waits for you to look at it: shortlist answers list.", "%d letters wait for you to look at them: shortlist answers list.")},
		{out.Late, lang.Plural(out.Late, "%d letter was due more than a day ago; --late sends it.", "%d letters were due more than a day ago; --late sends them.")},
		{out.Waiting, lang.Plural(out.Waiting, "%d letter leaves later.", "%d letters leave later.")},
	} {
		if line.n > 0 {
			a.Printf("%s\n", line.text)
		}
	}
	if err == nil && len(out.Letters)+out.Unreviewed+out.Late+out.Waiting == 0 {
		a.Printf("%s\n", lang.Text("No letter is due."))
	}
	reportDrafts(a, out.Letters)
}

// reportDrafts reports how many drafts the person has to send.
func reportDrafts(a *command.App, letters []account.Letter) {
	if n := len(drafts(letters)); n > 0 {
		a.Report(lang.Plural(n, "%d draft to send: send it with your mail program, then run shortlist answers settle --sent.",
			"%d drafts to send: send them with your mail program, then run shortlist answers settle --sent."))
	}
}

// drafts are the ids of the drafts among letters.
func drafts(letters []account.Letter) []int64 {
	ids := []int64{}
	for i := range letters {
		if letters[i].Draft() {
			ids = append(ids, letters[i].ID)
		}
	}
	return ids
}

func cancelCommand(a *command.App) *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "cancel LETTER…", Short: lang.Text("Withdraw letters that have not left"),
		Example: "  shortlist answers cancel 12 13\n  shortlist answers cancel --all",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			if all == (len(args) > 0) {
				return command.Misused(lang.Text("cancel needs the ids of letters, or --all"))
			}
			ids, err := command.ReadIDs(args, letterID)
			if err != nil {
				return err
			}
			acct, err := a.Change(ctx)
			if err != nil {
				return err
			}
			letters, err := acct.CancelLetters(ctx, ids)
			if err != nil {
				return err
			}
			return done(a, letters, len(args), lang.Plural(len(letters), "%d letter withdrawn.", "%d letters withdrawn."))
		}),
	}
	cmd.Flags().BoolVar(&all, "all", false, lang.Text("all letters that have not left"))
	return cmd
}

// done prints the letters that a command changed. asked is how many ids were given.
func done(a *command.App, letters []account.Letter, asked int, sentence string) error {
	err := a.Done(sentence, docsOf(letters, false))
	if err == nil && len(letters) < asked {
		err = command.WithCode(errors.New(lang.Plural(asked-len(letters), "%d letter is not in a state for that, and was left unchanged",
			"%d letters are not in a state for that, and were left unchanged")), command.ExitNotYours)
	}
	return err
}

func settleCommand(a *command.App) *cobra.Command {
	var sent, notSent bool
	cmd := &cobra.Command{
		Use: "settle [LETTER…]", Short: lang.Text("Note whether drafts and letters of unknown outcome were sent"),
		Long: lang.Text(`Note whether drafts, failed letters and letters of unknown outcome were sent. With --sent they count as answers; with
--not-sent they are due again. Without ids, --sent settles all drafts.`),
		Example: "  shortlist answers settle --sent\n  shortlist answers settle 12 --not-sent",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			switch {
			case sent == notSent:
				return command.Misused(lang.Text("settle needs --sent or --not-sent"))
			case len(args) == 0 && notSent:
				return command.Misused(lang.Text("settle --not-sent needs the ids of letters"))
			}
			ids, err := command.ReadIDs(args, letterID)
			if err != nil {
				return err
			}
			acct, err := a.Change(ctx)
			if err != nil {
				return err
			}
			if len(args) == 0 {
				open, err := acct.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Handing}})
				if err != nil {
					return err
				}
				if ids = drafts(open); len(ids) > 0 {
					if err := a.Confirm(ctx, lang.Plural(len(ids), "Was the %d draft sent?", "Were all %d drafts sent?")); err != nil {
						return err
					}
				}
			}
			letters, err := acct.SettleLetters(ctx, ids, sent)
			if err != nil {
				return err
			}
			sentence := lang.Plural(len(letters), "%d letter is due again.", "%d letters are due again.")
			if sent {
				sentence = lang.Plural(len(letters), "%d letter counts as sent.", "%d letters count as sent.")
			}
			return cmp.Or(done(a, letters, len(args), sentence), unknownOf(ctx, acct))
		}),
	}
	cmd.Flags().BoolVar(&sent, "sent", false, lang.Text("they were sent"))
	cmd.Flags().BoolVar(&notSent, "not-sent", false, lang.Text("they were not sent, and may leave again"))
	return cmd
}

func bouncedCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "bounced", Short: lang.Text("Read a mail that came back, and note its letter"), Args: command.NoArgs,
		Long: lang.Text(`Read a mail from the input that reports that a letter could not be delivered. The letter counts as returned, and its
applicant is on the list of shortlist answers phone. A mail that is no such report changes nothing: a mail filter can
hand over each mail from a mail server.`),
		Example: "  shortlist answers bounced < returned.eml",
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			if a.Deps.InTerminal {
				return command.Misused(lang.Text("bounced reads a mail from its input, as in shortlist answers bounced < FILE"))
			}
			acct, err := a.Change(ctx)
			if err != nil {
				return err
			}
			letters, err := command.Await(ctx, func() ([]account.Letter, error) { return acct.NoteBounce(ctx, a.Deps.In) })
			if errors.Is(err, mail.ErrNoBounce) {
				letters, err = nil, nil
			}
			if err != nil {
				return err
			}
			sentence := lang.Plural(len(letters), "%d letter came back: shortlist answers phone.", "%d letters came back: shortlist answers phone.")
			if len(letters) == 0 {
				sentence = lang.Text("The mail does not report that a letter came back.")
			}
			return a.Done(sentence, docsOf(letters, false))
		}),
	}
}

// callDoc is an applicant to call, as --json shows it.
type callDoc struct {
	ApplyID int64             `json:"applyId"`
	JobID   int64             `json:"jobId"`
	Name    string            `json:"name"`
	Phone   string            `json:"phone"`
	Reason  answers.Refusal   `json:"reason"`
	State   answers.CallState `json:"state"`
	Until   *model.Day        `json:"until"` // null: no day
}

func phoneCommand(a *command.App) *cobra.Command {
	var job int64
	cmd := &cobra.Command{
		Use: "phone", Short: lang.Text("List the applicants to call, because no letter reaches them"), Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			calls, err := acct.Calls(ctx, job)
			if err != nil {
				return err
			}
			docs := make([]callDoc, len(calls))
			for i, c := range calls {
				docs[i] = callDoc{c.ApplyID, c.JobID, c.Candidate.Applicant.Name, c.Candidate.Applicant.Contacts.Phone, c.Reason, c.State, nil}
				if c.Until != "" {
					docs[i].Until = &c.Until
				}
			}
			if a.JSON {
				return a.Document(docs)
			}
			if len(docs) == 0 {
				a.Printf("%s\n", lang.Text("There is no applicant to call."))
				return nil
			}
			of := []command.Column{{Title: lang.Text("APPLICATION"), Width: 11, Right: true}, {Title: lang.TextIn("cli", "NAME"), Width: 28, Narrow: 20},
				{Title: lang.Text("PHONE"), Width: 20, Narrow: 16}, {Title: lang.Text("STATE"), Width: 12}, {Title: lang.Text("REASON")}}
			a.Heading(of)
			for _, d := range docs {
				a.Row(of, command.Number(d.ApplyID), d.Name, d.Phone, d.State.Label(), d.Reason.Label())
			}
			return nil
		}),
	}
	jobFlag(a, cmd, &job)
	return cmd
}

// templateDoc is a letter in a language, as --json shows it.
type templateDoc struct {
	Letter  answers.Name `json:"letter"`
	Lang    string       `json:"lang"`
	Subject string       `json:"subject"`
	Text    string       `json:"text"`
	File    string       `json:"file"` // "": it is built in
}

func templatesCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "templates", Short: lang.Text("List the letters, and the files of your own"), Args: command.NoArgs,
		Long: lang.Text(`List the letters in each language, and where your own are. A file NAME.LANG.md in the folder answers of the
configuration replaces a built-in letter: its first line is “# ” and the subject, and the text follows. Placeholders
are {name}, {job}, {company}, {sender}, {date} and {slots}.`),
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			c, err := a.Configuration()
			if err != nil {
				return err
			}
			settings, err := c.Letters()
			if err != nil {
				return err
			}
			docs := []templateDoc{}
			for _, n := range answers.Names() {
				for _, code := range lang.Codes() {
					t, err := settings.Templates.Find(n, code)
					if err != nil {
						return err
					}
					docs = append(docs, templateDoc{n, code, t.Subject, t.Text, t.Own})
				}
			}
			if a.JSON {
				return a.Document(docs)
			}
			of := []command.Column{{Title: lang.Text("LETTER"), Width: 13}, {Title: lang.Text("LANG"), Width: 4}, {Title: lang.Text("SUBJECT"), Width: 46, Narrow: 34}, {Title: lang.Text("FILE")}}
			a.Heading(of)
			for _, d := range docs {
				a.Row(of, string(d.Letter), d.Lang, d.Subject, cmp.Or(d.File, lang.Text("built in")))
			}
			return nil
		}),
	}
}
