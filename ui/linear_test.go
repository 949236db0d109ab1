package ui_test

import (
	"bytes"
	"io"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/env"
	"shortlist/ui/linear"
	"shortlist/ui/text"
)

// byLine runs lines as a script over the account of the day, and returns what was printed.
func (d *day) byLine(lines ...string) string {
	d.Helper()
	return d.reads(strings.NewReader(strings.Join(lines, "\n") + "\n"))
}

// reads is byLine of a file. Texts of the whole process name actions by words meanwhile.
func (d *day) reads(script io.Reader) string {
	d.Helper()
	d.Setenv("SHORTLIST_TEST_BY_LINE", "") // it fails in a parallel test
	o := d.opts
	var out bytes.Buffer
	o.UI.Linear, o.Input, o.Output = true, script, &out
	d.ended = ui.Run(d.Context(), o)
	if d.ended != nil && d.ended != linear.ErrNotUnderstood && d.ended != linear.ErrUnanswered {
		d.Fatalf("%v\n%s", d.ended, out.String())
	}
	return out.String()
}

// traces are what actions have left: the reviews, what the service knows of jobs and views, and saved files, by
// the id of the job or the applicant.
func (d *day) traces() map[int64]any {
	d.Helper()
	type trace struct {
		review model.Review
		views  int
		job    sandbox.Record
		files  int
	}
	all := map[int64]trace{}
	reviews, err := d.account.Reviews(d.Context(), 0)
	modeltest.Must(d, err)
	for _, j := range d.Jobs() {
		of := all[j.ID]
		of.job = j
		of.job.Views = 0 // others look at it
		all[j.ID] = of
		ids, err := d.service.ApplyIDs(j.ID)
		modeltest.Must(d, err)
		for _, id := range ids {
			of := all[id]
			if of.views, err = d.service.ViewedEvents(id); err != nil {
				d.Fatal(err)
			}
			of.review = reviews[id]
			all[id] = of
		}
	}
	entries, err := os.ReadDir(d.dir)
	if err != nil && !os.IsNotExist(err) {
		d.Fatal(err)
	}
	for id, of := range all {
		for _, e := range entries {
			if strings.Contains(e.Name(), strconv.FormatInt(id, 10)) {
				of.files++
			}
		}
		all[id] = of
	}
	out := map[int64]any{}
	for id, of := range all {
		out[id] = of
	}
	return out
}

// changed returns the ids whose traces differ.
func changed(before, after map[int64]any) (out []int64) {
	for _, id := range slices.Sorted(maps.Keys(after)) {
		if !reflect.DeepEqual(before[id], after[id]) {
			out = append(out, id)
		}
	}
	return out
}

// actionsIn returns the names of the actions that the help prints in a place.
func (d *day) actionsIn(place []string) (out []string) {
	d.Helper()
	printed := d.byLine(slices.Concat(place, []string{"help", "more", "more", "more", "more", "more"})...)
	_, help, _ := strings.Cut(printed, "> help\n")
	for line := range strings.Lines(help) {
		name, does, found := strings.Cut(strings.TrimSpace(line), ": ")
		if name == "Verdict" { // the name goes on
			verdict, _, _ := strings.Cut(does, ": ")
			name += ": " + verdict
		}
		if name, _, _ = strings.Cut(name, " ("); found && !strings.HasPrefix(line, ">") && len(name) < 40 {
			out = append(out, name)
		}
	}
	return out
}

// nameOf returns the title of a job or the name of an applicant.
func (d *day) nameOf(id int64) string {
	d.Helper()
	for _, j := range d.Jobs() {
		if j.ID == id {
			return text.Line(j.Title)
		}
	}
	c, err := d.store.Candidate(d.Context(), id)
	modeltest.Must(d, err)
	return env.Name(c)
}

