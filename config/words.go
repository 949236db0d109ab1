package config

import (
	"fmt"
	"strings"

	"shortlist/model/lang"
)

// words describe the settings and the problems of a configuration. Keys, values and file names are never
// translated. Each language has its own variable.
type words struct {
	// Settings
	TextInQuotes       string
	TrueOrFalse        string
	ListOfTexts        string
	HookWithoutProgram string

	// Accounts
	NoAccount        string
	SeveralAccounts  string
	WouldNotReadBack string

	// Passwords and secrets
	PasswordCommandOff string
	SecretCommandOff   string
	NoSecret           string
	KeyringSilent      string
	KeyringRefuses     string
	KeyringKeeps       string
	KeyringAdvice      string

	// Descriptions of settings, in Markdown
	DefaultAccountHelp        string
	BaseURLHelp               string
	CountryHelp               string
	EmailAddressHelp          string
	PasswordCommandHelp       string
	PasswordFileHelp          string
	KeyringHelp               string
	JobTypeLabelsHelp         string
	StoreDirHelp              string
	CVDirHelp                 string
	CVNameHelp                string
	CVCacheLimitHelp          string
	CVOpenerHelp              string
	UIThemeHelp               string
	UIFirstPaneHelp           string
	UIFirstJobTabHelp         string
	UIFirstApplicantTabHelp   string
	UIJobColumnsHelp          string
	UIApplicantColumnsHelp    string
	UILanguageHelp            string
	KeysHelp                  string
	UIMouseHelp               string
	UILowBandwidthHelp        string
	UILinearHelp              string
	PrivacyKeepHelp           string
	TeamFolderHelp            string
	AccountTeamFolderHelp     string
	TeamNameHelp              string
	TeamCheckHelp             string
	TeamKeyHelp               string
	TeamAllowedSignersHelp    string
	TeamHideUntilOwnHelp      string
	LimitsReadOnlyHelp        string
	LimitsRestrictedHelp      string
	CallbackListenHelp        string
	CallbackSecretCommandHelp string
	CallbackSecretFileHelp    string
	CallbackSignedHelp        string
	CallbackEncodingHelp      string
	CallbackToleranceHelp     string
	HooksNewApplicationHelp   string
	NotifyBellHelp            string
	NotifyDesktopHelp         string

	// Names in the team folder
	NoTeamName         string
	NameNeedsSignature string

	commandWords
	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	commandSentences

	// Settings
	UnknownSetting(key, nearest string) string
	AtLine(line int, problem string) string
	WrongType(key, wanted, given string) string
	Type(toml string) string
	Section(header string) string
	MistypedColumn(key, name, nearest string) string
	UnknownColumn(key, name string, all []string) string
	ColumnTwice(key, name string) string
	NotAllowed(key, value string, allowed []string) string
	AnyOf(values []string) string
	BadKeep(value string) string
	BadDays(value string) string
	LogLevel(value string) string

	// Accounts
	BadAccountName(name string) string
	ChooseAccount(names []string) string
	UnknownAccount(name string, known []string) string
	AccountWithoutSection(name, section string) string
	AccountNotAdded(name, path string) string

	// Passwords and secrets
	EmptyFile(path string) string
	CommandFailed(name string) string
	PrintedNothing(name string) string
	ReadableByOthers(path string) string
	TooLargeForSecret(path string) string

	// The file of the host
	ChangeableByOthers(path string) string
	AddressNotAllowed(host string, allowed []string) string

	// Descriptions of settings, in Markdown
	BadKeys(name string) string

	// Errors that wrap their cause
	NotWritten(err error) error
	NotRead(err error) error
	LogNotOpened(err error) error
	TokenNotKept(err error) error
	TokenNotForgotten(err error) error

	// Values that are not allowed
	BadTolerance(value string) string
	BadCacheLimit(value string) string
	RelativeStoreDir(value string) string
	RelativeTeamFolder(key, value string) string
	TeamOfNoAccount(folder string, accounts []string) string
	BadTeamName(value string) string
	NoAllowedSigners(check string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	TextInQuotes:       "text in quotes",
	TrueOrFalse:        "true or false",
	ListOfTexts:        "a list of texts, like [\"name\", \"argument\"]",
	HookWithoutProgram: "hooks.new_application names no program",

	NoAccount:        "no account is configured yet",
	SeveralAccounts:  "there are several accounts",
	WouldNotReadBack: "it would not read back the same",

	PasswordCommandOff: "password_command is off in restricted mode; use password_file",
	SecretCommandOff:   "callback.secret_command is off in restricted mode; use callback.secret_file",
	NoSecret:           "there is no secret to check callbacks with: set callback.secret_file or callback.secret_command",
	KeyringSilent:      "the keyring does not answer",
	KeyringRefuses:     "the keyring does not store the password",
	KeyringKeeps:       "the keyring does not delete the password",
	KeyringAdvice:      "set password_file or password_command for the account",

	DefaultAccountHelp:        "The account that is used without `--account`. With a single account it is not needed.",
	BaseURLHelp:               "The address of the service. `shortlist login` writes it.",
	CountryHelp:               "The country whose rules the service follows. It is only needed if the address does not name the country.",
	EmailAddressHelp:          "The e-mail address to sign in with.",
	PasswordCommandHelp:       "A shell command. The first line that it prints is the password. It is off in restricted mode.",
	PasswordFileHelp:          "A file with the password. Only you may be able to read it (`chmod 600`).",
	KeyringHelp:               "Keep the password in the keyring of your desktop.",
	JobTypeLabelsHelp:         "Which names are shown for job types 0 to 5, as the service's documentation has two lists: `create` (from creating a job), `overview`, both, or only the codes.",
	StoreDirHelp:              "The folder that holds the data of all accounts: applications, received CVs, drafts, reviews. Without it they are below your home folder. Choose a folder of a local disk if the home folder is on a network. `{uid}` is your user id.",
	CVDirHelp:                 "The folder that CVs are saved in.",
	CVNameHelp:                "The name of a saved CV, made of `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` and `{rating}`.",
	CVCacheLimitHelp:          "How much space received CVs may take, at least 1MB. The least recently used are deleted first.",
	CVOpenerHelp:              "The program that opens CVs, and its arguments; the file comes last. Without it the desktop chooses.",
	UIThemeHelp:               "The colours of the dashboard: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain`, or the name of a theme of your own, which is a file in `~/.config/shortlist/themes`. `auto` follows the background that the terminal or `COLORFGBG` names, and without one keeps to the terminal's own colours, `contrast` has the strongest contrast, and `distinct` suits people who see red and green alike.",
	UIFirstPaneHelp:           "The pane that has the keys when the dashboard starts. With `applicants` it starts with those of the first job.",
	UIFirstJobTabHelp:         "The tab of the jobs that is open when the dashboard starts.",
	UIFirstApplicantTabHelp:   "The tab of the applicants that is open when you open a job.",
	UIJobColumnsHelp:          "The columns of the jobs, in their order behind the title. `applicants` and `views` are at the right. A list of less than 50 cells shows `views` only if `region` or `salary` is left out.",
	UIApplicantColumnsHelp:    "The columns of the applicants, in their order behind the name. `signs` are messages, CV and age. A list of less than 80 cells has two lines for an applicant: name and `signs`, then `review`, the other columns, and `salary` at the right. It shows `experience` only if `position` or `region` is left out.",
	UILanguageHelp:            "The language of texts: `en`, `uk`, `ro` or `hu`. Empty: by the locale (`LC_ALL`, `LC_MESSAGES`, `LANG`). The variable `SHORTLIST_LANGUAGE` wins over both. JSON, logs and exit codes stay the same.",
	KeysHelp:                  "The keys of an action, by its name: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]`, or `\"disabled\"`. `preset` is `default`, `arrows` or `emacs`. `shortlist guide keys` lists the names.",
	UIMouseHelp:               "Let clicks select and open, and let the wheel scroll.",
	UILowBandwidthHelp:        "Send less over a slow line: at most 256 colours, at most 8 frames a second, no pictures, and the page beside a list only once the cursor has rested for half a second.",
	UILinearHelp:              "Print lines and read words instead of drawing a screen, for a screen reader or a very slow line; as --linear.",
	PrivacyKeepHelp:           "Erase applications that are older than this many days from this computer, like `180d`: when the dashboard or `shortlist listen` starts, once a day while they run, and after `shortlist sync`. Applications on shortlists stay. Empty: never.",
	TeamFolderHelp:            "The folder in which you share verdicts, ratings, tags, notes and shortlists with other managers, see `shortlist guide team`. Empty: they stay on this computer.",
	AccountTeamFolderHelp:     "The folder in which you share what you think of this account's applicants. Without it, `team.folder` counts if this is your only account.",
	TeamNameHelp:              "Your name in the team folder, if `team.check` is `signature`. Without it, it is your user name on this host.",
	TeamCheckHelp:             "How a colleague's file is recognised: by its `owner`, by a `signature`, for a checkout of git, or by both.",
	TeamKeyHelp:               "Your SSH key, which signs your lines with `ssh-keygen`. If the key is in the agent, name its `.pub` file. It is off in restricted mode.",
	TeamAllowedSignersHelp:    "The file with your colleagues' keys, as `ssh-keygen` reads it. It is needed if signatures are checked. Only you or root may be able to write to it.",
	TeamHideUntilOwnHelp:      "Show what colleagues think of an applicant only after you gave a verdict yourself.",
	LimitsReadOnlyHelp:        "Change nothing at the service.",
	LimitsRestrictedHelp:      "Start no browser, editor or other program, and read and save files only in `cv.dir`.",
	CallbackListenHelp:        "`host:port` or `unix:/path`. If it is set, the dashboard receives new applications there. `shortlist listen` uses 127.0.0.1:8788 without it.",
	CallbackSecretCommandHelp: "A shell command. The first line that it prints is the secret of the callbacks. It is off in restricted mode.",
	CallbackSecretFileHelp:    "A file with the secret of the callbacks. Only you may be able to read it.",
	CallbackSignedHelp:        "The text that the service signs: time, dot and body, or the body alone.",
	CallbackEncodingHelp:      "How the signature is written.",
	CallbackToleranceHelp:     "How far the time of a signature may be off, from 1s to 24h.",
	HooksNewApplicationHelp:   "A program and its arguments, not a shell command. It runs for each new application and reads JSON from its input. It is off in restricted mode.",
	NotifyBellHelp:            "Ring the terminal's bell for new applications while its window does not have the focus.",
	NotifyDesktopHelp:         "Ask the terminal for a desktop notification at that time: `osc9` for iTerm2, WezTerm and Ghostty, `osc777` for foot, urxvt and Ghostty. tmux needs `set -g allow-passthrough on`.",

	NoTeamName:         "your user name cannot name a file of the team folder; set team.name, with team.check = \"signature\"",
	NameNeedsSignature: "team.name needs team.check = \"signature\": the owner of a file has the name of a user",

	commandWords: commandInEnglish,
	sentences:    new(english),
}

type english struct{}

func (*english) UnknownSetting(key, nearest string) string {
	return fmt.Sprintf("unknown setting %q; did you mean %q?", key, nearest)
}
func (*english) AtLine(line int, problem string) string {
	return fmt.Sprintf("line %d: %s", line, problem)
}
func (*english) WrongType(key, wanted, given string) string {
	return key + " must be " + wanted + ", not " + given
}
func (*english) Type(toml string) string {
	switch toml {
	case "string":
		return "text"
	case "integer":
		return "a number"
	case "float":
		return "a decimal number"
	case "boolean":
		return "true or false"
	case "array", "array table":
		return "a list"
	case "table", "inline table":
		return "a section"
	}
	return "a time"
}
func (*english) Section(header string) string { return "a section, like " + header }
func (*english) MistypedColumn(key, name, nearest string) string {
	return fmt.Sprintf("%s has the column %q; did you mean %q?", key, name, nearest)
}
func (*english) UnknownColumn(key, name string, all []string) string {
	return fmt.Sprintf("%s has the column %q; it can have %s", key, name, new(english).AnyOf(all))
}
func (*english) ColumnTwice(key, name string) string {
	return fmt.Sprintf("%s has the column %q twice", key, name)
}
func (*english) NotAllowed(key, value string, allowed []string) string {
	return fmt.Sprintf("%s is %q; it can be %s", key, value, new(english).AnyOf(allowed))
}
func (*english) AnyOf(values []string) string {
	last := len(values) - 1
	return strings.Join(values[:last], ", ") + " or " + values[last]
}
func (*english) BadKeep(value string) string {
	return fmt.Sprintf("privacy.keep is %q; it can be an age in whole days, like \"180d\"", value)
}
func (*english) BadDays(value string) string {
	return fmt.Sprintf("%q is not an age; write whole days, like 180d", value)
}
func (*english) LogLevel(value string) string {
	return fmt.Sprintf("%q is not a log level; it can be debug, info, warn or error", value)
}

func (*english) BadAccountName(name string) string {
	return fmt.Sprintf("%q is not an account name: use letters, digits, - _ . and @", name)
}
func (*english) ChooseAccount(names []string) string {
	return "(" + strings.Join(names, ", ") + "); choose one with --account"
}
func (*english) UnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return fmt.Sprintf("there is no account %q; none is configured yet", name)
	}
	return fmt.Sprintf("there is no account %q; the accounts are %s", name, strings.Join(known, ", "))
}
func (*english) AccountWithoutSection(name, section string) string {
	return fmt.Sprintf("account is %q, but there is no section %s", name, section)
}
func (*english) AccountNotAdded(name, path string) string {
	return "account " + name + " cannot be added to " + path
}

