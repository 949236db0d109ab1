package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// writes configures an account that writes letters, and reads the applicants of a job.
func writes(t *testing.T, settings string) (d *desk, job string) {
	t.Helper()
	d = newDesk(t, sandbox.Options{})
	d.answering(settings)
	job = d.jobArg("ua-backend")
	d.must("sync", job)
	return d, job
}

// answering configures letters.
func (d *desk) answering(settings string) {
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")) + fmt.Sprintf("\n[answers]\nfrom = \"Olena Bondar <hr@example.com>\"\ncompany = \"Acme\"\nsunday = true\nhours = \"00:00-24:00\"\nfolder = %q\n%s", filepath.Join(d.home, "Letters"), settings))
}

// ends runs a command that prints its result, and an error with a code.
func (d *desk) ends(code int, want string, args ...string) {
	d.t.Helper()
	if r := d.run(args...); r.code != code || !strings.Contains(r.err, want) || r.out == "" {
		d.t.Errorf("%v: exit code %d, %q", args, r.code, r.err)
	}
}

// TestLettersGoFromAPlanToDraftsAndCountWhenTheyWereSent.
func TestLettersGoFromAPlanToDraftsAndCountWhenTheyWereSent(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d, job := writes(t, "")
	d.fails(command.ExitUsage, "--letter", "answers", "plan", "--job", job)
	d.fails(command.ExitUsage, "no terminal", "answers", "plan", "--letter", "no", "--job", job)
	for _, delay := range []string{"-1h", "721h"} {
		d.fails(command.ExitUsage, "--delay is", "answers", "plan", "--letter", "no", "--job", job, "--yes", "--delay", delay)
	}
	if list := decode[[]object](t, d.must("answers", "list", "--json").out); len(list) != 0 {
		t.Fatalf("not confirmed, but planned: %v", list)
	}
	doc := decode[object](t, d.must("answers", "plan", "--letter", "no", "--job", job, "--lang", "en", "--delay", "0s", "--yes", "--json").out)
	planned, refused := doc["planned"].([]any), doc["refused"].([]any)
	if len(planned) == 0 || len(refused) == 0 {
		t.Fatalf("%v", doc)
	}
	first := planned[0].(object)
	if first["state"] != "planned" || first["letter"] != "no" || first["lang"] != "en" || first["way"] != "eml" || first["address"] != nil || first["handed"] != nil || first["messageId"] == "" {
		t.Errorf("%v", first)
	}
	id := string(first["id"].(json.Number))
	has(t, d.must("answers", "show", id).out, "Dear ", "We will not continue", "Olena Bondar", "Acme")
	mail := d.must("answers", "show", id, "--eml").out
	has(t, mail, "From: \"Olena Bondar\" <hr@example.com>\r\n", "To: ", "format=flowed")
	again := decode[object](t, d.must("answers", "plan", "--letter", "no", "--job", job, "--yes", "--json").out)
	if len(again["planned"].([]any)) != 0 {
		t.Errorf("planned twice: %v", again)
	}
	if doc := decode[[]object](t, d.must("answers", "cancel", id, "--json").out); len(doc) != 1 || doc[0]["state"] != "cancelled" {
		t.Errorf("%v", doc)
	}
	d.ends(command.ExitNotYours, "not in a state for that", "answers", "cancel", id)

	sent := decode[object](t, d.must("answers", "send", "--json").out)["letters"].([]any)
	if len(sent) != len(planned)-1 {
		t.Fatalf("%d of %d", len(sent), len(planned)-1)
	}
	files, err := filepath.Glob(filepath.Join(d.home, "Letters", "*.eml"))
	if err != nil || len(files) != len(sent) {
		t.Fatal(files, err)
	}
	has(t, d.must("answers", "send").out, "No letter is due.")
	listed := d.must("answers", "list")
	has(t, listed.out, "draft to send", "cancelled")
	has(t, listed.err, fmt.Sprintf("%d drafts to send", len(sent)))
	has(t, d.must("answers", "settle", "--sent", "--yes").out, fmt.Sprintf("%d letters count as sent.", len(sent)))
	states := map[any]int{}
	for _, l := range decode[[]object](t, d.must("answers", "list", "--json").out) {
		states[l["state"]]++
	}
	if states["handed"] != len(sent) || states["cancelled"] != 1 {
		t.Errorf("%v", states)
	}
	d.nothingViewed()
}

