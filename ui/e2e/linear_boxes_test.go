//go:build unix

package e2e

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/help"
)

// TestTheGuidePrintsWhatTheProgramPrints: the example of the guide, in each language; "…" is what it leaves out.
func TestTheGuidePrintsWhatTheProgramPrints(t *testing.T) {
	printed := ""
	for _, l := range lang.All() {
		path := "assets/guides/" + help.Path("linear", l)
		guide, err := os.ReadFile(path)
		modeltest.Must(t, err)
		_, after, _ := strings.Cut(string(guide), "\n```\n")
		example, _, _ := strings.Cut(after, "```\n")
		if printed == "" {
			var typed strings.Builder
			for line := range strings.Lines(example) {
				if word, ok := strings.CutPrefix(line, "> "); ok {
					typed.WriteString(word)
				}
			}
			var code int
			if printed, code = linearScript(t, homeOf(t), nil, typed.String()+"quit\n", "demo", "--linear", "--scenario", "demo-en"); code != 0 || typed.Len() == 0 {
				t.Errorf("exit code %d for %q", code, typed.String())
			}
			printed = strings.ReplaceAll(printed, "\u00a0", " ")
		}
		rest := "\n" + printed
		for part := range strings.SplitSeq("\n"+example, "…") {
			at := strings.Index(rest, part)
			if before := rest[:max(at, 0)]; at < 0 || part[0] == '\n' && strings.Contains(before, "\n>") {
				t.Errorf("%s: %q is not printed there, but\n%s", path, part, rest)
				break
			}
			rest = rest[at+len(part):]
		}
	}
}

// TestListsInBoxesAreWorded: shortlists, the outbox, drafts and accounts have a line for each row, with what a
// screen shows by signs in words.
func TestListsInBoxesAreWorded(t *testing.T) {
	t.Parallel()
	service, home, env := atService(t, "")
	printed := script(t, home, env, `shortlists
open 1
add to a shortlist Finalists
yes
rate 4
add to a shortlist
text
Fin
back
shortlists
open 1
mark
list
back
back
back
new job
1 = A night barista
back
new job
list
back
accounts
list
back
quit
`, "--linear")
	printsInOrder(t, printed, "No shortlist yet. “Add to a shortlist” adds", "“Shortlists” shows the shortlists. “undo” undoes it.", "> yes\n", "> rate 4\n",
		"> add to a shortlist\n", "1. Finalists, 1 applicant\n", "> Fin\n", "1. Finalists, 1 applicant\n2. Fin, a new shortlist\n",
		"> shortlists\n", "Shortlists: 1\n1. Finalists, 1 applicant, since ", "You can type: ", "> open 1\nShortlists, Finalists: 1\n1. ", ", yes, ", "> mark\n1 marked\n", ", marked, yes, ",
		"> new job\n", "1. New job “A night barista”, saved ", "\n2. Empty form\n", "> accounts\nAccounts: 1\n1. acme, open here, olena.hr@example.com at ")

	service.SetFaults(sandbox.Faults{{Cut: true}})
	printed = script(t, home, env, "back\nstop the job\noutbox\ndiscard\nquit\n", "--linear")
	printsInOrder(t, printed, "Unsent drafts: 1\nYou wrote these earlier:\n1. New job “A night barista”, saved ", "> stop the job\n", "“undo” undoes, “Waiting changes” shows the queue.",
		"> outbox\nWaiting to be sent: 1\nIt is sent as soon as the service answers.\n1. stop “", "”, since ", ", tried 1 time, last at ", " closed the connection\nYou can type: try again, discard, close.\n",
		"> discard\nDiscarded: ", "Waiting to be sent\nNothing is waiting.\n")
}

// TestSavedFilesAreDeletedByTheirWord while the number of an erasure is asked for.
func TestSavedFilesAreDeletedByTheirWord(t *testing.T) {
	_, home, env := atService(t, "")
	printed := script(t, home, env, "open 1\nopen 1\nsave cv\nerase applicant\nyes\ndelete files\n1\nquit\n", "--linear")
	printsInOrder(t, printed, "shortlist saved 1 file with what is erased:", "[ ] Delete 1 file that shortlist saved, too (“Delete files”)", "> delete files\n", "[x] Delete 1 file that shortlist saved, too (“Keep files”)",
		"> 1\n", "Erased: 1 application.", "Deleted: 1 file that shortlist saved.")
}

// TestTheMarkedAreErasedLineByLine, with both questions.
func TestTheMarkedAreErasedLineByLine(t *testing.T) {
	printed := script(t, homeOf(t), nil, "open 1\nmark 1\nmark 3\nerase applicant\nyes\n1\n2\nquit\n", "demo", "--linear")
	printsInOrder(t, printed, "> erase applicant\n", "Erase: 2 applicants", "Erase 2 applications from this computer?", "erasing cannot be undone.", "· ", "> yes\n", "Type 2 to erase 2 applications for good.",
		"> 1\n", "This is not 2. Nothing was erased.", "> 2\n", "Erased: 2 applications.")
}

