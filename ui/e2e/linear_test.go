//go:build unix

package e2e

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// linearScript runs a file of lines and returns what was printed, and the exit code.
func linearScript(t *testing.T, home string, env []string, lines string, args ...string) (printed string, code int) {
	t.Helper()
	p := newProgram(t, home, env, exec.Command(binary(t), args...))
	var out, errs bytes.Buffer
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = strings.NewReader(lines), &out, &errs
	modeltest.Must(t, p.cmd.Start())
	go func() { p.ended <- p.cmd.Wait() }()
	code, _ = p.exits()
	if errs.Len() > 0 {
		t.Logf("%s", errs.String())
	}
	if strings.ContainsFunc(out.String(), func(r rune) bool { return r != '\n' && (unicode.IsControl(r) || r == unicode.ReplacementChar) }) {
		t.Errorf("a control character is printed: %q", out.String())
	}
	return out.String(), code
}

// script is linearScript of lines that are all understood and done: the exit code is 0.
func script(t *testing.T, home string, env []string, lines string, args ...string) (printed string) {
	t.Helper()
	printed, code := linearScript(t, home, env, lines, args...)
	if code != 0 {
		t.Errorf("exit code %d\n%s", code, printed)
	}
	return printed
}

// talk is a program that is given lines while it runs.
type talk struct {
	*program
	lines   io.WriteCloser
	scanner *bufio.Scanner
	printed strings.Builder
	errs    bytes.Buffer
}

// talks starts a program that takes lines.
func talks(t *testing.T, home string, env []string, args ...string) *talk {
	t.Helper()
	p := &talk{program: newProgram(t, home, env, exec.Command(binary(t), args...))}
	lines, err := p.cmd.StdinPipe()
	modeltest.Must(t, err)
	out, err := p.cmd.StdoutPipe()
	modeltest.Must(t, err)
	p.lines, p.scanner, p.cmd.Stderr = lines, bufio.NewScanner(out), &p.errs
	modeltest.Must(t, p.cmd.Start())
	hung := time.AfterFunc(deadline, func() { _ = p.cmd.Process.Kill() }) // which ends the reading
	t.Cleanup(func() {
		hung.Stop()
		_ = p.cmd.Process.Kill() // in a test that passes it has ended before
	})
	return p
}

// write gives the program lines.
func (p *talk) write(lines ...string) {
	p.Helper()
	for _, line := range lines {
		if _, err := io.WriteString(p.lines, line+"\n"); err != nil {
			p.Fatal(err)
		}
	}
}

// prints waits until the program prints a line with a text.
func (p *talk) prints(want string) {
	p.Helper()
	for p.scanner.Scan() {
		p.printed.WriteString(p.scanner.Text() + "\n")
		if strings.Contains(p.scanner.Text(), want) {
			return
		}
	}
	p.Fatalf("%q is not printed:\n%s%s", want, p.printed.String(), p.errs.String())
}

// ends waits until the program has ended, and returns its exit code.
func (p *talk) ends() int {
	p.Helper()
	for p.scanner.Scan() { // to its end
		p.printed.WriteString(p.scanner.Text() + "\n")
	}
	go func() { p.ended <- p.cmd.Wait() }()
	code, _ := p.exits()
	return code
}

// printsInOrder fails the test unless all texts were printed, one after the other.
func printsInOrder(t *testing.T, printed string, texts ...string) {
	t.Helper()
	rest := printed
	for _, want := range texts {
		_, after, ok := strings.Cut(rest, want)
		if !ok {
			t.Fatalf("%q is not printed after the others:\n%s", want, printed)
		}
		rest = after
	}
}

