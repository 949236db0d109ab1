package config

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"

	"shortlist/assets"
	"shortlist/model"
	"shortlist/model/modeltest"
)

func TestSettingsDescribeEveryKey(t *testing.T) {
	var keys []string
	for _, s := range Settings() {
		keys = append(keys, s.Key)
		if s.Help == "" || !strings.HasSuffix(s.Help, ".") {
			t.Errorf("%s: %q", s.Key, s.Help)
		}
	}
	want := Keys()
	slices.Sort(keys)
	slices.Sort(want)
	if diff := cmp.Diff(want, keys); diff != "" {
		t.Error(diff)
	}
}

// TestDefaultFileIsTheDefault, with its settings as comments, and with those set that have a default.
func TestDefaultFileIsTheDefault(t *testing.T) {
	home(t)
	write(t, File(), DefaultFile(), 0o600)
	got, err := Load("")
	modeltest.Must(t, err)
	if diff := cmp.Diff(Default(), got); diff != "" {
		t.Error(diff)
	}
	for _, s := range Settings() {
		if strings.Contains(s.Key, "*") || s.Default == "" || strings.HasPrefix(s.Key, "commands.") { // of each section of a list
			continue
		}
		write(t, File(), s.Key+" = "+s.Default+"\n", 0o600)
		got, err := Load("")
		if err != nil {
			t.Errorf("%s = %s: %v", s.Key, s.Default, err)
			continue
		}
		// Some settings are zero in Default, and their users fill them in.
		if want := Default(); s.Key == "cv.dir" && got.CV.Dir != want.CV.Dir || s.Key == "cv.cache_limit" && got.CV.CacheLimit != want.CV.CacheLimit ||
			s.Key == "ui.theme" && got.UI.Theme != want.UI.Theme {
			t.Errorf("%s is documented as %s", s.Key, s.Default)
		}
	}
}

func TestSettingsListTheirValues(t *testing.T) {
	home(t)
	for _, s := range Settings() {
		if strings.HasPrefix(s.Key, "commands.") { // the setting is one of each section of a list
			continue
		}
		key := strings.Replace(s.Key, "*", "a", 1)
		line := "%s = %q\n"
		if s.kind == reflect.Slice {
			line = "%s = [%q]\n"
		}
		for _, v := range s.Values {
			write(t, File(), fmt.Sprintf(line, key, v), 0o600)
			if _, err := Load(""); err != nil {
				t.Errorf("%s = %s: %v", key, v, err)
			}
		}
		if len(s.Values) > 0 {
			write(t, File(), fmt.Sprintf(line, key, "other"), 0o600)
			if _, err := Load(""); err == nil || !strings.Contains(err.Error(), sayAnyOf(s.Values)) {
				t.Errorf("%s = other: %v", key, err)
			}
		}
	}
}

// TestTheExampleNamesEverySettingAndColumn, in a comment like "# keyring = true" where it cannot be set beside the others.
func TestTheExampleNamesEverySettingAndColumn(t *testing.T) {
	var file map[string]any
	modeltest.Must(t, toml.Unmarshal([]byte(regexp.MustCompile(`(?m)^# (\w+ = )`).ReplaceAllString(assets.Config, "$1")), &file))
	named := map[string]any{}
	var walk func(key string, value any)
	walk = func(key string, value any) {
		if list, is := value.([]any); is {
			for _, v := range list {
				walk(key, v)
			}
		}
		section, is := value.(map[string]any)
		for name, v := range section {
			if key == "accounts" || key == "keys" {
				name = "*"
			}
			walk(strings.TrimPrefix(key+"."+name, "."), v)
		}
		if !is {
			named[key] = value
		}
	}
	walk("", file)
	for _, s := range Settings() {
		if _, is := named[s.Key]; !is {
			t.Errorf("assets/config.toml has no line for the setting %s. Add one with a value that a person could choose.", s.Key)
		}
	}
	for key, columns := range map[string][]string{"ui.applicant_columns": model.ApplicantColumns(), "ui.job_columns": model.JobColumns()} {
		for _, column := range columns {
			if list, _ := named[key].([]any); !slices.Contains(list, any(column)) {
				t.Errorf("assets/config.toml does not name the column %q in %s. Add it to the list there.", column, key)
			}
		}
	}
}

func TestSchemaDescribesTheExampleAndNothingElse(t *testing.T) {
	data, err := json.Marshal(SchemaOf())
	modeltest.Must(t, err)
	var schema map[string]any
	modeltest.Must(t, json.Unmarshal(data, &schema))
	for text, ok := range map[string]bool{
		assets.Config: true, DefaultFile(): true, "": true,
		"acount = 'x'": false, "account = 1": false, "[ui]\ntheme = 'sea'": true, "[team]\ncheck = 'owner'": false, "[ui]\nfirst_pane = 'pink'": false, "[ui]\nmouse = 'yes'": false,
		"[cv]\nopener = 'x'": false, "[cv]\nopener = [1]": false, "[accounts.a]\nbase_ulr = 'x'": false, "[accounts.a]\ncountry = 'fr'": false,
		"[keys]\nexport = 'ctrl+e'\ndown = ['j', 'down']": true, "[keys]\nexport = 1": false, "[privacy]\nkeep = '1d'": true, "[privacy]\nkeep = 1": false,
		mailing: true, "[[commands]]\nname = 'a'\nplac = 'job'": false, "[[commands]]\nplace = 'here'": false, "[[commands]]\ntimeout = 'long'": false,
		"[[commands]]\nprompts = [{name = 'a', kind = 'number'}]": false, "[commands]\nname = 'a'": false,
	} {
		var file map[string]any
		modeltest.Must(t, toml.Unmarshal([]byte(text), &file))
		if why := violates(schema, file); (why == "") != ok {
			t.Errorf("%q: %q", text, why)
		}
	}
}