// TestAnUnknownOutcomeEndsEachCommandWithItsCode until a person has settled it.
func TestAnUnknownOutcomeEndsEachCommandWithItsCode(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	d, job := writes(t, fmt.Sprintf("way = \"program\"\nprogram = [%q, \"-test.run=^$\", \"-no-such-flag\"]\n", program))
	doc := decode[object](t, d.must("answers", "plan", "--letter", "received", "--job", job, "--delay", "0s", "--yes", "--json").out)
	planned := doc["planned"].([]any)
	for _, l := range planned[1:] {
		d.must("answers", "cancel", string(l.(object)["id"].(json.Number)))
	}
	id := string(planned[0].(object)["id"].(json.Number))
	// The test program ends with 2, which may come after the server took the letter.
	d.ends(command.ExitUnknown, "outcome of 1 letter is unknown", "answers", "send")
	d.ends(command.ExitUnknown, "settle "+id, "answers", "list")
	d.ends(command.ExitUnknown, "unknown", "answers", "send")
	has(t, d.must("answers", "settle", id, "--sent").out, "1 letter counts as sent.")
	d.must("answers", "list")
}

// TestTemplatesOfOnesOwnReplaceTheBuiltInLetters, and a placeholder without a value stops the letter.
func TestTemplatesOfOnesOwnReplaceTheBuiltInLetters(t *testing.T) {
	d, job := writes(t, "")
	folder := filepath.Join(d.home, "config", "shortlist", "answers")
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(folder, "no.en.md")
	for name, text := range map[string]string{"no.en.md": "# About {job}\n\nHello {name}, it is a no.\n", "question.en.md": "# When\n\nCan you come on {date}?\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	templates := decode[[]object](t, d.must("answers", "templates", "--json").out)
	if len(templates) != 44 || !slices.ContainsFunc(templates, func(l object) bool { return l["file"] == own && l["subject"] == "About {job}" }) {
		t.Errorf("%d %v", len(templates), templates)
	}
	doc := decode[object](t, d.must("answers", "plan", "--letter", "no", "--job", job, "--lang", "en", "--yes", "--json").out)
	id := string(doc["planned"].([]any)[0].(object)["id"].(json.Number))
	has(t, d.must("answers", "show", id).out, "it is a no.")
	doc = decode[object](t, d.must("answers", "plan", "--letter", "question", "--job", job, "--lang", "en", "--yes", "--json").out)
	if len(doc["planned"].([]any)) != 0 || !strings.Contains(fmt.Sprint(doc["refused"]), "{date}") {
		t.Errorf("%v", doc)
	}
}

// TestAMailThatCameBackIsReadFromTheInput, and any other mail changes nothing.
func TestAMailThatCameBackIsReadFromTheInput(t *testing.T) {
	d, job := writes(t, "")
	doc := decode[object](t, d.must("answers", "plan", "--letter", "no", "--job", job, "--delay", "0s", "--yes", "--json").out)
	id := string(doc["planned"].([]any)[0].(object)["id"].(json.Number))
	d.must("answers", "send")
	shown := d.must("answers", "show", id, "--eml").out
	field := func(name string) string {
		found := regexp.MustCompile(`(?m)^` + name + `: [^<]*(<[^>]+>)`).FindStringSubmatch(shown)
		if len(found) == 0 {
			t.Fatalf("no %s in %s", name, shown)
		}
		return found[1]
	}
	d.in = "From: a@example.org\nSubject: Away\n\nI am away.\n"
	has(t, d.must("answers", "bounced").out, "does not report")
	d.in = ("From: MAILER-DAEMON@example.org\nSubject: failure notice\n\nHi. This is the qmail-send program at mx.example.org.\n" +
		"This is a permanent error; I've given up. Sorry it didn't work out.\n\n" + field("To") + ":\nno such user\n\n--- Below this line is a copy of the message.\n\nMessage-ID: " + field("Message-Id") + "\n\n")
	back := decode[[]object](t, d.must("answers", "bounced", "--json").out)
	if len(back) != 1 || string(back[0]["id"].(json.Number)) != id || back[0]["state"] != "bounced" {
		t.Errorf("%v", back)
	}
	has(t, d.must("answers", "phone").out, "a letter came back")
	d.in = ""
	d.fails(command.ExitFailed, "no mail", "answers", "bounced")
}
