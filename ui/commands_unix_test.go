//go:build unix

package ui_test

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/external"
)

// programOf writes a program of the person's own, and returns its path.
func programOf(t *testing.T, lines ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "program")
	modeltest.Must(t, os.WriteFile(path, []byte("#!/bin/sh\n"+strings.Join(lines, "\n")+"\n"), 0o700))
	return path
}

// received are the arguments of a program, and its JSON.
type received struct {
	args []string
	json map[string]any
}

// receiver returns a program that keeps what it gets, and a function that reads that.
func receiver(t *testing.T) (program string, read func() received) {
	t.Helper()
	dir := t.TempDir()
	args, input := filepath.Join(dir, "args"), filepath.Join(dir, "input")
	program = programOf(t, fmt.Sprintf("printf '%%s\\0' \"$@\" > %q", args), fmt.Sprintf("cat > %q", input))
	return program, func() (r received) {
		t.Helper()
		given, err := os.ReadFile(args)
		modeltest.Must(t, err)
		r.args = strings.Split(strings.TrimSuffix(string(given), "\x00"), "\x00")
		data, err := os.ReadFile(input)
		if err == nil {
			err = json.Unmarshal(data, &r.json)
		}
		if err != nil {
			t.Fatalf("%s: %v", data, err)
		}
		modeltest.Must(t, os.Remove(args))
		return r
	}
}

var (
	ownKey     = action.Keys{"alt+7"}
	ownJobKey  = action.Keys{"alt+8"}
	ofAJob     = external.Command{Name: "Advertise", Keys: ownJobKey}
	ofASomeone = external.Command{Name: "Mail", Keys: ownKey, Applicant: true}
)

// own opens the dashboard with commands, and the cursor on the applicants of a job.
func own(t *testing.T, all ...external.Command) *day {
	t.Helper()
	d := begin(t, setup{options: ui.Options{Commands: all}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	return d
}

// TestAHostileApplicantMakesNoFileThroughACommand, whichever way the text takes: JSON, arguments, typed and
// chosen answers, of the job's title, the applicant's name and the name of the CV.
func TestAHostileApplicantMakesNoFileThroughACommand(t *testing.T) {
	t.Parallel()
	trap := t.TempDir()
	hostile := func(by string) string {
		file := filepath.Join(trap, by)
		return fmt.Sprintf("$(touch %s-a); touch %s-b; `touch %s-c` | touch %s-d\n\"' & touch %s-e #{job.id}", file, file, file, file, file)
	}
	name, title := hostile("name"), hostile("title")
	program, read := receiver(t)
	command := ofASomeone
	command.Program = []string{program, "{job.title}", "--job={job.id}", "{application.id}", "{prompt.typed}", "{prompt.listed}", "x{prompt.printed}{prompt.typed}"}
	command.Prompts = []external.Prompt{
		{Name: "typed"}, {Name: "listed", Choices: []string{"other", hostile("listed")}},
		{Name: "printed", From: []string{programOf(t, `sed 's/.*"applicant":{"name":"\(.*\)","age".*/\1/'`), "{job.title}", "{prompt.typed}"}},
	}
	about := ofAJob
	about.Program = []string{program, "{job.title}", "{prompt.typed}"}
	about.Prompts = []external.Prompt{{Name: "typed"}}
	d := begin(t, setup{options: ui.Options{Commands: []external.Command{command, about}}})
	job := d.Job("ua-backend")
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = title }))
	id, err := d.service.Apply(job.ID, model.Candidate{
		Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Opened: true}},
		CV:        &model.CV{Name: hostile("cv") + ".pdf", ContentType: "application/pdf"},
	}, []byte("%PDF-1.4"))
	modeltest.Must(t, err)
	d.Do(action.Refresh)
	d.ToJob("ua-backend")
	shown := strings.ReplaceAll(title, "\n", " ")
	typed := strings.ReplaceAll(hostile("typed"), "\n", " ")

	d.Do(ownJobKey)
	d.Paste(hostile("typed"))
	d.Do(action.Accept)
	if got := read(); !slices.Equal(got.args, []string{shown, typed}) || got.json["title"] != title {
		t.Errorf("of the job it got %q, %v", got.args, got.json["title"])
	}
	d.Do(action.Open)
	d.ToPerson("is hostile", func(c model.Candidate) bool { return c.ID == id })
	for _, enter := range []action.Keys{nil, action.Preview, action.ReadCV} { // the list, the detail, the reader
		place := d.Front()
		if enter != nil {
			d.Do(enter)
		}
		d.Do(ownKey)
		d.Paste(hostile("typed"))
		d.Do(action.Accept, action.Down, action.Open)
		d.Pause() // the choices of a program come up by themselves
		d.Do(action.Open)
		got := read()
		listed := strings.ReplaceAll(hostile("listed"), "\n", " ")
		want := []string{shown, fmt.Sprintf("--job=%d", job.ID), fmt.Sprint(id), typed, listed}
		if len(got.args) != 6 || !slices.Equal(got.args[:5], want) || !strings.HasPrefix(got.args[5], "x$(touch ") || !strings.HasSuffix(got.args[5], typed) {
			t.Errorf("after %s in %s it got %q", enter, place, got.args)
		}
		applicant, _ := got.json["applicant"].(map[string]any)
		file, _ := got.json["cvFile"].(map[string]any)
		answers, _ := got.json["prompts"].(map[string]any)
		if applicant["name"] != name || file["name"] != hostile("cv")+".pdf" || answers["typed"] != typed || answers["listed"] != listed {
			t.Errorf("after %s in %s it read %v, %v, %v", enter, place, applicant["name"], file["name"], answers)
		}
		if enter != nil {
			d.Do(action.Back)
		}
	}
	if sprung, err := filepath.Glob(filepath.Join(trap, "*")); err != nil || len(sprung) > 0 {
		t.Errorf("made are %q, %v", sprung, err)
	}
}