// violates checks a value by the part of JSON schema that SchemaOf uses. It returns each violation.
func violates(schema map[string]any, value any) string {
	takes := func(name string) bool {
		several, _ := schema["type"].([]any)
		return schema["type"] == name || slices.Contains(several, any(name))
	}
	switch value := value.(type) {
	case map[string]any:
		if !takes("object") {
			return "an object"
		}
		properties, _ := schema["properties"].(map[string]any)
		for name, v := range value {
			part, ok := properties[name].(map[string]any)
			if !ok {
				if part, ok = schema["additionalProperties"].(map[string]any); !ok {
					return name
				}
			}
			if why := violates(part, v); why != "" {
				return name + " › " + why
			}
		}
	case []any:
		items, ok := schema["items"].(map[string]any)
		if !ok || !takes("array") {
			return "a list"
		}
		for _, v := range value {
			if why := violates(items, v); why != "" {
				return why
			}
		}
	case string:
		enum, limited := schema["enum"].([]any)
		if !takes("string") || limited && value != "" && !slices.Contains(enum, any(value)) {
			return value
		}
	case bool:
		if !takes("boolean") {
			return "a boolean"
		}
	case int64:
		if !takes("integer") {
			return "an integer"
		}
	default:
		return fmt.Sprintf("%T", value)
	}
	return ""
}

func TestCheckReportsEachProblemWithItsLine(t *testing.T) {
	dir := home(t)
	path := filepath.Join(dir, "c.toml")
	write(t, path, `account = "acme"
acount = 'x'
[ui]
theme = 7
mouse = [
  1,
]
[accounts.acme]
country = "xx"
keyring = 'yes'
[privacy]
keep = 'long'
[callback]
tolerance = "never"
`, 0o600)
	got, err := Check(path)
	modeltest.Must(t, err)
	want := []string{
		`:2: unknown setting "acount"; did you mean "account"?`,
		`:4: ui.theme must be text in quotes, not a number`,
		`:5: ui.mouse must be true or false, not a list`,
		`:9: accounts.acme.country is "xx"; it can be ua, ro or hu`,
		`:10: accounts.acme.keyring must be true or false, not text`,
		`:12: privacy.keep is "long"; it can be an age in whole days, like "180d"`,
		`:14: callback.tolerance is "never"; it can be a time from 1s to 24h, like "5m"`,
	}
	for i, line := range want {
		if i >= len(got) || got[i].String() != path+line {
			t.Errorf("problem %d is not %s", i, line)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%v", got)
	}
}

func TestCheckFindsWhatLoadRefuses(t *testing.T) {
	dir := home(t)
	path := filepath.Join(dir, "c.toml")
	for text, want := range map[string]string{
		"":                                  "",
		full:                                "",
		"account = 'b'\n[accounts.a]\n":     `:1: account is "b", but there is no section [accounts."b"]`,
		"[ui]\ntheme = ":                    ":2: ",
		"[accounts.a]\n[accounts.a]\n":      ":2: ",
		"[accounts.'../a']\nemail = 'x'":    `:1: "../a" is not an account name`,
		"[hooks]\nnew_application = ['']":   ":2: hooks.new_application names no program",
		"[cv]\ncache_limit = '4'\n":         ":2: cv.cache_limit",
		"ui = true\n[cv]\ncache_limit = 3":  ":1: ui must be a section",
		"account = 3 # not text\n[ui]\n":    ":1: account must be text in quotes, not a number",
		"[callback]\nsigned = 'b' # wrong":  ":2: callback.signed",
		"[notify]\n\n\ndesktop = \"growl\"": ":4: notify.desktop",
	} {
		write(t, path, text, 0o600)
		problems, err := Check(path)
		modeltest.Must(t, err)
		_, loadErr := Load(path)
		if want == "" {
			if len(problems) > 0 || loadErr != nil {
				t.Errorf("%q: %v, %v", text, problems, loadErr)
			}
			continue
		}
		if len(problems) == 0 || !strings.HasPrefix(problems[0].String(), path+want) {
			t.Errorf("%q: %v, want %s", text, problems, want)
		}
	}
	if _, err := Check(filepath.Join(dir, "none.toml")); err == nil {
		t.Error("a named file that is not there")
	}
	if problems, err := Check(""); err != nil || len(problems) > 0 {
		t.Errorf("no file: %v, %v", problems, err)
	}
}
