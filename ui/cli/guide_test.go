package cli

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/api/sandbox"
	"shortlist/assets"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/cli/command"
	"shortlist/ui/help"
)

func guides(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, topic := range help.Topics {
		markdown, err := help.Markdown(topic, ui.Sections)
		modeltest.Must(t, err)
		out[topic] = markdown
	}
	return out
}

func TestGuideListsAndPrintsEveryGuide(t *testing.T) {
	d := bareDesk(t)
	entries, err := fs.ReadDir(assets.Guides, ".")
	entries = slices.DeleteFunc(entries, fs.DirEntry.IsDir) // one for each other language
	if err != nil || len(entries) != len(help.Topics) {
		t.Errorf("%d files, %d topics, %v", len(entries), len(help.Topics), err)
	}
	list := d.must("guide").out
	for topic, markdown := range guides(t) {
		has(t, list, topic, help.Title(markdown))
		if r := d.must("guide", topic); r.out != markdown {
			t.Errorf("%s is not printed as Markdown", topic)
		}
	}
	d.fails(command.ExitUsage, `did you mean "keys"?`, "guide", "kes")
	d.fails(command.ExitUsage, "shortlist guide lists them", "guide", "cooking")
}

func TestGuideIsLaidOutOnATerminal(t *testing.T) {
	d := bareDesk(t)
	d.terminal, d.width = true, 80
	t.Setenv("TERM", "xterm-256color")
	for _, topic := range help.Topics {
		out := d.must("guide", topic).out
		has(t, out, "\x1b[")
		for line := range strings.Lines(ansi.Strip(out)) {
			if ansi.StringWidth(strings.TrimRight(line, " \n")) > 80 && !strings.HasPrefix(line, "  ") { // code is not laid out
				t.Errorf("%s: %d columns: %s", topic, ansi.StringWidth(line), line)
			}
		}
	}
	if out := d.must("guide", "keys", "--no-color").out; strings.Contains(out, "\x1b") {
		t.Error("--no-color has colours")
	}
	t.Setenv("NO_COLOR", "1")
	if out := d.must("guide", "keys").out; strings.Contains(out, "\x1b") {
		t.Error("NO_COLOR has colours")
	}
}

var (
	codeSpan  = regexp.MustCompile("`[^`\n]+`")
	codeBlock = regexp.MustCompile("(?ms)^```.*?^```$")
	longFlag  = regexp.MustCompile(`(?:^|[\s"(])--([a-z][a-z0-9-]*)`)
	setting   = regexp.MustCompile(`^(account|accounts|cv|ui|limits|callback|commands|hooks|notify|privacy|team)\.([a-z_.*]+)$`)
	aKey      = regexp.MustCompile(`^([A-Za-z]|[!@#*/+=~?]|(ctrl|shift|alt)\+.+|esc|enter|tab|space|backspace)$`)
)

// TestGuidesNameEverythingAndNothingElse: each command, flag and setting is in a guide, the one of the commands among them, and
// what a guide writes as one exists.
func TestGuidesNameEverythingAndNothingElse(t *testing.T) {
	d := bareDesk(t)
	pages := guides(t)
	all := ""
	for _, markdown := range pages {
		all += markdown
	}
	all += d.must("guide", commandsTopic).out
	root := treeOf(&command.App{Deps: d.deps(nil, nil)})
	root.InitDefaultCompletionCmd()
	root.InitDefaultHelpCmd()
	flags := map[string]bool{"help": true, "version": true}
	for _, c := range everyCommand(d) {
		if c.Hidden {
			continue
		}
		if c.HasParent() && !c.HasSubCommands() && !strings.Contains(all, c.CommandPath()) {
			t.Errorf("no guide names %s", c.CommandPath())
		}
		c.LocalFlags().VisitAll(func(f *pflag.Flag) {
			if flags[f.Name] = true; !f.Hidden && f.Name != "help" && f.Name != "version" && !regexp.MustCompile("--"+f.Name+`\b`).MatchString(all) {
				t.Errorf("no guide names --%s of %s", f.Name, c.CommandPath())
			}
		})
	}
	keys := keysOfGuide(t, pages["keys"])
	for _, key := range config.Keys() {
		if !strings.Contains(all, "`"+key+"`") {
			t.Errorf("no guide names the setting %s", key)
		}
	}
	for topic, markdown := range pages {
		for _, code := range append(codeSpan.FindAllString(codeBlock.ReplaceAllString(markdown, ""), -1), codeBlock.FindAllString(markdown, -1)...) {
			for _, m := range longFlag.FindAllStringSubmatch(code, -1) {
				if !flags[m[1]] && !slices.Contains([]string{"user", "now", "no-rebase", "no-edit", "no-inference", "blanks"}, m[1]) { // of systemctl, git and csvkit
					t.Errorf("%s: there is no flag --%s", topic, m[1])
				}
			}
			for line := range strings.Lines(code) {
				checkCommand(t, topic, root, strings.Trim(line, "`\n$ "))
			}
			span := strings.Trim(code, "`")
			if m := setting.FindStringSubmatch(span); m != nil && !slices.Contains(config.Keys(), span) {
				t.Errorf("%s: there is no setting %s", topic, span)
			}
			if aKey.MatchString(span) && !keys[span] {
				t.Errorf("%s: there is no key %s", topic, span)
			}
		}
	}
}

