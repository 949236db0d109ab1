package config

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"shortlist/model"
	"shortlist/model/cv"
	"shortlist/model/panes"
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
		{Key: "account", Help: say.DefaultAccountHelp},
		{Key: "accounts.*.base_url", Help: say.BaseURLHelp},
		{Key: "accounts.*.country", Values: countries, Help: say.CountryHelp},
		{Key: "accounts.*.email", Help: say.EmailAddressHelp},
		{Key: "accounts.*.password_command", Help: say.PasswordCommandHelp},
		{Key: "accounts.*.password_file", Help: say.PasswordFileHelp},
		{Key: "accounts.*.keyring", Default: "false", Help: say.KeyringHelp},
		{Key: "accounts.*.job_type_labels", Default: `"both"`, Values: []string{"both", "create", "overview", "codes"},
			Help: say.JobTypeLabelsHelp},
		{Key: "accounts.*.team_folder", Help: say.AccountTeamFolderHelp},
		{Key: "store.dir", Help: say.StoreDirHelp},
		{Key: "cv.dir", Default: `"~/CVs"`, Help: say.CVDirHelp},
		{Key: "cv.name", Default: quote(cv.DefaultName), Help: say.CVNameHelp},
		{Key: "cv.cache_limit", Default: `"4GB"`, Help: say.CVCacheLimitHelp},
		{Key: "cv.opener", Default: "[]", Help: say.CVOpenerHelp},
		{Key: "ui.theme", Default: `"auto"`, Help: say.UIThemeHelp},
		{Key: "ui.language", Values: Languages(), Help: say.UILanguageHelp},
		{Key: "ui.mouse", Default: "false", Help: say.UIMouseHelp},
		{Key: "ui.low_bandwidth", Default: "false", Help: say.UILowBandwidthHelp},
		{Key: "ui.first_pane", Default: `"jobs"`, Values: panes.Names(), Help: say.UIFirstPaneHelp},
		{Key: "ui.first_job_tab", Default: `"all"`, Values: panes.JobTabs(), Help: say.UIFirstJobTabHelp},
		{Key: "ui.first_applicant_tab", Default: `"all"`, Values: panes.ApplicantTabs(), Help: say.UIFirstApplicantTabHelp},
		{Key: "ui.job_columns", Default: list(panes.JobColumns()), Values: panes.JobColumns(), Help: say.UIJobColumnsHelp},
		{Key: "ui.applicant_columns", Default: list(panes.ApplicantColumns()), Values: panes.ApplicantColumns(), Help: say.UIApplicantColumnsHelp},
		{Key: "ui.linear", Default: "false", Help: say.UILinearHelp},
		{Key: "keys.*", Help: say.KeysHelp},
		{Key: "privacy.keep", Help: say.PrivacyKeepHelp},
		{Key: "team.folder", Help: say.TeamFolderHelp},
		{Key: "team.name", Help: say.TeamNameHelp},
		{Key: "team.check", Default: `"owner"`, Values: []string{"owner", "signature", "both"}, Help: say.TeamCheckHelp},
		{Key: "team.key", Help: say.TeamKeyHelp},
		{Key: "team.allowed_signers", Help: say.TeamAllowedSignersHelp},
		{Key: "team.hide_until_own", Default: "true", Help: say.TeamHideUntilOwnHelp},
		{Key: "limits.read_only", Default: "false", Help: say.LimitsReadOnlyHelp},
		{Key: "limits.restricted", Default: "false", Help: say.LimitsRestrictedHelp},
		{Key: "callback.listen", Help: say.CallbackListenHelp},
		{Key: "callback.secret_command", Help: say.CallbackSecretCommandHelp},
		{Key: "callback.secret_file", Help: say.CallbackSecretFileHelp},
		{Key: "callback.signed", Default: `"t.body"`, Values: []string{"t.body", "body"}, Help: say.CallbackSignedHelp},
		{Key: "callback.encoding", Default: `"hex"`, Values: []string{"hex", "base64"}, Help: say.CallbackEncodingHelp},
		{Key: "callback.tolerance", Default: `"5m"`, Help: say.CallbackToleranceHelp},
		{Key: "hooks.new_application", Default: "[]", Help: say.HooksNewApplicationHelp},
		{Key: "commands.name", Help: say.CommandsNameHelp},
		{Key: "commands.key", Help: say.CommandsKeyHelp},
		{Key: "commands.place", Values: commandPlaces, Help: say.CommandsPlaceHelp},
		{Key: "commands.program", Default: "[]", Help: say.CommandsProgramHelp},
		{Key: "commands.output", Default: `"notice"`, Values: commandOutputs, Help: say.CommandsOutputHelp},
		{Key: "commands.timeout", Default: "30", Help: say.CommandsTimeoutHelp(longestTimeout)},
		{Key: "commands.prompts.name", Help: say.CommandsPromptsNameHelp},
		{Key: "commands.prompts.kind", Default: `"text"`, Values: promptKinds, Help: say.CommandsPromptsKindHelp},
		{Key: "commands.prompts.choices", Default: "[]", Help: say.CommandsPromptsChoicesHelp},
		{Key: "commands.prompts.choices_from", Default: "[]", Help: say.CommandsPromptsChoicesFromHelp},
		{Key: "notify.bell", Default: "false", Help: say.NotifyBellHelp},
		{Key: "notify.desktop", Values: []string{"osc9", "osc777"},
			Help: say.NotifyDesktopHelp},
	}
	kinds := kindsOfKeys()
	for i, s := range all {
		all[i].kind = kinds[s.Key]
	}
	return all
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
	Type        string             `json:"type"`
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
		at.Properties[parts[len(parts)-1]] = s.schema()
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

// list returns the part of an object that is each section of a list.
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