// TestNoValueBecomesAnOption of a program: the command is not run, unless the argument has a text before it.
func TestNoValueBecomesAnOption(t *testing.T) {
	t.Parallel()
	program, read := receiver(t)
	plain, given := ofAJob, ofAJob
	plain.Program = []string{program, "{job.title}"}
	given.Name, given.Keys, given.Program = "Post", action.Keys{"alt+9"}, []string{program, "--title={job.title}", "{prompt.text}"}
	given.Prompts = []external.Prompt{{Name: "text"}}
	d := begin(t, setup{options: ui.Options{Commands: []external.Command{plain, given}}})
	job := d.Job("ua-backend")
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = "\x00--exec=sh" }))
	d.Do(action.Refresh)
	d.ToJob("ua-backend")
	d.Do(ownJobKey)
	d.Sees("“Advertise” was not run")
	d.Do(given.Keys)
	d.Type("-x")
	d.Press("enter")
	d.Overlay().Sees("Begin with another character")
	d.Press("home")
	d.Type("a")
	d.Do(action.Accept)
	if got := read(); !slices.Equal(got.args, []string{"--title=--exec=sh", "a-x"}) {
		t.Errorf("it got %q", got.args)
	}
}

// TestACommandGetsNoNamesInBlindMode, on its standard input or in its arguments.
func TestACommandGetsNoNamesInBlindMode(t *testing.T) {
	t.Parallel()
	program, read := receiver(t)
	command := ofASomeone
	command.Program = []string{program, "{job.title}", "{application.id}", "{prompt.which}"}
	command.Prompts = []external.Prompt{{Name: "which", From: []string{programOf(t, "tr ' ,' '\\n\\n'")}}}
	d := own(t, command)
	c := d.ToPerson("has a CV and contacts", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && c.Applicant.Contacts.Phone != "" && c.Applicant.Contacts.Email != ""
	})
	d.Do(action.Blind, ownKey)
	d.Pause()
	if secret := d.leaks(c); secret != "" {
		t.Errorf("%q is offered:\n%s", secret, d.Picture())
	}
	d.Do(action.Open)
	got := read()
	all := fmt.Sprint(got)
	for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Email, c.Applicant.Contacts.Phone, c.CV.Name) {
		if strings.Contains(all, secret) {
			t.Errorf("it got %q: %s", secret, all)
		}
	}
	if file, _ := got.json["cvFile"].(map[string]any); file["path"] != nil {
		t.Errorf("it got the path of the CV: %v", file)
	}
	if got.json["id"] == nil || len(got.args) != 3 {
		t.Errorf("it got %s", all)
	}
}

// TestACommandFollowsTheBlindModeOfAnotherWindow, which switched it a moment before.
func TestACommandFollowsTheBlindModeOfAnotherWindow(t *testing.T) {
	t.Parallel()
	program, read := receiver(t)
	command := ofASomeone
	command.Program = []string{program}
	d := own(t, command)
	c := d.ToPerson("has a phone", func(c model.Candidate) bool { return c.Applicant.Contacts.Phone != "" })
	modeltest.Must(t, d.Elsewhere().SetBlind(t.Context(), true))
	d.Do(ownKey)
	got := fmt.Sprint(read())
	for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Phone) {
		if strings.Contains(got, secret) {
			t.Errorf("it got %q: %s", secret, got)
		}
	}
}

