package config

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/files"
	"shortlist/model/lang"
)

// Setting describes a key of the configuration file. The guide, the default file and the
// schema are made from it.
type Setting struct {
	Key     string   // its full name; an account's name is *
	Default string   // as TOML; "" if the key has no default
	Values  []string // the texts that it can be, or that a list can have; nil: any
	Help    string   // what it does, in a sentence or two

	kind reflect.Kind // reflect.String, Bool, Int or Slice (of strings)
}

// Settings lists every setting that has an effect, in the order of the file.
func Settings() []Setting {
	countries := make([]string, 0, 3)
	for _, c := range model.Countries() {
		countries = append(countries, string(c))
	}
	all := []Setting{
		{Key: "account", Help: lang.Text("The account that is used without `--account`. With a single account it is not needed.")},
		{Key: "accounts.*.base_url", Help: lang.Text("The address of the service. `shortlist login` writes it.")},
		{Key: "accounts.*.country", Values: countries, Help: lang.Text("The country whose rules the service follows. It is only needed if the address does not name the country.")},
		{Key: "accounts.*.email", Help: lang.Text("The e-mail address to sign in with.")},
		{Key: "accounts.*.password_command", Help: lang.Text("A shell command. The first line that it prints is the password. It is off in restricted mode.")},
		{Key: "accounts.*.password_file", Help: lang.Text("A file with the password. Only you may be able to read it (`chmod 600`).")},
		{Key: "accounts.*.keyring", Default: "false", Help: lang.Text("Keep the password in the keyring of your desktop.")},
		{Key: "accounts.*.job_type_labels", Default: `"both"`, Values: []string{"both", "create", "overview", "codes"},
			Help: lang.Text("Which names are shown for job types 0 to 5, as the service's documentation has two lists: `create` (from creating a job), `overview`, both, or only the codes.")},
		{Key: "accounts.*.team_folder", Help: lang.Text("The folder in which you share what you think of this account's applicants. Without it, `team.folder` counts if this is your only account.")},
		{Key: "accounts.*.team_database", Help: lang.Text("The database in which you share what you think of this account's applicants, as `team.database`.")},
		{Key: "store.dir", Help: lang.Text("The folder that holds the data of all accounts: applications, received CVs, drafts, reviews. Without it they are below your home folder. Choose a folder of a local disk if the home folder is on a network. `{uid}` is your user id.")},
		{Key: "cv.dir", Default: `"~/CVs"`, Help: lang.Text("The folder that CVs are saved in.")},
		{Key: "cv.name", Default: quote(files.DefaultName), Help: lang.Text("The name of a saved CV, made of `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` and `{rating}`.")},
		{Key: "cv.cache_limit", Default: `"4GB"`, Help: lang.Text("How much space received CVs may take, at least 1MB. The least recently used are deleted first.")},
		{Key: "cv.opener", Default: "[]", Help: lang.Text("The program that opens CVs, and its arguments; the file comes last. Without it the desktop chooses.")},
		{Key: "ui.theme", Default: `"auto"`, Help: lang.Text("The colours of the dashboard: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain`, or the name of a theme of your own, which is a file in `~/.config/shortlist/themes`. `auto` follows the background that the terminal or `COLORFGBG` names, and without one keeps to the terminal's own colours, `contrast` has the strongest contrast, and `distinct` suits people who see red and green alike.")},
		{Key: "ui.language", Values: lang.Codes(), Help: lang.Text("The language of texts. Empty: by the locale (`LC_ALL`, `LC_MESSAGES`, `LANG`). The variable `SHORTLIST_LANGUAGE` wins over both. JSON, logs and exit codes stay the same.")},
		{Key: "ui.mouse", Default: "false", Help: lang.Text("Let clicks select and open, and let the wheel scroll.")},
		{Key: "ui.low_bandwidth", Default: "false", Help: lang.Text("Send less over a slow line: at most 256 colours, at most 8 frames a second, no pictures, no background behind the chosen row of a list, and the page beside a list only once the cursor has rested for half a second.")},
		{Key: "ui.first_pane", Default: `"jobs"`, Values: model.PaneNames(), Help: lang.Text("The pane that has the keys when the dashboard starts. With `applicants` it starts with those of the first job.")},
		{Key: "ui.first_job_tab", Default: `"all"`, Values: model.JobTabs(), Help: lang.Text("The tab of the jobs that is open when the dashboard starts.")},
		{Key: "ui.first_applicant_tab", Default: `"all"`, Values: model.ApplicantTabs(), Help: lang.Text("The tab of the applicants that is open when you open a job.")},
		{Key: "ui.job_columns", Default: list(model.JobColumns()), Values: model.JobColumns(), Help: lang.Text("The columns of the jobs, in their order behind the title. `applicants` and `views` are at the right. A list of less than 50 cells shows `views` only if `region` or `salary` is left out.")},
		{Key: "ui.applicant_columns", Default: list(model.ApplicantColumns()), Values: model.ApplicantColumns(), Help: lang.Text("The columns of the applicants, in their order behind the name. `signs` are messages, CV and age. A list of less than 80 cells has two lines for an applicant: name and `signs`, then `review`, the other columns, and `salary` at the right. It shows `experience` only if `position` or `region` is left out.")},
		{Key: "ui.linear", Default: "false", Help: lang.Text("Print lines and read words instead of drawing a screen, for a screen reader or a very slow line; as --linear.")},
		{Key: "keys.*", Help: lang.Text("The keys of an action, by its name: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]`, or `\"disabled\"`. `preset` is `default`, `arrows` or `emacs`. `shortlist guide keys` lists the names.")},
		{Key: "privacy.keep", Help: lang.Text("Erase applications that are older than this many days from this computer, like `180d`: when the dashboard or `shortlist listen` starts, once a day while they run, and after `shortlist sync`. Applications on shortlists stay. Empty: never.")},
		{Key: "review.ask_reason", Default: "false", Help: lang.Text("Ask for the reason after each verdict.")},
		{Key: "team.folder", Help: lang.Text("The folder in which you share verdicts, ratings, tags, notes and shortlists with other managers, see `shortlist guide team`. Empty: they stay on this computer.")},
		{Key: "team.database", Help: lang.Text("The PostgreSQL database in which you share them instead, like `postgres://host/name`, as libpq takes it: with `PGSERVICE`, `PGPASSFILE` and so on. A host has to show a certificate (`verify-full`) unless the address has another `sslmode`. It counts before `team.folder`.")},
		{Key: "team.database_command", Help: lang.Text("A shell command. The first line that it prints is the address of the database. It is off in restricted mode.")},
		{Key: "team.hide_until_own", Default: "true", Help: lang.Text("Show what colleagues think of an applicant only after you gave a verdict yourself.")},
		{Key: "answers.way", Default: `"eml"`, Values: ways(), Help: lang.Text("How letters to applicants leave: as files that your mail program opens as drafts, as drafts in a Maildir, through a mail program that sends what it reads, or one at a time as a link that your mail program opens. See `shortlist guide answers`.")},
		{Key: "answers.folder", Default: quote(defaultLetters), Help: lang.Text("The folder of the drafts. With `maildir` it is the Maildir folder of drafts. In restricted mode it has to be below `cv.dir`.")},
		{Key: "answers.program", Default: "[]", Help: lang.Text("The mail program and its arguments, not a shell command, such as `[\"msmtp\", \"-t\"]` or `[\"/usr/sbin/sendmail\", \"-t\", \"-i\"]`. It reads the letter from its input, with the address. In restricted mode only the host's file can name it.")},
		{Key: "answers.copy", Help: lang.Text("A Maildir folder that gets a copy of each letter that the mail program sent. Empty: none. In restricted mode it has to be below `cv.dir`.")},
		{Key: "answers.from", Help: lang.Text("Your name and address, like `Olena Bondar <olena@example.com>`. Without it no letter is written.")},
		{Key: "answers.sender", Help: lang.Text("The name below a letter. Without it, the name in `answers.from`.")},
		{Key: "answers.company", Help: lang.Text("The name of your company below a letter.")},
		{Key: "answers.delay", Default: quote(defaultDelay), Help: lang.Text("How long a planned letter waits, so that you can change your mind.")},
		{Key: "answers.hours", Default: quote(defaultHours), Help: lang.Text("The hours in which letters leave. `00:00-24:00` is all day.")},
		{Key: "answers.sunday", Default: "false", Help: lang.Text("Let letters leave on Sundays, too.")},
		{Key: "answers.zone", Help: lang.Text("The time zone of the hours, like `Europe/Kyiv`. Without it, the variable `TZ` or this computer's zone.")},
		{Key: "answers.plan", Default: `"verdict"`, Values: []string{"verdict", "off"}, Help: lang.Text("Plan a refusal when you give the verdict *no*, and an invitation for *yes*. Nothing leaves before you have looked at it.")},
		{Key: "answers.only_opened", Default: "false", Help: lang.Text("Write only to applicants whose contact was opened on the board.")},
		{Key: "answers.placeholder", Help: lang.Text("The e-mail address that the service gives where an applicant has none. Nothing is sent there.")},
		{Key: "interviews.hold", Default: quote(defaultHold), Help: lang.Text("How long a time that was offered to one applicant is offered to no other, once its letter has left.")},
		{Key: "interviews.remind", Default: "true", Help: lang.Text("Plan a letter to the applicant that leaves the day before an interview, without a second look.")},
		{Key: "limits.read_only", Default: "false", Help: lang.Text("Change nothing at the service.")},
		{Key: "limits.restricted", Default: "false", Help: lang.Text("Start no browser, editor or other program, and read and save files only in `cv.dir`.")},
		{Key: "callback.listen", Help: lang.Text("`host:port` or `unix:/path`. If it is set, the dashboard receives new applications there. `shortlist listen` uses 127.0.0.1:8788 without it.")},
		{Key: "callback.secret_command", Help: lang.Text("A shell command. The first line that it prints is the secret of the callbacks. It is off in restricted mode.")},
		{Key: "callback.secret_file", Help: lang.Text("A file with the secret of the callbacks. Only you may be able to read it.")},
		{Key: "callback.signed", Default: `"t.body"`, Values: []string{"t.body", "body"}, Help: lang.Text("The text that the service signs: time, dot and body, or the body alone.")},
		{Key: "callback.encoding", Default: `"hex"`, Values: []string{"hex", "base64"}, Help: lang.Text("How the signature is written.")},
		{Key: "callback.tolerance", Default: `"5m"`, Help: lang.Text("How far the time of a signature may be off, from 1s to 24h.")},
		{Key: "hooks.new_application", Default: "[]", Help: lang.Text("A program and its arguments, not a shell command. It runs for each new application and reads JSON from its input. It is off in restricted mode.")},
		{Key: "commands.name", Help: lang.Text("The name of a command of your own, see `shortlist guide configuration`. The palette and the help show it.")},
		{Key: "commands.key", Help: lang.Text("Its key, such as `f7`, written as in `[keys]`. Without one, the palette finds it.")},
		{Key: "commands.place", Values: commandPlaces, Help: lang.Text("Where it can be run: on the selected job, or on the applicant who is selected or read.")},
		{Key: "commands.program", Default: "[]", Help: lang.Text("The program and its arguments, not a shell command. Arguments can have `{job.id}`, `{job.title}`, `{application.id}` and `{prompt.NAME}`. It is off in restricted mode.")},
		{Key: "commands.output", Default: `"notice"`, Values: commandOutputs, Help: lang.Text("Where its output goes: the first line into a notice, all of it into a box or below the note about the applicant. `none` drops it.")},
		{Key: "commands.timeout", Default: "30", Help: lang.Text("After how many seconds it is stopped, at most %d.", longestTimeout)},
		{Key: "commands.prompts.name", Help: lang.Text("The name of something that the command asks before it runs.")},
		{Key: "commands.prompts.kind", Default: `"text"`, Values: promptKinds, Help: lang.Text("Whether a text is typed or a choice is made.")},
		{Key: "commands.prompts.choices", Default: "[]", Help: lang.Text("The texts to choose from.")},
		{Key: "commands.prompts.choices_from", Default: "[]", Help: lang.Text("A program and its arguments instead. It reads the same JSON, and prints a choice a line.")},
		{Key: "notify.bell", Default: "false", Help: lang.Text("Ring the terminal's bell for new applications while its window does not have the focus.")},
		{Key: "notify.desktop", Values: []string{"osc9", "osc777"},
			Help: lang.Text("Ask the terminal for a desktop notification at that time: `osc9` for iTerm2, WezTerm and Ghostty, `osc777` for foot, urxvt and Ghostty. tmux needs `set -g allow-passthrough on`.")},
	}
	kinds := kindsOfKeys()
	for i, s := range all {
		all[i].kind = kinds[s.Key]
	}
	return all
}

