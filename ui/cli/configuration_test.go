package cli

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/admin"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
)

func TestConfigPrintsTheDefaultsAndThePlaces(t *testing.T) {
	d := bareDesk(t)
	out := d.must("config").out
	has(t, out, config.File(), config.ThemesDir(), config.PathsOf("ACCOUNT").Store, config.PathsOf("ACCOUNT").CVs, config.LogFile(), `# dir = "~/CVs"`, "# [accounts.acme]")
	d.configure(out)
	d.must("config", "check")

	d.configure("[accounts.acme]\nbase_url = 'ua.example.com'\n")
	var p admin.Places
	if err := json.Unmarshal([]byte(d.must("config", "--json").out), &p); err != nil || p.Store != config.PathsOf("acme").Store || p.Host != config.HostFile() {
		t.Errorf("%+v, %v", p, err)
	}
	var schema config.Schema
	if err := json.Unmarshal([]byte(d.must("config", "--schema").out), &schema); err != nil || schema.Properties["cv"].Properties["dir"].Default != "~/CVs" {
		t.Errorf("%+v, %v", schema, err)
	}
}

func TestConfigShowPrintsWhatIsInForce(t *testing.T) {
	d := bareDesk(t)
	d.configure("[accounts.acme]\nbase_url = 'ua.example.com'\n[ui]\ntheme = 'dark'\n")
	has(t, d.must("config", "show", "ui.theme").out, "ui.theme = \"dark\"\n", "The colours of the dashboard", "Default: \"auto\"\n")
	has(t, d.must("config", "show", "accounts.acme.base_url").out, "accounts.acme.base_url = \"ua.example.com\"\n")
	has(t, d.must("config", "show", "cv.opener").out, "cv.opener = []\n")
	shown := decode[object](t, d.must("config", "show", "answers.way", "--json").out)
	if shown["value"] != `"eml"` || shown["key"] != "answers.way" {
		t.Errorf("%v", shown)
	}
	has(t, d.must("config", "show", "ui.job_columns").out, `ui.job_columns = ["applicants", "status"`)
	d.fails(command.ExitUsage, "there is no setting", "config", "show", "accounts.beta.email")
	d.fails(command.ExitUsage, "there is no setting", "config", "show", "commands.name")
	d.fails(command.ExitUsage, "shortlist config lists them", "config", "show", "zebra") // like no setting
	d.fails(command.ExitUsage, "did you mean ui.theme?", "config", "show", "ui.them")
	d.fails(command.ExitUsage, "needs the key of one setting", "config", "show")
}

func TestConfigCheckPrintsEachMistake(t *testing.T) {
	d := bareDesk(t)
	if r := d.must("config", "check"); r.out != "" || r.err != "The configuration is correct.\n" {
		t.Errorf("%+v", r)
	}
	d.configure("[ui]\nfirst_pane = 'pink'\n\nmose = true\n")
	r := d.run("config", "check")
	want := config.File() + ":2: ui.first_pane is \"pink\"; it can be jobs or applicants\n" +
		config.File() + ":4: unknown setting \"ui.mose\"; did you mean \"ui.mouse\"?\n"
	if r.code != command.ExitUsage || r.out != want || r.err != "shortlist: the configuration has 2 problems\n" {
		t.Errorf("%+v", r)
	}
	var problems []config.Problem
	r = d.run("config", "check", "--json")
	if err := json.Unmarshal([]byte(r.out), &problems); r.code != command.ExitUsage || err != nil || len(problems) != 2 || problems[0].Line != 2 {
		t.Errorf("%+v, %v", r, err)
	}
	for text, want := range map[string]string{
		"[keys]\nback = 'f5'\nexprt = 'x'": ":3: keys.exprt is no action; did you mean keys.export? shortlist guide keys lists the names",
		"[keys]\nexport = 'b'":             `:2: keys.blind and keys.export have the key "b" together; change one of them, or set it to "disabled"`,
		"[accounts.acme]\nemail = 'a@b.c'\nbase_url = 'http://ua.example.com'": ":3: accounts.acme.base_url: http:// would send your password unencrypted",
		"[accounts.acme]\nemail = 'a@b.c'":                                     ":1: accounts.acme.base_url: the address of the service is empty",
		"[callback]\nlisten = 'here'":                                          `:2: callback.listen: "here" is not an address to listen on; write it like 127.0.0.1:8788`,
		"[callback]\nlisten = 'unix:s'":                                        `:2: callback.listen: "unix:s" is not an address to listen on; write it like unix:/path`,
	} {
		d.configure(text)
		if r := d.run("config", "check"); r.code != command.ExitUsage || !strings.HasPrefix(r.out, config.File()+want) || strings.Count(r.out, "\n") != 1 {
			t.Errorf("%s: %+v", text, r)
		}
		if problems = nil; json.Unmarshal([]byte(d.run("config", "check", "--json").out), &problems) != nil || len(problems) != 1 {
			t.Errorf("%s: %+v", text, problems)
		}
		if _, lines := d.examine("--offline"); lineOf(t, lines, doctor.Configuration, lang.Text("File")).State != doctor.Bad {
			t.Errorf("%s: doctor finds no mistake", text)
		}
	}
	d.fails(command.ExitUsage, "read the configuration", "config", "check", "--config", d.home+"/none.toml")
	modeltest.Must(t, os.Remove(config.File()))
	if !strings.HasPrefix(d.must("config").out, "# This file") {
		t.Error("without a file nothing is printed")
	}
}
