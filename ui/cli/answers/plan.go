package answers

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// planned is which letters plan writes.
type planned struct {
	letter     answers.Name
	job        int64
	verdicts   []string
	unanswered bool
	lang       string
	delay      time.Duration
}

const (
	undecided = "none"           // no verdict, in a flag
	ownDelay  = -time.Nanosecond // answers.delay, in a flag
)

func planCommand(a *command.App) *cobra.Command {
	p := planned{delay: ownDelay}
	cmd := &cobra.Command{
		Use: "plan APPLICATION…", Short: lang.Text("Plan letters, after you have seen them"),
		Long: lang.Text(`Plan letters to the applicants of some applications, or of a job. The command shows who gets one, who does not and
why, and the first letter, and asks. A planned letter waits for answers.delay, and shortlist answers cancel takes it
back. An applicant with several applications gets one letter about all of them.`),
		Example: "  shortlist answers plan --letter no 4100237\n  shortlist answers plan --letter filled --job 1204 --unanswered\n  shortlist answers plan --letter no --job 1204 --verdict no,none --delay 24h --yes --json",
		RunE:    a.Run(func(ctx context.Context, args []string) error { return runPlan(ctx, a, args, p) }),
	}
	command.OneOf(cmd.Flags(), &p.letter, "letter", lang.Text("which letter"), command.Described(answers.Names(), answers.Name.Label)...)
	jobFlag(a, cmd, &p.job)
	command.SomeOf(cmd.Flags(), &p.verdicts, "verdict", lang.Text("with --job, only applicants with one of these verdicts"), string(model.Yes), string(model.Maybe), string(model.No), undecided)
	cmd.Flags().BoolVar(&p.unanswered, "unanswered", false, lang.Text("with --job, only applicants without an answer"))
	command.OneOf(cmd.Flags(), &p.lang, "lang", lang.Text("the language of the letters; without it, each applicant's own"), lang.Codes()...)
	cmd.Flags().DurationVar(&p.delay, "delay", p.delay, lang.Text("how long the letters wait; without it, answers.delay"))
	cmd.Flags().Lookup("delay").DefValue = ""
	return cmd
}

// applications returns the applications to write to.
func (p planned) applications(ctx context.Context, acct *account.Account, args []string) (ids []int64, err error) {
	switch {
	case p.job == 0:
		return command.ReadIDs(args, command.ApplicationID)
	case p.unanswered:
		ids, err = acct.UnansweredOf(ctx, p.job)
	default:
		var all account.Applicants
		all, err = acct.ListApplicants(ctx, p.job)
		for _, b := range all.Briefs {
			if b.Status != model.CandidateDeleted && !b.Suggested {
				ids = append(ids, b.ID)
			}
		}
	}
	if err != nil || len(p.verdicts) == 0 {
		return ids, err
	}
	reviews, err := acct.Reviews(ctx, p.job)
	return slices.DeleteFunc(ids, func(id int64) bool {
		return !slices.Contains(p.verdicts, cmp.Or(string(reviews[id].Verdict), undecided))
	}), err
}

// planDoc is the answer of plan, as --json shows it.
type planDoc struct {
	Planned []letterDoc  `json:"planned"`
	Refused []refusedDoc `json:"refused"`
}

type refusedDoc struct {
	ApplyID int64           `json:"applyId"`
	Reason  answers.Refusal `json:"reason"`
	Detail  string          `json:"detail,omitempty"`
}

func docsOfRefused(refused []account.RefusedLetter) []refusedDoc {
	out := make([]refusedDoc, len(refused))
	for i, r := range refused {
		out[i] = refusedDoc{r.ApplyID, r.Reason, r.Detail}
	}
	return out
}