// TestANumberAfterAnyActionNamesItsRow, or nothing is done: whatever the action, no other job and no other applicant is
// changed, saved, or marked viewed. It runs alone, as the words of line-by-line mode are those of the whole program.
func TestANumberAfterAnyActionNamesItsRow(t *testing.T) {
	modeltest.SkipInShort(t, "prints long conversations")
	if modeltest.Race { // a hundred dashboards, one after the other
		t.Skip("takes a minute under the race detector")
	}
	for _, place := range []struct {
		name  string
		lines []string
		acts  []string // actions that change something
	}{
		{"jobs", nil, []string{"Stop the job"}},
		{"applicants", []string{"open 1", "3"}, []string{"Open the application", "Read the CV", "Save CVs", "Verdict: yes", "Verdict: no"}},
	} {
		d := begin(t, setup{})
		actions := d.actionsIn(place.lines)
		if len(actions) < 30 {
			t.Fatalf("%s: the help lists %q", place.name, actions)
		}
		acted := map[string]bool{}
		for _, name := range append([]string{"Save CVs"}, actions...) { // first: row 2 has a CV
			before := d.traces()
			printed := d.byLine(slices.Concat(place.lines, []string{"list 2", name + " 2"})...)
			_, row, _ := strings.Cut(printed, "> list 2\n2. ")
			for _, id := range changed(before, d.traces()) {
				acted[name] = true
				if name != "Rate" && !strings.HasPrefix(row, d.nameOf(id)+", ") { // a number after it is the rating
					t.Errorf("%s: “%s 2” changed %q:\n%s", place.name, name, d.nameOf(id), printed)
				}
			}
		}
		for _, name := range place.acts {
			if !acted[name] {
				t.Errorf("%s: “%s 2” changed nothing; these did: %v; these were tried: %q", place.name, name, acted, actions)
			}
		}
	}
}

// meanwhile is a step of a script that is not a line. It runs when the lines before it are done.
type meanwhile func()

func (m meanwhile) Read([]byte) (int, error) {
	m()
	return 0, io.EOF
}

// TestANumberNamesTheRowThatWasPrintedWithIt, though somebody has come before it since; a row that has left is not
// replaced by another. Serial: see above.
func TestANumberNamesTheRowThatWasPrintedWithIt(t *testing.T) {
	modeltest.SkipInShort(t, "prints long conversations")
	d := begin(t, setup{})
	job, err := d.service.Job("ua-backend")
	modeltest.Must(t, err)
	printed := d.reads(io.MultiReader(strings.NewReader("open 1\nlist\n"), meanwhile(func() {
		if _, err := d.service.ApplySample(job); err != nil {
			t.Error(err)
		}
	}), strings.NewReader("refresh the applicants\nyes 3\n"), meanwhile(func() {
		reviews, err := d.account.Reviews(t.Context(), job)
		if err != nil || len(reviews) != 1 {
			t.Errorf("the reviews are %v (%v)", reviews, err)
		}
		for id := range reviews {
			if err := d.service.Withdraw(id); err != nil {
				t.Error(err)
			}
		}
	}), strings.NewReader("refresh the applicants\nno 3\n")))
	_, third, _ := strings.Cut(printed, "\n3. ")
	third, _, _ = strings.Cut(third, ",")
	for line, text := range map[string]string{"yes 3": third + " is a yes.", "no 3": "Row 3 is not in this list any more; nothing was done."} {
		_, answer, _ := strings.Cut(printed, "> "+line+"\n")
		answer, _, _ = strings.Cut(answer, "\n> ")
		if third == "" || !strings.Contains(answer, text) { // the new applicant may be announced before it
			t.Errorf("%q is not printed after %s:\n%s", text, line, printed)
		}
	}
}

