// Package config reads what a person set up: the configuration file, the
// environment, where files live, passwords, and the log.
package config

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/pelletier/go-toml/v2"

	"shortlist/api"
	"shortlist/api/callback"
	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/spelling"
	"shortlist/model/team"
)

// Config is the configuration file. Settings describes every setting.
type Config struct {
	Account  string             `toml:"account"` // the default account's name
	Accounts map[string]Account `toml:"accounts"`
	Store    Store              `toml:"store"`
	CV       CV                 `toml:"cv"`
	UI       model.UI           `toml:"ui"`
	Keys     map[string]any     `toml:"keys"` // see Bindings
	Limits   Limits             `toml:"limits"`

	Callback Callback  `toml:"callback"`
	Hooks    Hooks     `toml:"hooks"`
	Commands []Command `toml:"commands"`
	Notify   Notify    `toml:"notify"`

	Privacy Privacy `toml:"privacy"`
	Review  Review  `toml:"review"`
	Team    Team    `toml:"team"`
	Answers Answers `toml:"answers"`

	Interviews Interviews `toml:"interviews"`

	// Addresses are the base_urls in a host's file that restricts: no account may have another one. Empty: any
	// address is allowed. No file sets it.
	Addresses []string `toml:"-"`

	// Notices are sentences about what Load has read, such as a team folder that no account uses.
	Notices []string `toml:"-"`
}

// Account is one employer account.
type Account struct {
	BaseURL         string              `toml:"base_url"`
	Country         model.Country       `toml:"country"` // only if the service's address does not show it
	Email           string              `toml:"email"`
	PasswordCommand string              `toml:"password_command"`
	PasswordFile    string              `toml:"password_file"`
	Keyring         bool                `toml:"keyring"`
	JobTypeLabels   model.JobTypeLabels `toml:"job_type_labels"`
	TeamFolder      string              `toml:"team_folder"` // see Config.TeamOf
	TeamDatabase    string              `toml:"team_database"`

	Folder string `toml:"-"` // the folder of a store that no account uses; "": the account's own
}

// Review configures the keys of verdicts.
type Review struct {
	AskReason bool `toml:"ask_reason"` // a verdict opens the box of its reason
}

// Callback configures the receiver of new applications. The specification does not
// show how the service signs (CONTRACT 42), so the defaults can be changed.
type Callback struct {
	Listen        string `toml:"listen"` // host:port or unix:/path; set: the dashboard receives too
	SecretCommand string `toml:"secret_command"`
	SecretFile    string `toml:"secret_file"`

	Signed    string `toml:"signed"`    // t.body | body
	Encoding  string `toml:"encoding"`  // hex | base64
	Tolerance string `toml:"tolerance"` // of a signature's time, like "5m"
}

// Scheme returns the configured signing of callbacks.
func (c Callback) Scheme() callback.Scheme {
	tolerance, _ := c.ToleranceOf() // loading the configuration has checked it
	return callback.Scheme{
		Signed: cmp.Or(callback.Signed(c.Signed), callback.TimeAndBody), Encoding: cmp.Or(callback.Encoding(c.Encoding), callback.Hex),
		Tolerance: cmp.Or(tolerance, callback.DefaultTolerance),
	}
}

// ToleranceOf returns how far a signature's time may be off; 0 means the receiver's
// default. A loaded configuration has no error here.
func (c Callback) ToleranceOf() (time.Duration, error) {
	if c.Tolerance == "" {
		return 0, nil
	}
	d, err := time.ParseDuration(c.Tolerance)
	if err != nil || d < time.Second || d > 24*time.Hour {
		return 0, errors.New(lang.Text("callback.tolerance is %q; it can be a time from 1s to 24h, like \"5m\"", c.Tolerance))
	}
	return d, nil
}

// Hooks are programs that run on an event: each is a program and its arguments, never a
// line for a shell.
type Hooks struct {
	NewApplication []string `toml:"new_application"` // it reads a new application as JSON from its standard input
}

