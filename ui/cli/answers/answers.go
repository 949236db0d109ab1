// Package answers holds the commands about letters to applicants, interviews, and packets for colleagues.
package answers

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// Commands are the commands about letters to applicants, interviews, and packets for colleagues.
func Commands(a *command.App) []*cobra.Command {
	group := command.Group("answers", lang.Text("Write to applicants, each of them once"),
		listCommand(a), planCommand(a), showCommand(a), sendCommand(a), cancelCommand(a), settleCommand(a), bouncedCommand(a), phoneCommand(a), templatesCommand(a))
	group.Long = lang.Text(`Write to applicants: plan letters, look at them, and hand them over once their time has come. Nothing leaves
unseen, and no applicant gets the same letter about the same job twice. shortlist guide answers explains it.`)
	group.Example = "  shortlist answers plan --letter no --job 1204\n  shortlist answers list\n  shortlist answers send"
	return append(interviewCommands(a), packetCommand(a), group)
}

// letterDoc is a letter, as --json shows it.
type letterDoc struct {
	ID        int64         `json:"id"`
	Applies   []int64       `json:"applyIds"`
	Jobs      []int64       `json:"jobIds"`
	Letter    answers.Name  `json:"letter"`
	Lang      string        `json:"lang"`
	Way       answers.Way   `json:"way"`
	State     answers.State `json:"state"`
	Planned   time.Time     `json:"planned"`
	Due       time.Time     `json:"due"`
	Reviewed  *time.Time    `json:"reviewed"` // null: no person has looked at it
	Drafted   *time.Time    `json:"drafted"`  // null: it is no draft
	Handed    *time.Time    `json:"handed"`   // null: it has not left
	MessageID string        `json:"messageId"`
	Reason    string        `json:"reason"`
	Address   string        `json:"address,omitempty"`
}

func docOf(l account.Letter, address bool) letterDoc {
	at := func(t time.Time) *time.Time {
		if t.IsZero() {
			return nil
		}
		return &t
	}
	d := letterDoc{
		ID: l.ID, Applies: l.Applies, Jobs: l.Jobs, Letter: l.Name, Lang: l.Lang, Way: l.Way, State: l.State, Planned: l.Planned, Due: l.Due,
		Reviewed: at(l.Reviewed), Drafted: at(l.Drafted), Handed: at(l.Handed), MessageID: l.MessageID, Reason: l.Reason,
	}
	if address {
		d.Address = l.Address
	}
	return d
}

func docsOf(letters []account.Letter, address bool) []letterDoc {
	out := make([]letterDoc, len(letters))
	for i, l := range letters {
		out[i] = docOf(l, address)
	}
	return out
}

func columns() []command.Column {
	return []command.Column{
		{Title: lang.TextIn("cli", "ID"), Width: 5, Right: true}, {Title: lang.Text("STATE"), Width: 15}, {Title: lang.Text("LETTER"), Width: 14},
		{Title: lang.Text("LANG"), Width: 4, Narrow: command.Gone}, {Title: lang.TextIn("cli", "NAME"), Width: 26, Narrow: 20}, {Title: lang.Text("WHEN"), Width: 16}, {Title: lang.TextIn("cli", "JOB")},
	}
}

// print prints letters as a table.
func print(a *command.App, letters []account.Letter) {
	if len(letters) == 0 {
		a.Printf("%s\n", lang.Text("No letters."))
		return
	}
	of := columns()
	a.Heading(of)
	for _, l := range letters {
		id := strings.TrimLeft(command.Number(l.ID), "0") // a letter that is not planned yet has none
		a.Row(of, id, stateOf(l), l.Name.Label(), l.Lang, l.ToName, command.LocalTime(when(l)), l.Job)
		if l.Reason != "" {
			a.Printf("       %s\n", text.Line(l.Reason))
		}
	}
}

// stateOf words a state; a planned letter may wait for a person to look at it.
func stateOf(l account.Letter) string {
	if l.State.Open() && l.Reviewed.IsZero() {
		return lang.TextIn("letter", "to look at")
	}
	return l.State.Label()
}

// when is the time that matters for a letter: when it left, or will.
func when(l account.Letter) time.Time {
	switch {
	case !l.Handed.IsZero():
		return l.Handed
	case !l.Drafted.IsZero():
		return l.Drafted
	}
	return l.Due
}

// unknownOf is the error of a command after which the outcome of letters is unknown: exit code 7.
func unknownOf(ctx context.Context, acct *account.Account) error {
	unknown, err := acct.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Unknown}})
	if err != nil || len(unknown) == 0 {
		return err
	}
	ids := make([]string, 0, len(unknown))
	for _, l := range unknown {
		ids = append(ids, command.Number(l.ID))
	}
	return command.WithCode(errors.New(lang.Plural(len(unknown), "the outcome of %d letter is unknown: find out whether it arrived, then run shortlist answers settle %s with --sent or --not-sent",
		"the outcome of %d letters is unknown: find out whether they arrived, then run shortlist answers settle %s with --sent or --not-sent", strings.Join(ids, " "))), command.ExitUnknown)
}

func listCommand(a *command.App) *cobra.Command {
	var job int64
	var state answers.State
	var address bool
	cmd := &cobra.Command{
		Use: "list", Short: lang.Text("List the letters and their states"), Args: command.NoArgs,
		Example: "  shortlist answers list --state planned\n  shortlist answers list --job 1204 --json --address",
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			f := store.LetterFilter{JobID: job}
			if state != "" {
				f.States = []answers.State{state}
			}
			letters, err := acct.Letters(ctx, f)
			if err != nil {
				return err
			}
			if a.JSON {
				err = a.Document(docsOf(letters, address && !acct.Blind()))
			} else {
				print(a, letters)
				reportDrafts(a, letters)
			}
			return cmp.Or(err, unknownOf(ctx, acct))
		}),
	}
	jobFlag(a, cmd, &job)
	command.OneOf(cmd.Flags(), &state, "state", lang.Text("only letters in this state"), command.Described(answers.States(), answers.State.Label)...)
	cmd.Flags().BoolVar(&address, "address", false, lang.Text("with --json, include the e-mail addresses"))
	return cmd
}

func jobFlag(a *command.App, cmd *cobra.Command, job *int64) {
	cmd.Flags().Int64Var(job, "job", 0, lang.Text("only applicants of this job"))
	a.Completes(cmd, "job", a.CompleteJobs)
}