// TestACommandIsAboutAnArrivalToo, which the service does not list yet: the command's note goes to the arrival, and the
// arrival's id is not taken for an option.
func TestACommandIsAboutAnArrivalToo(t *testing.T) {
	t.Parallel()
	program, read := receiver(t)
	plain, noting := ofASomeone, ofASomeone
	plain.Program = []string{program, "id={application.id}"}
	noting.Name, noting.Keys, noting.Output, noting.Program = "Note", action.Keys{"alt+8"}, external.Note, []string{programOf(t, "echo called")}
	d := own(t, plain, noting)
	d.Arrives(newcomer(d.Job("ua-backend").ID, "Олена Щойна"))
	c := d.ToPerson("has just arrived", func(c model.Candidate) bool { return c.JustIn() })
	d.Do(ownKey)
	if got := read(); got.json["id"].(float64) >= 0 || !slices.Equal(got.args, []string{fmt.Sprintf("id=%d", c.ID)}) {
		t.Errorf("it got %v", got)
	}
	d.Do(noting.Keys)
	if got := d.kept(c.ID).Note; got != "called" {
		t.Errorf("the note is %q", got)
	}
}

// TestOutputFromBeforeABlindSwitchIsNotShown: it may name the applicant.
func TestOutputFromBeforeABlindSwitchIsNotShown(t *testing.T) {
	t.Parallel()
	command := ofASomeone
	command.Program, command.Output = []string{programOf(t, "cat")}, external.Box
	d := own(t, command)
	c := d.ToPerson("has a phone", func(c model.Candidate) bool { return c.Applicant.Contacts.Phone != "" })
	for _, msg := range d.blindMeanwhile(func() { d.Tap(ownKey) }) {
		d.Send(msg)
	}
	d.Settle()
	d.Sees("Blind mode was switched meanwhile")
	d.hides(c)
}

// TestOutputGoesWhereTheCommandSends it, as text that no terminal acts on.
func TestOutputGoesWhereTheCommandSends(t *testing.T) {
	t.Parallel()
	program := programOf(t, "cat > /dev/null", `printf '\n first \033[31mline\033]0;evil\007\n\nsecond line\n'`)
	place := func(key, name string, o external.OutputTo) external.Command {
		c := ofASomeone
		c.Keys, c.Name, c.Output, c.Program = action.Keys{key}, name, o, []string{program}
		return c
	}
	flood := place("alt+6", "Flood", external.Box)
	flood.Program = []string{programOf(t, "yes flooded | head -c 5000000")}
	d := own(t, place("alt+7", "Show", external.Box), place("alt+8", "Note", external.Note), place("alt+9", "Notice", external.Notice), place("alt+0", "Drop", external.Dropped), flood)
	c := d.Person()
	d.Do(action.Keys{"alt+9"})
	d.Sees("✓ Notice: first line")
	d.SeesNot("second line", "evil")
	d.Do(action.Keys{"alt+0"})
	d.Sees("✓ “Drop” is done.")
	d.Do(action.Keys{"alt+7"})
	d.Overlay().Sees("Show", "first line", "second line")
	d.Pause()
	d.Do(action.Done)

	d.Do(action.Note)
	d.Type("mine")
	d.Do(action.KeepNote, action.Keys{"alt+8"})
	if got := d.kept(c.ID).Note; got != "mine\nfirst line\n\nsecond line" {
		t.Errorf("the note is %q", got)
	}
	d.Do(action.Undo)
	if got := d.kept(c.ID).Note; got != "mine" {
		t.Errorf("after the undo the note is %q", got)
	}

	d.Do(flood.Keys)
	d.Pause()
	d.Press("G")
	d.Overlay().Sees("flooded", "The program printed more.")
}

// TestACommandThatFailsShowsWhy: the first line of its errors, its exit code, or that it took too long.
func TestACommandThatFailsShowsWhy(t *testing.T) {
	t.Parallel()
	failing := func(key string, program ...string) external.Command {
		c := ofASomeone
		c.Keys, c.Program = action.Keys{key}, program
		return c
	}
	slow := failing("alt+0", programOf(t, "exec sleep 1000"))
	slow.Timeout = time.Millisecond
	d := own(t, failing("alt+6", programOf(t, `printf '\n\033[2Jno \007template\nmore\n' >&2`, "exit 3")), failing("alt+7", programOf(t, "exit 3")),
		failing("alt+8", filepath.Join(t.TempDir(), "missing")), failing("alt+9", programOf(t, "exec < /dev/null")), slow)
	for _, c := range []struct{ key, want string }{
		{"alt+6", "✗ “Mail” failed: no template"}, {"alt+7", "✗ “Mail” failed: exit status 3"}, {"alt+8", "no such file"}, {"alt+9", "✓ “Mail” is done."}, {"alt+0", "✗ “Mail” was stopped: it took longer"},
	} {
		d.Do(action.Keys{c.key})
		d.Sees(c.want)
	}
	log, err := d.account.Activity(t.Context(), 0, 5)
	modeltest.Must(t, err)
	for i, want := range []model.ActivityOutcome{model.ActivityFailed, model.ActivityDone, model.ActivityFailed, model.ActivityFailed, model.ActivityFailed} {
		if a := log[i]; a.Kind != model.ActivityCommand || a.Outcome != want || a.Title != "Mail" || a.ApplyID != 0 || strings.Contains(a.Answer, "template") {
			t.Errorf("logged is %+v, not %s", a, want)
		}
	}
}