// checkCommand checks a line that calls shortlist.
func checkCommand(t *testing.T, topic string, root *cobra.Command, line string) {
	t.Helper()
	args := strings.Fields(line)
	if len(args) < 2 || args[0] != "shortlist" || args[1] == "#" || strings.HasPrefix(args[1], "-") {
		return
	}
	found, _, err := root.Find(args[1:])
	if err != nil || found == root {
		t.Errorf("%s: there is no command %q", topic, line)
		return
	}
	for _, m := range longFlag.FindAllStringSubmatch(line, -1) {
		if f := found.Flags().Lookup(m[1]); m[1] != "help" && f == nil && found.InheritedFlags().Lookup(m[1]) == nil {
			t.Errorf("%s: %s has no flag --%s", topic, found.CommandPath(), m[1])
		}
	}
}

func keysOfGuide(t *testing.T, page string) map[string]bool {
	t.Helper()
	keys := map[string]bool{"y": true, "ctrl+r": true} // of boxes: the answer yes, and a search that reads more
	for line := range strings.Lines(page) {
		cell, _, _ := strings.Cut(strings.TrimPrefix(line, "| "), " |")
		for _, span := range codeSpan.FindAllString(cell, -1) {
			keys[strings.Trim(span, "`")] = true
		}
	}
	if len(keys) < 50 {
		t.Fatalf("%d keys", len(keys))
	}
	return keys
}

// TestGuideOfScriptingIsTrue runs the examples of the guide on the embedded service.
// The output of an example has the same lines, or the same JSON fields.
func TestGuideOfScriptingIsTrue(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.answering("")
	t.Chdir(t.TempDir())
	page := guides(t)["scripting"]
	ran := 0
	for _, block := range codeBlock.FindAllString(page, -1) {
		head, body, _ := strings.Cut(strings.TrimSuffix(block, "```"), "\n")
		if _, name, ok := strings.Cut(head, " "); ok {
			modeltest.Must(t, os.WriteFile(name, []byte(body), 0o600))
		}
		if head != "```console" {
			continue
		}
		examples := strings.Split("\n"+body, "\n$ ")[1:]
		for i, example := range examples {
			line, want, _ := strings.Cut(example, "\n")
			if strings.HasPrefix(line, "echo") {
				continue
			}
			code := "0"
			if i+1 < len(examples) {
				if printed, ok := strings.CutPrefix(examples[i+1], "echo $?\n"); ok {
					code = strings.TrimSpace(printed)
				}
			}
			line, member, piped := strings.Cut(line, " | jq .")
			r := d.run(arguments(line)[1:]...)
			if piped {
				r.out = memberOf(t, r.out, member)
			}
			ran++
			if fmt.Sprint(r.code) != code {
				t.Errorf("%s: exit %d, not %s\n%s", line, r.code, code, r.err)
			}
			compareOutput(t, line, want, r)
		}
	}
	if ran < 15 {
		t.Errorf("%d examples", ran)
	}
}

