package cli

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"shortlist/config"
)

func TestConfigPrintsTheDefaultsAndThePlaces(t *testing.T) {
	d := bareDesk(t)
	out := d.must("config").out
	has(t, out, config.File(), config.ThemesDir(), config.PathsOf("ACCOUNT").Store, config.PathsOf("ACCOUNT").CVs, config.LogFile(), `# dir = "~/CVs"`, "# [accounts.acme]")
	d.configure(out)
	d.must("config", "check")

	d.configure("[accounts.acme]\nbase_url = 'ua.example.com'\n")
	var p places
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
	shown := decode[object](t, d.must("config", "show", "team.check", "--json").out)
	if shown["value"] != `"owner"` || shown["key"] != "team.check" {
		t.Errorf("%v", shown)
	}
	has(t, d.must("config", "show", "ui.job_columns").out, `ui.job_columns = ["applicants", "status"`)
	d.fails(exitUsage, "there is no setting", "config", "show", "accounts.beta.email")
	d.fails(exitUsage, "there is no setting", "config", "show", "commands.name")
	d.fails(exitUsage, "shortlist config lists them", "config", "show", "zebra") // like no setting
	d.fails(exitUsage, "did you mean ui.theme?", "config", "show", "ui.them")
	d.fails(exitUsage, "needs the key of one setting", "config", "show")
}

func TestConfigCheckPrintsEachMistake(t *testing.T) {
	d := bareDesk(t)
	if r := d.must("config", "check"); r.out != "" || r.err != "The configuration is correct.\n" {
		t.Errorf("%+v", r)
	}
	d.configure("[team]\ncheck = 'pink'\n[ui]\nmose = true\n")
	r := d.run("config", "check")
	want := config.File() + ":2: team.check is \"pink\"; it can be owner, signature or both\n" +
		config.File() + ":4: unknown setting \"ui.mose\"; did you mean \"ui.mouse\"?\n"
	if r.code != exitUsage || r.out != want || r.err != "shortlist: the configuration has 2 problems\n" {
		t.Errorf("%+v", r)
	}
	var problems []config.Problem
	r = d.run("config", "check", "--json")
	if err := json.Unmarshal([]byte(r.out), &problems); r.code != exitUsage || err != nil || len(problems) != 2 || problems[0].Line != 2 {
		t.Errorf("%+v, %v", r, err)
	}
	d.fails(exitUsage, "read the configuration", "config", "check", "--config", d.home+"/none.toml")
	if err := os.Remove(config.File()); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(d.must("config").out, "# This file") {
		t.Error("without a file nothing is printed")
	}
}
