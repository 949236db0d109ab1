package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"

	"shortlist/model"
	"shortlist/model/store"
)

// TestASheetAsksEverybodyTheSame questions in the same order, and marks for each person what was not found or not read.
func TestASheetAsksEverybodyTheSame(t *testing.T) {
	d, job := writes(t, "")
	people := decode[[]object](t, d.must("applicants", "list", job, "--json").out)
	first := string(people[0]["id"].(json.Number))
	d.fails(command.ExitFailed, "has no needs and no questions", "sheet", first)
	d.in = "Go or Python\nunicorns\nposition:developer\n"
	d.must("needs", job, "--file", "-")
	d.in = "When could you begin?\nWhat would you change here?\n"
	has(t, d.must("sheet", first, "--questions", "-").out, "asks 2 questions of yours")
	d.in = ""

	want := []string{"Go or Python", "unicorns", "position:developer", "When could you begin?", "What would you change here?"}
	states := map[any]int{}
	for _, p := range people {
		id := string(p["id"].(json.Number))
		doc := decode[object](t, d.must("sheet", id, "--json").out)
		sheet := d.must("sheet", id).out
		var asked []string
		at := 0
		for _, q := range doc["questions"].([]any) {
			q := q.(object)
			text := q["question"].(string)
			asked = append(asked, text)
			states[q["state"]]++
			if q["need"].(bool) != (q["state"] != nil) {
				t.Errorf("%s: %v", id, q)
			}
			begin := strings.Index(sheet[at:], ". "+text+"\n")
			if begin < 0 {
				t.Fatalf("%s: %q is not asked in its place:\n%s", id, text, sheet)
			}
			at += begin + 1
			mark := ""
			switch q["state"] {
			case "notFound":
				mark = "> ○ not found in what was read"
			case "notRead":
				mark = "> ? not read: "
			}
			section, _, _ := strings.Cut(sheet[at:], "\n## ")
			if !strings.Contains(section, mark) || mark == "" && strings.ContainsAny(section, "○") {
				t.Errorf("%s: the mark of %v is missing or false:\n%s", id, q, section)
			}
		}
		if strings.Join(asked, "|") != strings.Join(want, "|") {
			t.Errorf("%s is asked %q", id, asked)
		}
	}
	if states["found"] == 0 || states["notFound"] == 0 || states["notRead"] == 0 {
		t.Errorf("%v", states)
	}

	path := filepath.Join(d.home, "CVs", "interview.pdf")
	has(t, d.must("sheet", first, "--out", path).out, path)
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	read := d.must("cv", "text", path).out
	has(t, read, append(want, people[0]["applicant"].(object)["name"].(string), "What is your experience with this?")...)
	d.fails(command.ExitFailed, "not overwritten", "sheet", first, "--out", path)
	d.fails(command.ExitUsage, "change one of them", "sheet", first, "--out", filepath.Join(d.home, "x.pdf"), "--format", "md")
	d.fails(command.ExitUsage, "contradict", "sheet", first, "--json", "--format", "md")
	d.fails(command.ExitNotYours, "not on this computer", "sheet", "999")
	d.in = " \n"
	d.fails(command.ExitUsage, "has no questions", "sheet", first, "--questions", "-")
	d.in = strings.Repeat("x", 201)
	d.fails(command.ExitUsage, "at most 200 characters", "sheet", first, "--questions", "-")
}

// TestASheetWithoutRoomNamesWhatItLeavesOut, and a question that is the same as a need chooses it.
func TestASheetWithoutRoomNamesWhatItLeavesOut(t *testing.T) {
	d, job := writes(t, "")
	first := string(decode[[]object](t, d.must("applicants", "list", job, "--json").out)[0]["id"].(json.Number))
	d.in = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n"
	d.must("needs", job, "--file", "-")
	asked := func() (questions []string) {
		for _, q := range decode[object](t, d.must("sheet", first, "--json").out)["questions"].([]any) {
			questions = append(questions, q.(object)["question"].(string))
		}
		return questions
	}
	if got := strings.Join(asked(), " "); got != "one two three four five six" {
		t.Errorf("asked: %s", got)
	}
	has(t, d.must("sheet", first).err, "at most 6 questions", "not asked: seven.", "--questions")
	d.in = "Why?\nseven\n"
	d.must("sheet", first, "--questions", "-")
	if got := strings.Join(asked(), " "); got != "one two three four Why? seven" {
		t.Errorf("asked: %s", got)
	}
	has(t, d.must("sheet", first).err, "not asked: five; six.")
	d.in = "1\n2\n3\n4\n5\n6\n7\n"
	d.fails(command.ExitUsage, "at most 6 questions; these are 7", "sheet", first, "--questions", "-")
	has(t, d.must("sheet", first, "--clear-questions").out, "0 questions")
	if got := strings.Join(asked(), " "); got != "one two three four five six" {
		t.Errorf("asked: %s", got)
	}
}