// Notify configures how the terminal announces a new application while its window does
// not have the focus.
type Notify struct {
	Bell    bool   `toml:"bell"`
	Desktop string `toml:"desktop"` // "" | osc9 | osc777
}

// Store configures where accounts' data are kept on this computer.
type Store struct {
	Dir string `toml:"dir"` // "": below the home folder
}

// CV configures where and how CVs are saved.
type CV struct {
	Dir        string `toml:"dir"`
	Name       string `toml:"name"`
	CacheLimit string `toml:"cache_limit"`

	Opener []string `toml:"opener"` // the program that opens CVs, with its arguments; the file comes last. Empty: the desktop chooses
}

// MaxCache returns how many bytes received CVs may take on this computer. A loaded
// configuration has no error here.
func (c CV) MaxCache() (int64, error) {
	const least = 1_000_000 // a smaller number lacks its unit
	n, err := humanize.ParseBytes(c.CacheLimit)
	if err != nil || n < least || n > math.MaxInt64 {
		return 0, errors.New(lang.Text("cv.cache_limit is %q; it can be a size from 1MB on, like \"4GB\"", c.CacheLimit))
	}
	return int64(n), nil
}

// Privacy limits how long applicants' data stay on this computer.
type Privacy struct {
	Keep string `toml:"keep"` // the age from which applications are erased, like 180d; "": never
}

// KeepFor returns the age from which applications are erased from this computer; 0:
// never. A loaded configuration has no error here.
func (p Privacy) KeepFor() (time.Duration, error) {
	if p.Keep == "" {
		return 0, nil
	}
	age, err := Days(p.Keep)
	if err != nil {
		return 0, errors.New(lang.Text("privacy.keep is %q; it can be an age in whole days, like \"180d\"", p.Keep))
	}
	return age, nil
}

// Limits restrict what the program may do.
type Limits struct {
	ReadOnly   bool `toml:"read_only"`
	Restricted bool `toml:"restricted"` // no other programs; saves only under cv.dir
}

// Default returns the configuration without any file.
func Default() Config {
	return Config{Accounts: map[string]Account{}, UI: model.UI{Theme: "auto"}, CV: CV{Dir: "~/CVs", CacheLimit: "4GB"}, Team: Team{HideUntilOwn: true}, Interviews: Interviews{Remind: true}}
}

// Load reads the host's file and the person's over it. path is a file named on the command line or in the
// environment, which must exist and takes the place of the person's; "" reads the usual one, which may be missing.
// The person's file cannot undo the host's limits. Nor can it change the address of the host's accounts, because a
// password must not go elsewhere, or the team folders (see holdTeam). It can only shorten privacy.keep.
func Load(path string) (Config, error) {
	c := Default()
	if err := c.readHost(); err != nil {
		return Config{}, err
	}
	limits, dir, state, accounts, privacy, shared := c.Limits, c.CV.Dir, c.Store.Dir, maps.Clone(c.Accounts), c.Privacy, c.Team
	program := c.Answers.Program
	commands := c.Commands
	c.Commands = nil
	own := path
	if own == "" {
		own = File()
	}
	if err := c.read(own, path != ""); err != nil {
		return Config{}, err
	}
	c.Commands = withHosts(commands, c.Commands)
	c.Limits.ReadOnly = c.Limits.ReadOnly || limits.ReadOnly
	c.Limits.Restricted = c.Limits.Restricted || limits.Restricted
	if limits.Restricted {
		c.CV.Dir, c.Store.Dir = dir, state
	}
	if c.Limits.Restricted {
		c.Answers.Program = program
	}
	if longest, _ := privacy.KeepFor(); longest > 0 { // the host's file was checked
		if own, _ := c.Privacy.KeepFor(); own == 0 || own > longest {
			c.Privacy = privacy
		}
	}
	for name, host := range accounts {
		if own := c.Accounts[name]; host.BaseURL != "" {
			own.BaseURL = host.BaseURL
			c.Accounts[name] = own
		}
	}
	if err := c.holdTeam(shared, accounts, limits.Restricted); err != nil {
		return Config{}, err
	}
	if c.teamUnused() {
		c.Notices = append(c.Notices, lang.Text("team.folder (%s) counts for no account, because there are several: %s. Set team_folder in the section of each one that shares; see shortlist guide team.", cmp.Or(c.Team.Folder, team.Redacted(c.Team.Database), c.Team.DatabaseCommand), strings.Join(c.Names(), ", ")))
	}
	return c, nil
}