// TestAScriptDoesWhatTheDashboardDoes, from the sign-in to a published job, without a terminal.
func TestAScriptDoesWhatTheDashboardDoes(t *testing.T) {
	service, home, env := atService(t, "")
	_, password, _ := strings.Cut(env[0], "=")
	printed := script(t, home, []string{"TERM=dumb"}, password+`
open 1
open 1
yes
maybe
previous
note
Calls back on Monday.
Speaks Hungarian.
.
rate 4
tags remote, junior
undo
save CV
back
shortlist Finalists
shortlists
open 1
back
back
back
search note:Monday
back
new job
1 = A barista for every night of the week
2 = Київ
10
You make coffee for people who come at three in the morning,
and breakfast for those who leave at six, in a warm kitchen.
.
send
set title Нічний бариста
send
yes
blind mode
open 1
blind mode
quit
`, "--linear")
	printsInOrder(t, printed, "line by line", "Sign in", "> ...", "> open 1\n", "Applicants", "> open 1\n", " 1 of ", "> yes\n", " is a yes.",
		"> maybe\n", " is a maybe.", "> previous\n", "> .\n", "has the note", "> rate 4\n", "is rated 4", "> tags", "junior, remote", "> undo\n", "Undone",
		"> save CV\n", "Saved", "Finalists", "> shortlists\n", "Finalists", "> search note:Monday\n", "> send\n", "Fix 1 thing", "> send\n", "> yes\n", "is saved and active", "> blind mode\n", "Blind mode is on", "> open 1\n", "Candidate ", "> quit\n")
	jobs, err := service.Jobs()
	modeltest.Must(t, err)
	published := 0
	for _, j := range jobs {
		if j.Title == "Нічний бариста" && j.Status == model.Activated {
			published++
		}
	}
	if published != 1 {
		t.Errorf("%d such jobs are on the board\n%s", published, printed)
	}
	if saved, err := filepath.Glob(filepath.Join(home, "CVs", "*.pdf")); err != nil || len(saved) != 1 {
		t.Errorf("saved: %v, %v", saved, err)
	}
	viewed := 0
	for _, j := range jobs {
		ids, err := service.ApplyIDs(j.ID)
		modeltest.Must(t, err)
		for _, id := range ids {
			if n, err := service.ViewedEvents(id); err != nil {
				t.Fatal(err)
			} else if n > 0 {
				viewed++
			}
		}
	}
	if viewed == 0 {
		t.Error("the service knows of no applicant that was opened")
	}
}

// TestStrangersPrintNoSequence, whatever they are called and write.
func TestStrangersPrintNoSequence(t *testing.T) {
	service, home, env := atService(t, "")
	jobs, err := service.Jobs()
	modeltest.Must(t, err)
	const evil = "\x1b]0;owned\x07Evil \x1b[2J\u202eName\u009b5m\r\n> quit"
	c := model.Candidate{Applicant: model.Applicant{Name: evil, Region: evil, Experience: []model.Experience{{Title: evil, Employer: evil, Responsibilities: "<b>x</b>" + evil}}}}
	if _, err := service.Apply(jobs[0].ID, c, []byte("a CV \x1b[2J")); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, service.ChangeJob(jobs[0].ID, func(r *sandbox.Record) { r.Title, r.Description = evil, "<p>"+evil+"</p>" }))
	printed := script(t, home, env, "filter Evil\nread the job\nback\nopen 1\nfilter name:Evil\nopen 1\nread CV\nlist\nquit\n", "--linear")
	printsInOrder(t, printed, "Evil", "> read the job", "Evil", "> filter name:Evil", "Evil", "> read CV\n", "Evil")
	if n := strings.Count(printed, "\n> quit\n"); n != 1 {
		t.Errorf("their line of a script is printed %d times\n%s", n-1, printed)
	}
}

// TestALineThatIsNotUnderstoodFailsTheScript, which goes on all the same.
func TestALineThatIsNotUnderstoodFailsTheScript(t *testing.T) {
	home := withConfig(t, "[ui]\nlinear = true\n") // as the flag
	printed, code := linearScript(t, home, nil, "opne 1\nopen 1\n", "demo")
	if code != 1 {
		t.Errorf("exit code %d", code)
	}
	printsInOrder(t, printed, "“opne 1” is not understood", "> open 1\n", "Applicants")
}

// TestAScriptFailsIfItsOutputCannotBePrinted, but not if the program that reads it wants no more.
func TestAScriptFailsIfItsOutputCannotBePrinted(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer func() { _ = full.Close() }() // nothing can be written to it
	closed, pipe, err := os.Pipe()
	if err == nil {
		err = closed.Close()
	}
	modeltest.Must(t, err)
	defer func() { _ = pipe.Close() }() // no reader is left
	for out, want := range map[*os.File]int{full: 1, pipe: 0} {
		p := newProgram(t, t.TempDir(), nil, exec.Command(binary(t), "demo", "--linear"))
		var errs bytes.Buffer
		p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = strings.NewReader("list\n"), out, &errs
		modeltest.Must(t, p.cmd.Start())
		go func() { p.ended <- p.cmd.Wait() }()
		if code, _ := p.exits(); code != want || (want == 1) != strings.Contains(errs.String(), "no space left on device") {
			t.Errorf("exit code %d, not %d: %s", code, want, errs.String())
		}
	}
}