// ways are the values of answers.way.
func ways() (out []string) {
	for _, w := range answers.Ways() {
		out = append(out, string(w))
	}
	return out
}

// list writes texts as TOML.
func list(texts []string) string { return `["` + strings.Join(texts, `", "`) + `"]` }

const commentWidth = 78 // bytes of a comment's line in DefaultFile

// DefaultFile returns the configuration file with every setting in a comment, with its
// default. An account is an example.
func DefaultFile() string {
	var b strings.Builder
	section := ""
	for _, s := range Settings() {
		name, key := "", s.Key
		if i := strings.LastIndexByte(s.Key, '.'); i > 0 {
			name, key = s.Key[:i], s.Key[i+1:]
		}
		if name != section {
			section = name
			fmt.Fprintf(&b, "\n%s\n", header(name))
		}
		for _, line := range wrap(strings.ReplaceAll(s.Help, "`", "")+values(s), commentWidth) {
			b.WriteString("# " + line + "\n")
		}
		fmt.Fprintf(&b, "# %s = %s\n", key, s.example())
	}
	return strings.TrimPrefix(b.String(), "\n")
}

// header is the line that begins a section of the default file. Sections with a name of their own, and those of
// lists, are examples.
func header(section string) string {
	if kindsOfKeys()[section] == reflect.Struct {
		return "# [[" + section + "]]"
	}
	return strings.ReplaceAll("["+section+"]", "[accounts.*]", "# [accounts.acme]")
}