// TestASheetInBlindModeHasACode for a name.
func TestASheetInBlindModeHasACode(t *testing.T) {
	d, job := writes(t, "")
	person := decode[[]object](t, d.must("applicants", "list", job, "--json").out)[0]
	id, name := string(person["id"].(json.Number)), person["applicant"].(object)["name"].(string)
	d.in = "Go\n"
	d.must("needs", job, "--file", "-")
	has(t, d.must("sheet", id).out, "# "+name)
	d.blind(nil)
	for _, args := range [][]string{{}, {"--json"}} {
		out := d.must(append([]string{"sheet", id}, args...)...).out
		has(t, out, "Candidate ")
		for word := range strings.FieldsSeq(name) {
			if strings.Contains(out, word) {
				t.Errorf("%v shows %s:\n%s", args, word, out)
			}
		}
	}
}

// TestNotesOfAnswersAreReadBackFromTheSheet as they were written, are on the next one, exported, held, and erased.
func TestNotesOfAnswersAreReadBackFromTheSheet(t *testing.T) {
	d, job := writes(t, "")
	first := string(decode[[]object](t, d.must("applicants", "list", job, "--json").out)[0]["id"].(json.Number))
	d.in = "Go or *Python*\n"
	d.must("needs", job, "--file", "-")
	d.in = "1. Why?\n"
	d.must("sheet", first, "--questions", "-")
	written := d.must("sheet", first).out
	d.in = written
	has(t, d.must("sheet", first, "--answers", "-").out, "0 notes of answers kept")

	note := "Two years of *Go*.\n\n# Not a heading\n\\# neither\n> nor quoted"
	fill := func(sheet, question, note string) string {
		t.Helper()
		before, after, ok := strings.Cut(sheet, question+"\n")
		if !ok {
			t.Fatalf("no %q in\n%s", question, sheet)
		}
		return before + question + "\n\n" + note + "\n" + after
	}
	d.in = fill(written, "1. Why?", strings.NewReplacer("\n# ", "\n\\# ", "\n\\# ", "\n\\\\# ", "\n> ", "\n\\> ").Replace(note))
	has(t, d.must("sheet", first, "--answers", "-").out, "1 note of an answer kept")
	again := d.must("sheet", first).out
	d.in = again
	has(t, d.must("sheet", first, "--answers", "-").out, "0 notes")
	doc := decode[object](t, d.must("sheet", first, "--json").out)
	if got := doc["questions"].([]any)[1].(object)["note"]; got != note {
		t.Errorf("%q, want %q", got, note)
	}
	d.in = "## Go or *Python*\nknows it\n"
	d.must("sheet", first, "--answers", "-")
	d.in = "When?\n"
	d.must("sheet", first, "--questions", "-")
	has(t, d.must("sheet", first).out, "knows it", "# Asked earlier", "Not a heading")
	d.in = "## Who?\nI.\n"
	d.fails(command.ExitUsage, "“Who?” is not a question of this sheet", "sheet", first, "--answers", "-")
	d.in = "## Go or *Python*\n" + strings.Repeat("long ", 2000)
	d.fails(command.ExitUsage, "at most", "sheet", first, "--answers", "-")

	review := decode[[]object](t, d.must("applicants", "export", "--apply", first, "--format", "json").out)[0]["review"].(object)
	if answers := review["answers"].([]any); len(answers) != 2 || answers[0].(object)["note"] != note {
		t.Errorf("exported: %v", answers)
	}
	has(t, d.must("applicants", "export", "--apply", first, "--format", "md").out, "Answers in the interview", "knows it")
	if out := d.must("applicants", "export", "--apply", first, "--format", "md", "--without", "notes").out; strings.Contains(out, "knows it") {
		t.Error("left out, the notes are exported")
	}
	has(t, d.must("held", first).out, "note of an answer", "knows it")
	d.must("erase", first, "--yes")
	if out := d.run("held", first); strings.Contains(out.out, "knows it") {
		t.Error("erased, the notes are held")
	}
}

// TestTheReasonOfAVerdictIsExportedHeldAndErased: it goes with the verdicts if they are left out.
func TestTheReasonOfAVerdictIsExportedHeldAndErased(t *testing.T) {
	d, job := writes(t, "")
	first := string(decode[[]object](t, d.must("applicants", "list", job, "--json").out)[0]["id"].(json.Number))
	of, err := strconv.ParseInt(job, 10, 64)
	modeltest.Must(t, err)
	id, err := strconv.ParseInt(first, 10, 64)
	modeltest.Must(t, err)
	d.kept(func(st *store.Store) {
		_, _, err := st.ChangeReview(t.Context(), of, id, time.Now(), func(r *model.Review) { r.Verdict, r.Reason, r.Outcome = model.No, "no unicorns", model.OutcomeWithdrew })
		modeltest.Must(t, err)
	})
	review := decode[[]object](t, d.must("applicants", "export", "--apply", first, "--format", "json").out)[0]["review"].(object)
	if review["reason"] != "no unicorns" || review["outcome"] != model.OutcomeWithdrew {
		t.Errorf("exported: %v", review)
	}
	has(t, d.must("applicants", "export", "--apply", first, "--format", "md").out, "no unicorns")
	if out := d.must("applicants", "export", "--apply", first, "--format", "json", "--without", "verdicts").out; strings.Contains(out, "unicorns") {
		t.Errorf("without verdicts, the reason is exported: %s", out)
	}
	has(t, d.must("held", first).out, "reason of the verdict", "no unicorns")
	d.must("erase", first, "--yes")
	if out := d.run("held", first); strings.Contains(out.out, "unicorns") {
		t.Error("erased, the reason is held")
	}
}