func (*english) EmptyFile(path string) string      { return path + " is empty" }
func (*english) CommandFailed(name string) string  { return name + " failed" }
func (*english) PrintedNothing(name string) string { return name + " printed nothing" }
func (*english) ReadableByOthers(path string) string {
	return path + " can be read by others: run chmod 600 on it"
}
func (*english) TooLargeForSecret(path string) string { return path + " is too large for a secret" }

func (*english) ChangeableByOthers(path string) string {
	return "others than root can change " + path + ", so they could lift the limits of this host. Ask an administrator to run: chown root " + path + "; chmod go-w " + path
}
func (*english) AddressNotAllowed(host string, allowed []string) string {
	return host + " is not an address that this host allows; it allows " + strings.Join(allowed, ", ")
}

func (*english) BadKeys(name string) string {
	return fmt.Sprintf("keys.%s has to be a key in quotes, a list of keys, or \"disabled\"", name)
}

func (*english) NotWritten(err error) error { return fmt.Errorf("write the configuration: %w", err) }
func (*english) NotRead(err error) error    { return fmt.Errorf("read the configuration: %w", err) }
func (*english) LogNotOpened(err error) error {
	return fmt.Errorf("open the log: %w; check your home folder, or set XDG_STATE_HOME to a folder that you can write to", err)
}
func (*english) TokenNotKept(err error) error      { return fmt.Errorf("keep the token: %w", err) }
func (*english) TokenNotForgotten(err error) error { return fmt.Errorf("forget the token: %w", err) }