func runPlan(ctx context.Context, a *command.App, args []string, p planned) error {
	switch {
	case p.letter == "":
		return command.Misused(lang.Text("plan needs --letter, such as --letter no"))
	case len(args) == 0 == (p.job == 0):
		return command.Misused(lang.Text("plan needs the ids of applications, or --job; give one of them"))
	case p.job == 0 && (p.unanswered || len(p.verdicts) > 0):
		return command.Misused(lang.Text("--verdict and --unanswered need --job"))
	case p.delay != ownDelay && (p.delay < 0 || p.delay > answers.LongestDelay):
		return command.Misused(answers.DelayError("--delay", p.delay.String()).Error())
	case !a.Yes && !a.Deps.InTerminal: // before anything is printed
		return a.Confirm(ctx, "")
	}
	acct, err := a.People(ctx)
	if err == nil {
		err = acct.Writable()
	}
	if err != nil {
		return err
	}
	ids, err := p.applications(ctx, acct, args)
	if err != nil {
		return err
	}
	plan := account.LetterPlan{Letter: p.letter, Applies: ids, Lang: p.lang, Delay: p.delay, Reviewed: true}
	letters, refused, err := acct.PlanLetters(ctx, plan, true)
	if err != nil {
		return err
	}
	if !a.Yes {
		printPlan(beforeAsking(a), letters, refused)
	}
	if len(letters) > 0 {
		if err := confirm(ctx, a, len(letters)); err != nil {
			return err
		}
	}
	if letters, refused, err = acct.PlanLetters(ctx, plan, false); err != nil { // also for the list of calls
		return err
	}
	if a.JSON {
		return a.Unprinted(sayPlanned(len(letters)), a.Document(planDoc{docsOf(letters, false), docsOfRefused(refused)}))
	}
	reportRefused(a, refused)
	if len(letters) > 0 {
		return a.Unprinted(sayPlanned(len(letters)), a.Printf("%s\n", sayWaiting(letters)))
	}
	return nil
}

// reportRefused reports who gets no letter, if no question has shown it.
func reportRefused(a *command.App, refused []account.RefusedLetter) {
	if !a.Yes {
		return
	}
	for _, sentence := range sayRefused(a, refused) {
		a.Report("shortlist: " + sentence)
	}
}

// sayRefused words which applicants get no letter and why: by their names, or the ids of their applications outside a terminal,
// where a log may keep them.
func sayRefused(a *command.App, refused []account.RefusedLetter) (out []string) {
	refused = slices.Clone(refused)
	for i := range refused {
		if !a.Deps.OutTerminal {
			refused[i].Name = ""
		}
	}
	for _, sentence := range account.SayRefused(refused, answers.Many) {
		out = append(out, text.Line(sentence))
	}
	return out
}

// sayWaiting words until when letters that were planned wait.
func sayWaiting(letters []account.Letter) string {
	return sayPlanned(len(letters)) + " " + lang.Plural(len(letters), "It waits until %[2]s; shortlist answers send hands it over, shortlist answers cancel takes it back.",
		"They wait until %[2]s; shortlist answers send hands them over, shortlist answers cancel takes them back.", command.LocalTime(letters[0].Due))
}

func sayPlanned(n int) string { return lang.Plural(n, "%d letter planned.", "%d letters planned.") }

// confirm asks whether letters are planned.
func confirm(ctx context.Context, a *command.App, n int) error {
	if n <= answers.Many || a.Yes || !a.Deps.InTerminal {
		return a.Confirm(ctx, lang.Plural(n, "Plan %d letter?", "Plan %d letters?"))
	}
	number := command.Number(int64(n))
	a.Report(lang.Text("%s letters are many: type the number to plan them.", number))
	typed, err := a.ReadLine(ctx)
	if err == nil && strings.TrimSpace(typed) != number {
		err = errors.New(lang.Text("not confirmed, nothing was changed"))
	}
	return err
}

// beforeAsking prints what a question is about. With --json, the output has the document alone.
func beforeAsking(a *command.App) *command.App {
	if a.JSON {
		return a.OnErr()
	}
	return a
}

// printPlan prints who gets a letter, who does not, and the first letter.
func printPlan(a *command.App, letters []account.Letter, refused []account.RefusedLetter) {
	print(a, letters)
	for _, sentence := range sayRefused(a, refused) {
		a.Printf("%s\n", sentence)
	}
	if len(letters) > 0 {
		a.Printf("\n%s\n", lang.Text("The first letter:"))
		printLetter(a, letters[0])
	}
}

// printLetter prints a letter as the applicant will read it.
func printLetter(a *command.App, l account.Letter) {
	to := l.ToName
	if l.Address != "" {
		to = strings.TrimSpace(to + " <" + l.Address + ">")
	}
	a.Field(lang.TextIn("letter", "To"), to)
	a.Field(lang.TextIn("letter", "Subject"), l.Subject)
	a.Printf("\n")
	for _, line := range text.Lines(l.Text) {
		a.Show("  " + line + "\n")
	}
}