// values lists what a setting can be, as a sentence.
func values(s Setting) string {
	if len(s.Values) == 0 {
		return ""
	}
	return " Values: " + strings.Join(s.Values, ", ") + "."
}

// example is the default of a setting, or an empty value.
func (s Setting) example() string {
	if s.Default != "" {
		return s.Default
	}
	return `""`
}

// wrap breaks text into lines of at most width bytes.
func wrap(s string, width int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(s) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}

// Schema describes the configuration file as a JSON schema (draft 2020-12).
type Schema struct {
	Dialect     string             `json:"$schema,omitempty"`
	Title       string             `json:"title,omitempty"`
	Type        any                `json:"type"` // a name, or several
	Description string             `json:"description,omitempty"`
	Default     any                `json:"default,omitempty"`
	Enum        []string           `json:"enum,omitempty"`
	Items       *Schema            `json:"items,omitempty"`
	Properties  map[string]*Schema `json:"properties,omitempty"`
	Additional  any                `json:"additionalProperties,omitempty"` // false, or the schema of each other property; nil for what is no object
}

// SchemaOf returns the schema of the configuration file, made from the structure of Config
// and from Settings.
func SchemaOf() *Schema {
	root := &Schema{
		Dialect: "https://json-schema.org/draft/2020-12/schema", Title: "Configuration of shortlist",
		Type: "object", Properties: map[string]*Schema{}, Additional: false,
	}
	kinds := kindsOfKeys()
	for _, s := range Settings() {
		at, parts := root, strings.Split(s.Key, ".")
		for i, part := range parts[:len(parts)-1] {
			if kinds[strings.Join(parts[:i+1], ".")] == reflect.Struct {
				at = at.list(part)
			} else {
				at = at.section(part)
			}
		}
		if last := parts[len(parts)-1]; last == "*" { // the names are those of actions
			at.Additional = s.schema()
		} else {
			at.Properties[last] = s.schema()
		}
	}
	return root
}