// TestANumberIsRefusedWhereAnActionTakesWhatIsMarked, because the verdict would fall on others. Serial: see above.
func TestANumberIsRefusedWhereAnActionTakesWhatIsMarked(t *testing.T) {
	d := begin(t, setup{})
	before := d.traces()
	printed := d.byLine("open 1", "mark 5", "no 1", "save CV 2", "tags 3")
	if ids := changed(before, d.traces()); len(ids) > 0 {
		t.Errorf("%v were changed:\n%s", ids, printed)
	}
	if n := strings.Count(printed, "acts on what is marked (1)"); n != 3 {
		t.Errorf("%d lines are refused:\n%s", n, printed)
	}
}

// TestALineIsDoneWholeOrNotAtAll: what is more than the number of a row leaves every row alone, is answered with one line, and
// leaves no choice to the line after it. Serial: see above.
func TestALineIsDoneWholeOrNotAtAll(t *testing.T) {
	d := begin(t, setup{})
	before := d.traces()
	typed := []string{"no 3 4", "yes 3x", "maybe -1", "rate 2 4", "rate 9", "rate 3x", "no 99999999999999999999", "mark 3 4", "mark 3x", "save cv 2-4", "tags 3 remote", "note 2 hello",
		"note 99999999999999999999", "open 3 4", "open 3x", "copy contact 2 3", "yes 3,4", "snooze 2 3", "snooze 99999999999999999999 2"}
	lines := answered(d.byLine(append([]string{"open 1"}, append(typed, "list")...)...))
	for i, line := range typed {
		_, answer, _ := strings.Cut(lines[i+1], "\n")
		refused := strings.Contains(answer, "nothing was done.") || strings.Contains(answer, "There is no row")
		if !refused || strings.Count(strings.TrimSpace(answer), "\n") > 0 {
			t.Errorf("%q is answered with %q", line, answer)
		}
	}
	if ids := changed(before, d.traces()); len(ids) > 0 || strings.Contains(lines[len(lines)-1], ", marked,") {
		t.Errorf("%v were changed:\n%s", ids, lines[len(lines)-1])
	}
}

// TestATextThatABoxRefusesEndsItsLine: it is answered once, the box is closed, the script fails, and the line after it is
// a command. Serial: see above.
func TestATextThatABoxRefusesEndsItsLine(t *testing.T) {
	modeltest.SkipInShort(t, "prints long conversations")
	d := begin(t, setup{})
	all := []struct{ before, line, answer, next string }{
		{"open 1", "snooze soon", "Type a day such as 3d", "Applicants, "},
		{"list", "look again on a date 31.02.2027", "Type a day such as 3d", "Applicants, "},
		{"list", "search status:(", "status: needs one of", "Applicants, "},
		{"search name:а\nname it mine\nclose\nsearch name:о", "name it mine", "another search has this name", "Search all applicants"},
		{"close", "filter phone:zz:(", "phone: is unknown", "Applicants, "},
		{"export", "1 = soon", "cannot be chosen here", "Export"},
		{"close\nnew job", "6 = soon", "cannot be chosen here", "New job"},
		{"6", "soon", "cannot be chosen here", "New job"},
		{"list", "note hello", "Not now: ", "New job"},
	}
	var script []string
	for _, c := range all {
		script = append(script, c.before, c.line, "where")
	}
	printed := d.byLine(script...)
	for _, c := range all {
		_, answer, typed := strings.Cut(printed, "\n> "+c.line+"\n")
		answer, next, _ := strings.Cut(answer, "\n> where\n")
		if next, _, _ = strings.Cut(next, "\n> "); !typed || strings.Count(answer, c.answer) != 1 || strings.Contains(answer, "Type the text") || strings.Contains(answer, "understood") || !strings.Contains(next, c.next) {
			t.Errorf("%q is answered with %q, and the next line with %q", c.line, answer, next)
		}
		printed = printed[max(0, strings.Index(printed, "\n> "+c.line+"\n")+1):]
	}
	for _, c := range []struct {
		script        []string
		misunderstood bool
	}{
		{[]string{"open 1", "snooze 3d", "note hello", "tags remote", "shortlist mine", "filter name:а", "search name:а"}, false},
		{[]string{"open 1", "snooze soon"}, true}, {[]string{"search status:("}, true}, {[]string{"filter zz:1"}, true}, {[]string{"new job", "6 = soon"}, true},
	} {
		if printed := d.byLine(c.script...); (d.ended == linear.ErrNotUnderstood) != c.misunderstood {
			t.Errorf("%q: misunderstood %v\n%s", c.script, (d.ended == linear.ErrNotUnderstood), printed)
		}
	}
}