func (*english) BadTolerance(value string) string {
	return fmt.Sprintf(`callback.tolerance is %q; it can be a time from 1s to 24h, like "5m"`, value)
}
func (*english) RelativeStoreDir(value string) string {
	return fmt.Sprintf(`store.dir is %q; it has to begin with / or ~, like "/var/tmp/shortlist-{uid}"`, value)
}
func (*english) BadCacheLimit(value string) string {
	return fmt.Sprintf(`cv.cache_limit is %q; it can be a size from 1MB on, like "4GB"`, value)
}
func (*english) RelativeTeamFolder(key, value string) string {
	return fmt.Sprintf(`%s is %q; it has to begin with / or ~, like "/srv/hiring"`, key, value)
}
func (*english) TeamOfNoAccount(folder string, accounts []string) string {
	return fmt.Sprintf("team.folder (%s) counts for no account, because there are several: %s. Set team_folder in the section of each one that shares; see shortlist guide team.", folder, strings.Join(accounts, ", "))
}
func (*english) BadTeamName(value string) string {
	return fmt.Sprintf("team.name is %q; it can have 1 to 32 small letters, digits, dots, - and _", value)
}
func (*english) NoAllowedSigners(check string) string {
	return fmt.Sprintf("team.check is %q; it needs team.allowed_signers, the file with your colleagues' keys", check)
}