// section returns the part of an object below a name; * is any name.
func (s *Schema) section(name string) *Schema {
	if name == "*" {
		each, ok := s.Additional.(*Schema)
		if !ok {
			each = &Schema{Type: "object", Properties: map[string]*Schema{}, Additional: false}
			s.Additional = each
		}
		return each
	}
	below, ok := s.Properties[name]
	if !ok {
		below = &Schema{Type: "object", Properties: map[string]*Schema{}, Additional: false}
		s.Properties[name] = below
	}
	return below
}

// list returns the schema of one section of a list.
func (s *Schema) list(name string) *Schema {
	below, ok := s.Properties[name]
	if !ok {
		below = &Schema{Type: "array", Items: &Schema{Type: "object", Properties: map[string]*Schema{}, Additional: false}}
		s.Properties[name] = below
	}
	return below.Items
}

func (s Setting) schema() *Schema {
	out := &Schema{Description: strings.ReplaceAll(s.Help, "`", ""), Enum: s.Values}
	switch s.kind {
	case reflect.Bool:
		out.Type, out.Default = "boolean", s.Default == "true"
	case reflect.Int:
		out.Type, out.Default = "integer", json.Number(s.Default)
	case reflect.Interface:
		out.Type, out.Items = []string{"string", "array"}, &Schema{Type: "string"}
	case reflect.Slice:
		out.Type, out.Enum, out.Items = "array", nil, &Schema{Type: "string", Enum: s.Values}
	default:
		out.Type = "string"
		if s.Default != "" {
			out.Default = strings.Trim(s.Default, `"`)
		}
	}
	return out
}