// TestASearchIsPrintedAtItsStartAndAtItsEnd, however many CVs are read for it, and a script waits for them. Its rows and
// their numbers are those of the end, of which the first is chosen. Serial: see above.
func TestASearchIsPrintedAtItsStartAndAtItsEnd(t *testing.T) {
	modeltest.SkipInShort(t, "prints long conversations")
	d := begin(t, setup{})
	printed := d.byLine("open 3", "search бариста", "open", "read cv", "back", "note")
	_, search, _ := strings.Cut(printed, "> search бариста\n")
	search, opened, _ := strings.Cut(search, "> open\n")
	begins, ends, _ := strings.Cut(search, "\nSearch all applicants: ")
	if strings.Count(begins, "are being read") != 1 || strings.Contains(ends, "read") || strings.Contains(begins, "applicants.") || numbered.MatchString(begins) {
		t.Errorf("the search prints:\n%s", search)
	}
	rows := numbered.FindAllStringSubmatch(ends, -1)
	if len(rows) == 0 || rows[0][1] != "1" || rows[len(rows)-1][1] != strconv.Itoa(len(rows)) || !strings.HasPrefix(opened, rows[0][2]+", ") {
		t.Errorf("the search prints the rows %q:\n%s", rows, printed)
	}
	if !strings.Contains(opened, "> read cv\nNot now: the applicant is open already") || !strings.Contains(opened, "“note” is not possible while “Search all applicants” is open") {
		t.Errorf("the applicant who was found prints:\n%s", opened)
	}
}

// TestAFilterAboutCVsWaitsForThem in a script: the next line is about everybody that the filter finds. Serial: see above.
func TestAFilterAboutCVsWaitsForThem(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "prints long conversations")
	d := begin(t, setup{})
	lines := answered(d.byLine("open 1", "filter cv:docker", "list"))
	if rows := numbered.FindAllString(lines[2], -1); len(rows) < 2 || strings.Contains(lines[1], "No matches") {
		t.Errorf("it finds %q:\n%s", rows, lines[1])
	}
}

// numbered is the number and the name of a row.
var numbered = regexp.MustCompile(`(?m)^(\d+)\. ([^,\n]+)`)

// answered returns what was printed after each line of a script, in order.
func answered(printed string) (out []string) {
	return strings.Split("\n"+printed, "\n> ")[1:]
}

// TestCloseClosesWhatIsOpenAndNeverEnds, however often it is typed; neither does leave. Serial: see above.
func TestCloseClosesWhatIsOpenAndNeverEnds(t *testing.T) {
	d := begin(t, setup{})
	lines := answered(d.byLine("close", "leave", "open 1", "open 2", "close", "close", "search", "close", "open", "rate", "close", "close", "new job", "close", "close", "list"))
	const nothing, list = "\nNothing is open here.", "Applicants, Backend"
	for i, want := range []string{nothing, "Type 1 for this:\n1. Quit", list, "2 of ", list, nothing, "Search all applicants", list, "2 of ", "Rate ", "2 of ", list, "New job", "Jobs, All: ", nothing, "2. "} {
		if i >= len(lines) || !strings.Contains(lines[i], want) {
			t.Fatalf("line %d is not answered with %q:\n%q", i, want, lines)
		}
	}
}