// Host returns the host's configuration, for when the person's file cannot be read. If the host's cannot be read
// either, everything is limited.
func Host() Config {
	c := Default()
	if err := c.readHost(); err != nil {
		c = Default()
		c.Limits = Limits{ReadOnly: true, Restricted: true}
	}
	return c
}

// readHost lays the host's file over c.
func (c *Config) readHost() error {
	data, err := hostData()
	if err != nil {
		return err
	}
	if err := c.decode(data); err != nil {
		return fmt.Errorf("%s: %w", system, err)
	}
	for _, name := range c.Names() {
		if address := c.Accounts[name].BaseURL; c.Limits.Restricted && address != "" {
			c.Addresses = append(c.Addresses, address)
		}
	}
	return nil
}

// read lays one file over c.
func (c *Config) read(path string, must bool) error {
	data, err := readFile(path)
	if errors.Is(err, fs.ErrNotExist) && !must {
		return nil
	}
	if err != nil {
		return sayNotRead(err)
	}
	if err := c.decode(data); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

func (c *Config) decode(data []byte) error {
	if err := toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(c); err != nil {
		return explain(err, data)
	}
	c.CV.Dir = cmp.Or(c.CV.Dir, Default().CV.Dir)
	return c.check()
}

// brokenRule is why the value of a key breaks a rule.
type brokenRule struct {
	key string
	err error
}

// check returns the first broken rule.
func (c *Config) check() error {
	if broken := c.broken(); len(broken) > 0 {
		return broken[0].err
	}
	return nil
}

// broken returns the values that break a rule.
func (c *Config) broken() (all []brokenRule) {
	rule := func(key string, err error) {
		if err != nil {
			all = append(all, brokenRule{key, err})
		}
	}
	for _, s := range Settings() {
		c.eachText(s, func(key, is string) {
			if is != "" && !slices.Contains(s.Values, is) {
				rule(key, errors.New(sayNotAllowed(key, is, s.Values)))
			}
		})
	}
	rule("privacy.keep", second(c.Privacy.KeepFor()))
	path := func(key, path, like string) { rule(key, pathErr(key, path, like)) }
	path("store.dir", c.Store.Dir, "/var/tmp/shortlist-{uid}")
	path("cv.dir", c.CV.Dir, "~/CVs")
	path("callback.secret_file", c.Callback.SecretFile, "~/.config/shortlist/callback-secret")
	rule("cv.cache_limit", second(c.CV.MaxCache()))
	rule("callback.tolerance", second(c.Callback.ToleranceOf()))
	rule("hooks.new_application", c.Hooks.err())
	rule("team.folder", c.Team.err("team.folder"))
	rule("answers", second(c.Letters()))
	_, _, err := c.Bindings()
	rule("keys", err)
	rule("ui.job_columns", columnsErr("ui.job_columns", c.UI.JobColumns, model.JobColumns()))
	rule("ui.applicant_columns", columnsErr("ui.applicant_columns", c.UI.ApplicantColumns, model.ApplicantColumns()))
	for _, name := range c.Names() {
		rule("accounts."+name, CheckName(name))
		path("accounts."+name+".password_file", c.Accounts[name].PasswordFile, "~/.config/shortlist/password")
		if key := "accounts." + name + ".team_folder"; c.Accounts[name].shares() {
			rule(key, c.TeamOf(name).err(key))
		}
	}
	c.checkCommands(rule)
	return all
}

// columnsErr refuses a column that the list does not have, or that is named twice.
func columnsErr(key string, columns, all []string) error {
	for i, name := range columns {
		nearest, alike := spelling.Nearest(name, all)
		switch {
		case slices.Contains(columns[:i], name):
			return errors.New(lang.Text("%s has the column %q twice", key, name))
		case slices.Contains(all, name):
		case alike:
			return errors.New(lang.Text("%s has the column %q; did you mean %q?", key, name, nearest))
		default:
			return errors.New(lang.Text("%s has the column %q; it can have %s", key, name, sayAnyOf(all)))
		}
	}
	return nil
}

func second[T any](_ T, err error) error { return err }

// eachText calls each with the value in the file of a setting with a choice of values, and its key: once for each account if it
// is a setting of accounts.
func (c *Config) eachText(s Setting, each func(key, is string)) {
	section, key, ok := strings.Cut(s.Key, ".")
	if len(s.Values) == 0 || !ok || s.kind == reflect.Slice || strings.HasPrefix(s.Key, "commands.") { // see checkCommands
		return
	}
	account, ok := strings.CutPrefix(key, "*.")
	if !ok {
		each(s.Key, valueOf(valueOf(reflect.ValueOf(*c), section), key).String())
		return
	}
	for _, name := range c.Names() {
		each(section+"."+name+"."+account, valueOf(reflect.ValueOf(c.Accounts[name]), account).String())
	}
}

// valueOf returns the field of a structure that has a key.
func valueOf(v reflect.Value, key string) reflect.Value {
	field, _ := fieldOf(v.Type(), key) // Settings has keys of the structure only
	return v.FieldByIndex(field.Index)
}

// pathErr refuses a path that depends on where shortlist is started, and one with a variable, which would be a name.
func pathErr(key, path, like string) error {
	if path == "" || filepath.IsAbs(filesystem.Expand(path)) {
		return nil
	}
	return errors.New(lang.Text("%s is %q; it has to begin with / or ~, like %q", key, path, like))
}

func (h Hooks) err() error {
	if len(h.NewApplication) == 0 || strings.TrimSpace(h.NewApplication[0]) != "" {
		return nil
	}
	return errors.New(lang.Text("hooks.new_application names no program"))
}

// CheckName refuses account names that could not name a folder.
func CheckName(name string) error {
	ok := name != "" && len(name) <= 64 && !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "-")
	for _, r := range name {
		ok = ok && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_.@", r))
	}
	if !ok {
		return errors.New(lang.Text("%q is not an account name: use letters, digits, - _ . and @", name))
	}
	return nil
}