// waiting is a program that runs until it is killed.
type waiting struct {
	program string
	begun   func() bool
	gone    func() // waits until it and all that it started has ended
}

func newWaiting(t *testing.T) waiting {
	t.Helper()
	pipe, marker := filepath.Join(t.TempDir(), "pipe"), filepath.Join(t.TempDir(), "begun")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	f, err := os.OpenFile(pipe, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = f.Close() }) // only read
	return waiting{
		programOf(t, fmt.Sprintf("exec 3> %q", pipe), "sleep 1000 &", fmt.Sprintf(": > %q", marker), "wait"),
		func() bool { _, err := os.Stat(marker); return err == nil },
		func() {
			if _, err := io.Copy(io.Discard, f); err != nil { // until no process has it open
				t.Error(err)
			}
		},
	}
}

// TestEscStopsACommand with all that it started; no other command begins meanwhile.
func TestEscStopsACommand(t *testing.T) {
	t.Parallel()
	w := newWaiting(t)
	command := ofASomeone
	command.Program = []string{w.program}
	d := own(t, command)
	d.Tap(ownKey)
	d.Until("the program runs", w.begun)
	d.Sees("“Mail” is running; esc stops it.", "esc stop")
	d.Tap(ownKey)
	d.Sees("“Mail” is still running")
	d.Do(action.Back)
	w.gone()
	d.Sees("“Mail” was stopped.")
	if log, err := d.account.Activity(t.Context(), 0, 5); err != nil || len(log) != 1 || log[0].Outcome != model.ActivityUndone {
		t.Errorf("logged is %+v, %v", log, err)
	}
	d.SeesNot("esc stop")
}

// TestACommandEndsWithTheProgram that started it.
func TestACommandEndsWithTheProgram(t *testing.T) {
	t.Parallel()
	w := newWaiting(t)
	command := ofASomeone
	command.Program = []string{w.program}
	d := own(t, command)
	d.Tap(ownKey)
	d.Until("the program runs", w.begun)
	d.Tap(action.Quit)
	d.Until("the dashboard is left", d.Left)
	d.End()
	w.gone()
}

// TestACancelledPromptRunsNothing, at whichever prompt.
func TestACancelledPromptRunsNothing(t *testing.T) {
	t.Parallel()
	sprung := filepath.Join(t.TempDir(), "sprung")
	command := ofASomeone
	command.Program = []string{programOf(t, fmt.Sprintf(": > %q", sprung))}
	command.Prompts = []external.Prompt{{Name: "first"}, {Name: "second", Choices: []string{"one"}}, {Name: "third", From: []string{programOf(t, "exit 0")}}}
	d := own(t, command)
	d.Do(ownKey, action.Back)
	d.Do(ownKey, action.Accept)
	d.Press("esc")
	d.Do(ownKey, action.Accept, action.Open)
	d.Sees("“Mail” has no choices for third: its program printed none. Nothing was run.")
	if _, err := os.Stat(sprung); err == nil {
		t.Error("it was run")
	}
}

// TestCommandsAreFoundWhereTheyAreAbout: help and palette show the commands of the other place, too.
func TestCommandsAreFoundWhereTheyAreAbout(t *testing.T) {
	t.Parallel()
	about, mail := ofAJob, ofASomeone
	about.Program, mail.Program = []string{programOf(t, "cat > /dev/null; echo advertised")}, []string{programOf(t, "cat > /dev/null; echo mailed")}
	about.Keys = ownKey // the key of the other command, which is about applicants
	d := begin(t, setup{options: ui.Options{Commands: []external.Command{about, mail}}})
	d.ToJob("ua-backend")
	d.Do(ownKey)
	d.Sees("Advertise: advertised")
	d.Do(action.Preview, ownKey)
	d.Sees("Advertise: advertised")
	d.Do(action.Back, action.Open, ownKey)
	d.Sees("Mail: mailed")
	d.Do(action.Palette)
	d.Type("advertise")
	d.Overlay().Sees("Advertise", "(your program program)")
	d.Do(action.Accept)
	d.Sees("Advertise: advertised")
	d.Do(action.Help)
	d.Type("mail")
	d.Overlay().Sees("Commands of your own", "(your program program)")
}