// TestAScriptThatIsStoppedIsInterrupted: not all of its lines were run.
func TestAScriptThatIsStoppedIsInterrupted(t *testing.T) {
	p := talks(t, t.TempDir(), nil, "demo", "--linear")
	p.prints("") // its lines do not end before
	modeltest.Must(t, p.cmd.Process.Signal(syscall.SIGTERM))
	if code := p.ends(); code != 130 {
		t.Errorf("exit code %d", code)
	}
}

// TestLinesAreInTheLanguageOfThePerson: its words and those of English.
func TestLinesAreInTheLanguageOfThePerson(t *testing.T) {
	printed := script(t, homeOf(t), []string{"SHORTLIST_LANGUAGE=uk"}, "відкрити 1\nopen 1\nтак\nвийти\n", "demo", "--linear")
	printsInOrder(t, printed, "рядок за рядком", "Вакансії", "Кандидати", "> так\n", "так")
}

// TestNoticesNameWordsInsteadOfKeys: what they name is understood when it is typed, in each language.
func TestNoticesNameWordsInsteadOfKeys(t *testing.T) {
	for language, want := range map[string]string{"en": "“undo” undoes it.", "uk": "«скасувати» скасовує.", "ro": "„anulează” anulează.", "hu": "„visszavon”: visszavonás."} {
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			home, env := homeOf(t), []string{"SHORTLIST_LANGUAGE=" + language}
			printed, _ := linearScript(t, home, env, "open 1\nyes\n", "demo", "--linear")
			_, notice, _ := strings.Cut(printed, "> yes\n")
			notice, _, _ = strings.Cut(notice, "\n")
			if !strings.Contains(notice, want) || strings.Contains(notice, " z ") {
				t.Fatalf("the notice is %q, without %q", notice, want)
			}
			word := strings.FieldsFunc(want, func(r rune) bool { return strings.ContainsRune("“”«»„", r) })[0]
			printed, code := linearScript(t, home, env, "open 1\nyes\n"+word+"\nyes\n", "demo", "--linear")
			if code != 0 || strings.Count(printed, notice) != 2 { // else the second verdict would be about the next applicant
				t.Errorf("%q does not undo\n%s", word, printed)
			}
		})
	}
}

// TestHelpBeginsWithTheWordsOfThisMode, and repeats no name; what has no meaning without a screen is left out.
func TestHelpBeginsWithTheWordsOfThisMode(t *testing.T) {
	printed, _ := linearScript(t, homeOf(t), nil, "help\nmore\nopen 1\nApplicants: No\nback\nopen 1\nback\nnew job\n", "demo", "--linear")
	printsInOrder(t, printed, "> help\nlist: the rows", "\nShow the applicants\n", "\nQuit: the demo keeps nothing\n", "\nTabs: All, Active, ", "nothing to undo)\n",
		"> Applicants: No\n", "No applicants here. “Applicants: All” shows all", "> open 1\n", "No applicants here", "> new job\n", "Type 3 = VALUE")
	for _, without := range []string{"Redraw", "Suspend", "of this screen"} {
		if strings.Contains(printed, without) {
			t.Errorf("%q is offered\n%s", without, printed)
		}
	}
}

// TestATextIsKeptLineByLine: the program is ended before the text is.
func TestATextIsKeptLineByLine(t *testing.T) {
	for _, end := range []syscall.Signal{syscall.SIGHUP, syscall.SIGQUIT, syscall.SIGABRT} {
		t.Run(end.String(), func(t *testing.T) {
			t.Parallel()
			endsInAText(t, end)
		})
	}
}

func endsInAText(t *testing.T, end syscall.Signal) {
	t.Helper()
	home := homeOf(t)
	env := configureAccount(t, home, "")
	p := talks(t, home, env, "--linear")
	p.write("open 1", "open 1", "note", "Half of a note")
	p.prints("> Half of a note")
	modeltest.Must(t, p.cmd.Process.Signal(end))
	if code := p.ends(); code != 0 && code != 130 { // a script that was stopped fails
		t.Errorf("exit code %d", code)
	}
	again, _ := linearScript(t, home, env, "open 1\nfilter name:Яцишин\nopen 1\nnote\n-\nAnother\n.\n", "--linear")
	printsInOrder(t, again, "> note\n", "Half of a note", "has the note “Another”")
}

// TestATerminalThatIsGoneEndsTheLines, and what was done by lines before is kept.
func TestATerminalThatIsGoneEndsTheLines(t *testing.T) {
	home := homeOf(t)
	env := append(configureAccount(t, home, ""), "TERM=dumb")
	p := start(t, home, env, "--linear")
	for _, step := range [][2]string{{"Jobs", "open 1\n"}, {"Applicants", "open 1\n"}, {" 1 of ", "yes\n"}, {" 2 of ", "note\n"}} {
		p.sees(step[0])
		p.press(step[1])
	}
	p.sees("Type the text")
	p.checkSequences()
	modeltest.Must(t, p.pty.Close())
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	again, _ := linearScript(t, home, env, "open 1\nlist\n", "--linear")
	printsInOrder(t, again, "> list\n", ", yes, ")
}