// ErrNoAccount is returned by Pick when no account is configured at all.
var ErrNoAccount = lang.NewError("no account is configured yet")

// ErrSeveral is returned by Pick when the person has to choose one of several
// accounts.
var ErrSeveral = lang.NewError("there are several accounts")

// Pick chooses the account: the one named, else the default, else the only one.
func (c *Config) Pick(name string) (string, Account, error) {
	if name == "" {
		name = c.Account
	}
	if name == "" && len(c.Accounts) == 1 {
		for only := range c.Accounts {
			name = only
		}
	}
	a, ok := c.Accounts[name]
	switch {
	case ok:
		if a.JobTypeLabels == "" {
			a.JobTypeLabels = model.LabelsBoth
		}
		return name, a, c.AllowAddress(a.BaseURL)
	case len(c.Accounts) == 0 && name == "":
		return "", Account{}, ErrNoAccount
	case name == "":
		return "", Account{}, fmt.Errorf("%w %s", ErrSeveral, lang.Text("(%s); choose one with --account", strings.Join(c.Names(), ", ")))
	default:
		return "", Account{}, errors.New(sayUnknownAccount(name, c.Names()))
	}
}

// AllowAddress returns an error if the host's file restricts the addresses to others.
func (c *Config) AllowAddress(baseURL string) error {
	wanted, err := api.ParseBaseURL(baseURL)
	if err != nil || len(c.Addresses) == 0 { // the client refuses a text that is no address
		return nil
	}
	for _, allowed := range c.Addresses {
		if u, err := api.ParseBaseURL(allowed); err == nil && u.String() == wanted.String() {
			return nil
		}
	}
	return errors.New(lang.Text("%s is not an address that this host allows; it allows %s", wanted.Host, strings.Join(c.Addresses, ", ")))
}