// TestSendListsWhatIsToBeMendedEachTime. Serial: see above.
func TestSendListsWhatIsToBeMendedEachTime(t *testing.T) {
	d := begin(t, setup{})
	lines := answered(d.byLine("new job", "1 = Recep", "set description", "abc", ".", "send", "send", "2 = Київ", "send", "send"))
	for i, want := range map[int][]string{5: {"Fix 2 things", "2. Region", "10. Description"}, 6: {"Fix 2 things", "2. Region", "10. Description"}, 8: {"Fix 1 thing", "10. Description"}, 9: {"Fix 1 thing", "10. Description"}} {
		if i >= len(lines) {
			t.Fatalf("%q", lines)
		}
		for _, part := range want {
			if strings.Count(lines[i], part) != 1 {
				t.Errorf("line %d does not print %q once: %q", i, part, lines[i])
			}
		}
	}
}

// TestAMarkOfTheOpenApplicantPrintsTheirRow, and no other. Somebody who was found elsewhere has no row, and no other is
// marked. Serial: see above.
func TestAMarkOfTheOpenApplicantPrintsTheirRow(t *testing.T) {
	modeltest.SkipInShort(t, "prints long conversations")
	d := begin(t, setup{})
	lines := answered(d.byLine("open 1", "open 2", "mark", "list"))
	rows := numbered.FindAllString(lines[2], -1)
	if len(rows) != 1 || !strings.HasPrefix(rows[0], "2. ") || !strings.Contains(lines[3], "\n"+rows[0]+", ") || strings.Count(lines[3], ", marked,") != 1 {
		t.Errorf("marking prints %q, and the list is:\n%s", lines[2], lines[3])
	}
	printed := d.byLine("open 1", "back", "open 3", "search name:"+strings.Fields(rows[0])[1], "open", "mark", "back", "back", "list")
	if !strings.Contains(printed, "> mark\nNot now: the applicant is not in the list behind") || strings.Contains(printed, ", marked,") {
		t.Errorf("another one is marked:\n%s", printed)
	}
}

// TestABoxThatNoLineAskedForTakesNone: a script that was written for the lists does nothing to drafts that are there. Serial:
// see above.
func TestABoxThatNoLineAskedForTakesNone(t *testing.T) {
	d := begin(t, setup{})
	d.byLine("new job", "1 = Recep")
	before := d.traces()
	lines := answered(d.byLine("open 1", "yes", "no", "next", "later", "open 1", "open 1"))
	for i, line := range lines {
		if refused := strings.Contains(line, "is not possible while “Unsent drafts” is open"); refused != (i < 4) {
			t.Errorf("line %d is answered with %q", i, line)
		}
	}
	drafts, err := d.account.WaitingDrafts(t.Context())
	if err != nil || len(drafts) != 1 || drafts[0].Draft.Title != "Recep" || d.ended != linear.ErrNotUnderstood {
		t.Errorf("the drafts are %+v, the end is %v, %v", drafts, d.ended, err)
	}
	if got := changed(before, d.traces()); len(got) != 1 { // the one that was opened
		t.Errorf("it has changed %v", got)
	}
}

// TestAScriptThatEndsBeforeItsAnswerFails: its last line has done nothing. Serial: see above.
func TestAScriptThatEndsBeforeItsAnswerFails(t *testing.T) {
	modeltest.SkipInShort(t, "prints long conversations")
	d := begin(t, setup{})
	for lines, want := range map[string]error{
		"open 1\nopen 1\nnote\nhalf": linear.ErrUnanswered, "open 1\nopen 1\nsnooze": linear.ErrUnanswered, "leave": linear.ErrUnanswered,
		"open 1\nfilter": linear.ErrUnanswered, "open 1\nopen 1\nnote x": nil, "search Go": nil, "open 1\nopen 1\nread cv": nil, "help": nil,
	} {
		if printed := d.byLine(strings.Split(lines, "\n")...); d.ended != want {
			t.Errorf("%q ends with %v:\n%s", lines, d.ended, printed)
		}
	}
}