// arguments splits a line as a shell does: quotes, and ~ for the home folder.
func arguments(line string) (out []string) {
	for _, m := range regexp.MustCompile(`"[^"]*"|\S+`).FindAllString(line, -1) {
		if m = strings.Trim(m, `"`); strings.HasPrefix(m, "~/") {
			m = filepath.Join(os.Getenv("HOME"), m[2:])
		}
		out = append(out, m)
	}
	return out
}

// memberOf returns a member of a document, as jq prints it.
func memberOf(t *testing.T, doc, name string) string {
	t.Helper()
	var members map[string]json.RawMessage
	if err := json.Unmarshal([]byte(doc), &members); err != nil || members[name] == nil {
		t.Fatalf("no %s: %v", name, err)
	}
	return string(members[name])
}

func compareOutput(t *testing.T, line, want string, r result) {
	t.Helper()
	want = strings.TrimSpace(want)
	if !strings.HasPrefix(want, "[") && !strings.HasPrefix(want, "{") {
		for part := range strings.Lines(want) {
			has(t, r.out+r.err, strings.TrimSpace(part))
		}
		return
	}
	var shown, printed any
	if err := json.Unmarshal([]byte(want), &shown); err != nil {
		t.Fatalf("%s: the example: %v", line, err)
	}
	if err := json.Unmarshal([]byte(r.out), &printed); err != nil {
		t.Errorf("%s: %v", line, err)
		return
	}
	compareShape(t, line, shown, printed)
}

// compareShape compares the fields of two documents, and of the first elements of lists.
func compareShape(t *testing.T, at string, shown, printed any) {
	t.Helper()
	switch shown := shown.(type) {
	case map[string]any:
		printed, ok := printed.(map[string]any)
		if !ok {
			t.Errorf("%s is %T, no object", at, printed)
			return
		}
		for name, value := range shown {
			if _, ok := printed[name]; !ok {
				t.Errorf("%s: %s is not printed", at, name)
				continue
			}
			compareShape(t, at+" › "+name, value, printed[name])
		}
		for name := range printed {
			if _, ok := shown[name]; !ok {
				t.Errorf("%s: %s is not in the guide", at, name)
			}
		}
	case []any:
		printed, ok := printed.([]any)
		if !ok || (len(shown) == 0) != (len(printed) == 0) {
			t.Errorf("%s is %v", at, printed)
			return
		}
		if len(shown) > 0 {
			compareShape(t, at, shown[0], printed[0])
		}
	}
}

func TestTheGuideOfKeysShowsThoseInForce(t *testing.T) {
	d := bareDesk(t)
	if out := d.must("guide", "keys").out; strings.Contains(out, "your configuration has changed") {
		t.Errorf("usual keys are listed:\n%s", out)
	}
	t.Cleanup(func() {
		if err := action.Rebind("", map[string][]string{"export": {"E"}}); err != nil {
			t.Error(err)
		}
	})
	d.configure("[keys]\nexport = 'f7'\n")
	has(t, d.must("guide", "keys").out, "## Keys that your configuration has changed", "| `export` | `f7` | `E` |", "| `f7` | export applicants")
}

// TestTheGuideOfCommandsIsMadeOfThem: it is listed and printed as the others are.
func TestTheGuideOfCommandsIsMadeOfThem(t *testing.T) {
	d := bareDesk(t)
	has(t, d.must("guide").out, commandsTopic)
	page := d.must("guide", commandsTopic).out
	if at := strings.Index(page, "- `-h --help`: "); at < 0 || at > strings.Index(page, "\n## ") || strings.Count(page, "`-h --help`") > 1 {
		t.Error("--help is not among the flags of every command, or also elsewhere")
	}
	has(t, page, "## shortlist jobs list [FLAG …]", "- `--status VALUE`: Only jobs with this status", "```sh\nshortlist jobs create", `java\* does`)
	if doc := decode[map[string]string](t, d.must("guide", commandsTopic, "--json").out); doc["markdown"] != page {
		t.Errorf("--json has %.200q", doc["markdown"])
	}
	d.terminal, d.width = true, 80
	t.Setenv("TERM", "xterm-256color")
	has(t, ansi.Strip(d.must("guide", commandsTopic).out), "java* does")
}