// Names lists the accounts in order.
func (c *Config) Names() []string {
	names := make([]string, 0, len(c.Accounts))
	for name := range c.Accounts {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Keys lists every key that a configuration can have, by its full name; an account's name is *.
func Keys() []string {
	keys, _ := walkKeys()
	return slices.DeleteFunc(keys, func(key string) bool { return slices.Contains(retired, key) })
}

// kindsOfKeys returns the kind of each key's value.
func kindsOfKeys() map[string]reflect.Kind {
	_, kinds := walkKeys()
	return kinds
}

func walkKeys() (keys []string, kinds map[string]reflect.Kind) {
	kinds = map[string]reflect.Kind{}
	var walk func(t reflect.Type, prefix string)
	walk = func(t reflect.Type, prefix string) {
		for field := range t.Fields() {
			key := prefix + field.Tag.Get("toml")
			if field.Tag.Get("toml") == "-" {
				continue
			}
			switch field.Type.Kind() {
			case reflect.Struct:
				walk(field.Type, key+".")
			case reflect.Map:
				if field.Type.Elem().Kind() == reflect.Interface { // the names are those of actions
					keys = append(keys, key+".*")
					kinds[key+".*"] = reflect.Interface
					continue
				}
				walk(field.Type.Elem(), key+".*.")
			case reflect.Slice:
				if field.Type.Elem().Kind() == reflect.Struct {
					kinds[key] = reflect.Struct // the kind of each section of the list
					walk(field.Type.Elem(), key+".")
					continue
				}
				fallthrough
			default:
				keys = append(keys, key)
				kinds[key] = field.Type.Kind()
			}
		}
	}
	walk(reflect.TypeFor[Config](), "")
	return keys, kinds
}

// nearestKey returns the known setting most like an unknown one. A setting of an account has that account's name.
func nearestKey(key []string) string {
	known := Keys()
	var sections []string
	for _, k := range known {
		section, _, _ := strings.Cut(k, ".")
		sections = append(sections, section)
	}
	if section, alike := spelling.Nearest(key[0], sections); alike && len(key) > 1 {
		key = slices.Concat([]string{section}, key[1:])
	}
	if len(key) > 1 && key[0] == "accounts" {
		for i, k := range known {
			known[i] = strings.Replace(k, "accounts.*", "accounts."+key[1], 1)
		}
	}
	for _, k := range known { // the sections too
		if i := strings.LastIndexByte(k, '.'); i > 0 {
			known = append(known, k[:i])
		}
	}
	known = slices.DeleteFunc(known, func(k string) bool { return strings.HasSuffix(k, ".*") }) // any name
	return Nearest(strings.Join(key, "."), known)
}

// Nearest returns the known key most like an unknown one. Its last part counts most; a last part that begins with the
// unknown one is a near match.
func Nearest(key string, known []string) string {
	last := func(s string) string { return s[strings.LastIndexByte(s, '.')+1:] }
	return slices.MinFunc(known, func(a, b string) int {
		score := func(k string) int {
			of := spelling.Distance(last(key), last(k))
			if strings.HasPrefix(last(k), last(key)) {
				of = 1
			}
			return 3*of + spelling.Distance(key, k)
		}
		return score(a) - score(b)
	})
}

// Program returns a configured program and its arguments, with a leading ~ of the program's path replaced.
func Program(argv []string, more ...string) []string {
	out := slices.Concat(argv, more)
	if len(out) > 0 {
		out[0] = filesystem.Expand(out[0])
	}
	return out
}

func sayUnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return lang.Text("there is no account %q; none is configured yet", name)
	}
	return lang.Text("there is no account %q; the accounts are %s", name, strings.Join(known, ", "))
}