// TestAWordThatMayMeanMoreIsAsked: a synonym alone must not lead to deleting a job, and a search that finds nothing
// prints no page again.
func TestAWordThatMayMeanMoreIsAsked(t *testing.T) {
	printed := script(t, homeOf(t), nil, "erase\nback\nwritten\nread cv\nfind in the CV zebra\nquit\n", "demo", "--linear")
	printsInOrder(t, printed, "> erase\nSeveral actions match. Type a number:\n", "Delete the job", "Erase applicant", "> written\nNot now: ", "> find in the CV zebra\n“zebra” is neither in the profile nor in the CV.\n> quit\n")
}

// TestAChangedFieldIsOneLineOfTheReview: its value now, the one before, and what is typed next.
func TestAChangedFieldIsOneLineOfTheReview(t *testing.T) {
	printed := script(t, homeOf(t), nil, "filter бариста\nread the job\nback\nedit the job\n7 = UAH\n1 = Бариста біля моря\nsend\nyes\nquit\n", "demo", "--linear")
	printsInOrder(t, printed, "\nfilter: бариста, “back” clears\n", "> read the job\n", "\nStatus: Active\n", "> send\nReview: ", "\nTitle: Бариста біля моря (before: Бариста)\n", "\nType yes to go on, back to change something.\n", "> yes\n", "is saved and active")
	if strings.Contains(printed, "\n: ") {
		t.Errorf("a value is printed behind an empty label\n%s", printed)
	}
}

// TestAWrongPasswordIsAskedForAgain: what went wrong is printed each time, and what is typed next.
func TestAWrongPasswordIsAskedForAgain(t *testing.T) {
	home := homeOf(t)
	env := configureAccount(t, home, "")
	_, password, _ := strings.Cut(env[0], "=")
	printed := script(t, home, nil, "wrong\nwrong\n"+password+"\nquit\n", "--linear")
	const again = "Wrong e-mail or password"
	printsInOrder(t, printed, "Type the password", "> ...\n", again, "Type the password", "> ...\n", again, "Type the password", "> ...\n", "Jobs, All")
	if strings.Contains(printed, "”  ") || strings.Contains(printed, "not now") {
		t.Errorf("the footer of the box is printed\n%s", printed)
	}
}

// TestTheFirstScreenNamesWordsInFull: they are not cut as keys of a column are.
func TestTheFirstScreenNamesWordsInFull(t *testing.T) {
	printed, _ := linearScript(t, homeOf(t), nil, "sign in\nback\nquit\n", "--linear")
	printsInOrder(t, printed, "“Sign in”: sign in to", "“Try the demo”: try the demo", "> sign in\n", "1. Address: empty", "Type 3 = VALUE")
}

// TestTheInboxIsWorded: an application that the service announces and does not list.
func TestTheInboxIsWorded(t *testing.T) {
	service, home, env, socket := callingService(t)
	p := start(t, home, env, "--linear")
	p.sees("Jobs, All")
	listensAt(t, socket)
	service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 502}})
	job, err := service.Job("ua-barista")
	modeltest.Must(t, err)
	if _, err := service.ApplySample(job); err != nil {
		t.Fatal(err)
	}
	p.sees("“Newest applications” reads it.")
	asked := 0
	p.until("the inbox is open", func(screen string) bool { // the window reads it a moment after the notice
		if strings.Count(screen, "the inbox is empty.") == asked {
			p.press("inbox\n")
			asked++
		}
		return strings.Contains(screen, "in the service's list yet: 1")
	})
	for _, line := range []string{"The service announced", "1. ", " for “Бариста”, unviewed, ", "arrived ", "You can type: read, save file, dismiss, close"} {
		p.sees(line)
	}
	p.press("back\nquit\n")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
}

// TestTheDemosLettersGoToItsOwnFolder, which goes with it, whatever the person's configuration has; they are from somebody of the
// demo's company.
func TestTheDemosLettersGoToItsOwnFolder(t *testing.T) {
	home, temporary := homeOf(t), t.TempDir()
	printed := script(t, home, []string{"TMPDIR=" + temporary}, "open 1\nletter\nopen\nread\nback\nsend\nback\nquit\n", "demo", "--linear", "--scenario", "demo-en")
	for _, want := range []string{filepath.Join(temporary, "shortlist-demo-"), string(filepath.Separator) + "letters, from", "Maeve Quay", "Willow Quay Group"} {
		if !strings.Contains(printed, want) {
			t.Errorf("%q is not printed:\n%s", want, printed)
		}
	}
	for _, folder := range []string{temporary, filepath.Join(home, "Letters")} {
		if left, err := os.ReadDir(folder); len(left) > 0 || err != nil && !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s has %v, %v", folder, left, err)
		}
	}
}