// TestLinesThatEndBeforeAReviewIsSavedFail: the error output names what is not saved. Here the folder of the store is
// away.
func TestLinesThatEndBeforeAReviewIsSavedFail(t *testing.T) {
	home := homeOf(t)
	env := append(configureAccount(t, home, ""), "TERM=dumb")
	p := talks(t, home, env, "--linear")
	p.write("open 1", "open 1")
	p.prints(" 1 of ")
	stores, err := filepath.Glob(filepath.Join(home, "*", "shortlist", "*", "store.db"))
	if err != nil || len(stores) != 1 {
		t.Fatal(stores, err)
	}
	folder := filepath.Dir(filepath.Dir(stores[0]))
	modeltest.Must(t, os.Rename(folder, folder+"-away"))
	p.write("yes")
	p.prints("is away")
	modeltest.Must(t, p.lines.Close())
	if code := p.ends(); code != 1 {
		t.Errorf("exit code %d", code)
	}
	if got := p.errs.String(); !strings.Contains(got, "1 change was not kept") || !strings.Contains(got, filepath.Dir(stores[0])+" is away") {
		t.Error(got)
	}
	if _, err := os.Stat(folder); err == nil {
		t.Error("the folder was made again")
	}
}

// TestAConflictIsResolvedByWords: somebody changed the job while the form was open.
func TestAConflictIsResolvedByWords(t *testing.T) {
	service, home, env := atService(t, "")
	id, err := service.Job("ua-barista")
	modeltest.Must(t, err)
	p := talks(t, home, env, "--linear")
	p.write("filter Бариста", "edit the job", "7 = UAH", "1 = Бариста вночі") // the service does not report the currency
	p.prints("1. Title: Бариста вночі")
	modeltest.Must(t, service.ChangeJob(id, func(r *sandbox.Record) { r.Title = "Бариста вдень" }))
	p.write("send", "yes")
	p.prints("1. Title, mine: Бариста вночі (chosen), theirs: Бариста вдень")
	p.write("take theirs")
	p.prints("theirs: Бариста вдень (chosen)")
	p.write("keep mine", "send")
	p.prints("Review")
	p.write("yes")
	p.prints("is saved")
	p.write("quit")
	if code := p.ends(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	if r, err := service.Record(id); err != nil || r.Title != "Бариста вночі" {
		t.Errorf("%q is on the board, %v\n%s", r.Title, err, p.printed.String())
	}
}

// TestBlindModeHidesWhatIsLeftToPrint: the rest of a list is not printed with the names from before.
func TestBlindModeHidesWhatIsLeftToPrint(t *testing.T) {
	printed := script(t, homeOf(t), nil, "open 1\nlist\nblind mode\nmore\nlist\nmore\nopen 1\nmore\nquit\n", "demo", "--linear")
	_, blind, _ := strings.Cut(printed, "> blind mode\n")
	printsInOrder(t, blind, "> more\nThere is no more.\n", "> list\n", "Candidate ", "> more\n21. Candidate ")
	for _, name := range []string{"Яцишин", "Недашківська"} {
		if !strings.Contains(printed, name) || strings.Contains(blind, name) {
			t.Errorf("%s is printed in blind mode, or was not before\n%s", name, printed)
		}
	}
}

// TestALineIsTakenWhileTheServiceIsSilent: a person in a terminal can go on, or leave, without it.
func TestALineIsTakenWhileTheServiceIsSilent(t *testing.T) {
	t.Parallel()
	service, home, env := atService(t, "")
	script(t, home, env, "open 1\nquit\n", "--linear")
	service.SetFaults(sandbox.Faults{{Hang: true}})
	p := start(t, home, env, "--linear")
	p.press("open 1\n")
	p.sees("Applicants, ") // as stored
	p.press("quit\n")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
}

// TestANetworkThatIsGoneIsPrintedOnce, and what was done without it is sent when it is back.
func TestANetworkThatIsGoneIsPrintedOnce(t *testing.T) {
	t.Parallel()
	service, home, env := atService(t, "")
	script(t, home, env, "open 1\nquit\n", "--linear")
	service.SetFaults(sandbox.Faults{{Cut: true}})
	printed := script(t, home, env, "open 1\nopen 1\nyes\nback\noutbox\nlist\nquit\n", "--linear")
	printsInOrder(t, printed, "\noffline\n", "> yes\n", " is a yes", "> outbox\n", "\n1. ")
	if n := strings.Count(printed, "\noffline\n"); n != 1 {
		t.Errorf("offline is printed %d times\n%s", n, printed)
	}
	service.SetFaults(nil)
	again, _ := linearScript(t, home, env, "outbox\nquit\n", "--linear")
	printsInOrder(t, again, "> outbox\n", "nothing is waiting")
}

// TestAPasswordIsNotShown while it is typed in a terminal, and the terminal is left as it was.
func TestAPasswordIsNotShown(t *testing.T) {
	home := homeOf(t)
	env := configureAccount(t, home, "")
	_, password, _ := strings.Cut(env[0], "=")
	p := start(t, home, nil, "--linear")
	p.sees("Type the password")
	for !strings.Contains(p.screen.String(), "Jobs, All") { // faster than a person reads the question
		const tooSoon = "This came up while you typed: nothing was done. Type it again."
		sent := p.sent.Load()
		p.press(password + "\n")
		p.until("the password is taken, or was typed too soon", func(screen string) bool {
			return strings.Contains(screen, "Jobs, All") || p.sent.Load() >= sent+int64(len(tooSoon))
		})
	}
	p.press("quit\n")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
	if strings.Contains(p.screen.String(), password) {
		t.Errorf("the password is on the screen:\n%s", p.screen)
	}
	if _, err := os.Stat(filepath.Join(home, "data")); err != nil {
		t.Error(err)
	}
	p.checkSequences()
}

// TestLinesWorkWithOtherKeys: words find their actions, whichever keys these have.
func TestLinesWorkWithOtherKeys(t *testing.T) {
	_, home, env := atService(t, "[keys]\npreset = \"arrows\"\ndown = [\"ctrl+j\"]\nup = [\"ctrl+k\"]\nverdict-yes = \"disabled\"\n"+
		"[[commands]]\nname = \"Unread\"\nplace = \"job\"\nprogram = [\"true\"]\n")
	printed := script(t, home, env, "settings\nback\nUnread\nUnread\nUnread\nUnread\nUnread\nUnread\nopen 1\nopen 1\nback\nback\ndelete the job\nyes\nquit\n", "--linear")
	printsInOrder(t, printed, "> delete the job\n", "> yes\n", "> quit\n")
	if strings.Count(printed, "Delete this job?") != 1 {
		t.Errorf("the question is asked again:\n%s", printed)
	}
	printed, code := linearScript(t, home, env, "open 1\nyes\nopen 99\nquit\n", "--linear")
	if code != 1 || !strings.Contains(printed, "> quit\n") {
		t.Errorf("exit code %d:\n%s", code, printed)
	}
}

// TestAnEditorHasTheTerminalUntilItEnds, and its text is in the form.
func TestAnEditorHasTheTerminalUntilItEnds(t *testing.T) {
	editor := filepath.Join(t.TempDir(), "editor")
	modeltest.Must(t, os.WriteFile(editor, []byte("#!/bin/sh\nprintf 'the editor asks: '\nread words\necho \"<p>The editor wrote $words.</p>\" > \"$1\"\n"), 0o700))
	p := start(t, homeOf(t), []string{"EDITOR=" + editor}, "demo", "--linear")
	p.sees("Jobs, All")
	p.press("new job\n")
	p.sees("10. Description")
	p.press("write in your own editor\n")
	p.sees("the editor asks:")
	p.press("where\n") // the editor's, and no command
	p.sees("The editor wrote where.")
	p.press("back\n")
	p.sees("The draft is saved")
	p.press("quit\n")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
}

// TestAMarkIsOfTheRowThatWasNamed, and a number without a row, or a word, marks none.
func TestAMarkIsOfTheRowThatWasNamed(t *testing.T) {
	printed, code := linearScript(t, homeOf(t), nil, "open 1\nmark 3\nmark 99\nmark x\nlist\nquit\n", "demo", "--linear")
	if code != 1 {
		t.Errorf("exit code %d", code)
	}
	printsInOrder(t, printed, "> mark 3\n1 marked\n3. ", "> mark 99\n", "There is no row 99", "> mark x\n", "“x” cannot follow “Mark the applicant”", "> list\n", "\n3. ")
	_, list, _ := strings.Cut(printed, "> list\n")
	for line := range strings.Lines(list) {
		if is := strings.Contains(line, ", marked,"); is != strings.HasPrefix(line, "3. ") {
			t.Errorf("marked: %t: %s", is, line)
		}
	}
}
