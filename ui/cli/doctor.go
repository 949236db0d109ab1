package cli

import (
	"cmp"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/config"
	"shortlist/ui/doctor"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

func (a *app) doctorCommand() *cobra.Command {
	var offline bool
	cmd := &cobra.Command{
		Use: "doctor", Short: say.Doctor.Short, Long: say.Doctor.Long, Args: noArgs,
		Example: "  shortlist doctor\n  shortlist doctor --json > report.json",
		RunE:    a.run(func(ctx context.Context, _ []string) error { return a.doctor(ctx, offline) }),
	}
	cmd.Flags().BoolVar(&offline, "offline", false, say.DoctorOffline)
	return cmd
}

// doctor runs all checks and prints their lines. The error is that a check is bad.
func (a *app) doctor(ctx context.Context, offline bool) error {
	c, lines := a.checkConfiguration()
	name, account, err := pick(c, a.account)
	picked := err == nil
	s := Setup{Name: name, Account: account, Config: c, ReadOnly: a.readOnly || c.Limits.ReadOnly}
	if picked {
		a.findPlaces(s)
	}
	switch {
	case picked:
		lines = append(lines, finding(doctor.Configuration, say.DoctorAccount, doctor.Good, say.AccountChosen(name)), checkPassword(s))
	case errors.Is(err, config.ErrNoAccount):
		lines = append(lines, hint(doctor.Configuration, say.DoctorAccount, doctor.Bad, say.DoctorNoAccount, say.DoctorLogin))
	default:
		lines = append(lines, hint(doctor.Configuration, say.DoctorAccount, doctor.Bad, say.DoctorNotChosen, say.ChooseByFlag))
	}
	lines = append(lines, checkTheme(c)...)
	lines = append(lines, doctor.Files(a.privatePlaces(s, picked))...)
	lines = append(lines, a.checkReader(ctx))
	lines = append(lines, a.checkDrawing(ctx, c.Limits.Restricted)...)
	if picked {
		signIn, err := a.checkSignIn(ctx, s, offline)
		if err != nil {
			return err
		}
		lines = append(lines, signIn...)
	}
	terminal, err := doctor.CheckTerminal(ctx, a.screen(c.Limits.Restricted))
	if err != nil {
		return err
	}
	lines = append(lines, terminal...)
	if picked {
		lines = append(lines, doctor.CheckStore(ctx, s.Paths().Store)...)
		lines = append(lines, checkTeam(ctx, c, name)...)
	}
	lines = append(lines, a.checkCallback(ctx, s)...)
	lines = append(lines, a.checkLimits(s)...)
	lines = append(lines, checkLanguage())
	return a.printFindings(anonymous(lines, s))
}

func finding(area doctor.Area, name string, state doctor.State, what string) doctor.Line {
	return doctor.Line{Area: area, Name: name, State: state, What: what}
}

func hint(area doctor.Area, name string, state doctor.State, what, do string) doctor.Line {
	return doctor.Line{Area: area, Name: name, State: state, What: what, Do: do}
}

// checkConfiguration checks the files. If they cannot be read, the configuration is the host's.
// A mistake is named by its line only, because its text may quote a secret.
func (a *app) checkConfiguration() (*config.Config, []doctor.Line) {
	const area = doctor.Configuration
	path := a.configPath()
	problems, err := a.problems()
	_, missing := os.Stat(path)
	var lines []doctor.Line
	host := config.CheckHost()
	switch {
	case host != nil:
		lines = append(lines, hint(area, say.DoctorHostFile, doctor.Bad, say.HostUnread(config.HostFile()), host.Error()))
	case err != nil:
		lines = append(lines, hint(area, say.DoctorFile, doctor.Bad, say.ConfigUnread(path), say.CheckConfig))
	case len(problems) > 0:
		for _, p := range problems {
			lines = append(lines, hint(area, say.DoctorFile, doctor.Bad, say.ConfigMistake(p.File, p.Line), say.CheckConfig))
		}
	case missing != nil:
		lines = append(lines, finding(area, say.DoctorFile, doctor.Good, say.ConfigMissing(path)))
	default:
		lines = append(lines, finding(area, say.DoctorFile, doctor.Good, say.ConfigFine(path)))
	}
	return a.limited(), lines
}

// checkPassword checks where the password comes from. Commands and files are read with the sign-in.
func checkPassword(s Setup) doctor.Line {
	const area = doctor.Configuration
	source := passwordKind(s.Account)
	switch {
	case source == "password_command" && s.Config.Limits.Restricted:
		return hint(area, say.DoctorPassword, doctor.Bad, say.CommandOff(source), say.UseFile("password_file"))
	case source == "keyring":
		if held, err := s.Account.InKeyring(s.Name); err != nil {
			return hint(area, say.DoctorPassword, doctor.Bad, say.KeyringSilent, say.UseFile("password_file"))
		} else if !held {
			return hint(area, say.DoctorPassword, doctor.Warning, say.KeyringEmpty, say.DoctorLogin)
		}
	}
	return finding(area, say.DoctorPassword, doctor.Good, say.PasswordFrom(source))
}

// passwordKind is where the password comes from, in the order of config.Password; "" if
// shortlist asks for it.
func passwordKind(a config.Account) string {
	switch {
	case os.Getenv("SHORTLIST_PASSWORD") != "":
		return "SHORTLIST_PASSWORD"
	case a.PasswordCommand != "":
		return "password_command"
	case a.PasswordFile != "":
		return "password_file"
	case a.Keyring:
		return "keyring"
	}
	return ""
}

// checkReader checks whether the system confines the process that reads CVs. A system's answer about itself
// is no proof, so the process has to read something.
func (a *app) checkReader(ctx context.Context) doctor.Line {
	if _, err := a.deps.ReadCV(ctx, strings.NewReader("shortlist")); err != nil {
		return hint(doctor.Permissions, say.DoctorReader, doctor.Bad, say.NoReader+err.Error(), say.WithoutReader)
	}
	if lacks := a.unconfined(); lacks != "" {
		return hint(doctor.Permissions, say.DoctorReader, doctor.Warning, say.CVUnconfined(lacks), say.ConfineReader)
	}
	return finding(doctor.Permissions, say.DoctorReader, doctor.Good, say.ReaderConfined)
}

// checkDrawing checks whether pages of CVs are drawn. The process that does it is confined in another way than the reader.
// There is no line without a program for it, or where none may be started.
func (a *app) checkDrawing(ctx context.Context, restricted bool) []doctor.Line {
	if a.deps.TryToDraw == nil || restricted {
		return nil
	}
	if err := a.deps.TryToDraw(ctx); err != nil {
		return []doctor.Line{hint(doctor.Permissions, say.DoctorDrawing, doctor.Warning, say.NoDrawing+err.Error(), say.WithoutDrawing)}
	}
	return []doctor.Line{finding(doctor.Permissions, say.DoctorDrawing, doctor.Good, say.PagesAreDrawn)}
}

// privatePlaces are the files and folders that only this user may use.
func (a *app) privatePlaces(s Setup, picked bool) []doctor.Place {
	configured := a.configPath()
	if configured == config.File() {
		configured = filepath.Dir(configured)
	}
	places := []doctor.Place{{Name: say.PlaceConfig, Path: configured, Shared: true}, {Name: say.PlaceLog, Path: config.LogFile()}}
	if picked {
		p := s.Paths()
		places = append(places, doctor.Place{Name: say.PlaceData, Path: filepath.Dir(p.Store)})
		if cache := filepath.Dir(p.CVs); cache != filepath.Dir(p.Store) { // store.dir puts both into one folder
			places = append(places, doctor.Place{Name: say.PlaceCache, Path: cache})
		}
		places = append(places, doctor.Place{Name: say.PlaceState, Path: filepath.Dir(p.Token)})
		if s.Account.PasswordFile != "" {
			places = append(places, doctor.Place{Name: "password_file", Path: config.Expand(s.Account.PasswordFile)})
		}
	}
	if file := s.Config.Callback.SecretFile; file != "" {
		places = append(places, doctor.Place{Name: "secret_file", Path: config.Expand(file)})
	}
	return places
}

// screen is the terminal of the run.
func (a *app) screen(restricted bool) doctor.Screen {
	s := doctor.Screen{Environ: os.Environ(), Restricted: restricted}
	in, isFile := a.deps.In.(*os.File)
	out, alsoFile := a.deps.Out.(*os.File)
	if isFile && alsoFile && a.deps.InTerminal && a.deps.OutTerminal {
		s.In, s.Out = in, out
	}
	return s
}

// checkLimits reports what the limits leave reachable.
func (a *app) checkLimits(s Setup) []doctor.Line {
	const area = doctor.Restricted
	c := s.Config
	base := func(argv []string) string { return filepath.Base(argv[0]) }
	lines := []doctor.Line{finding(area, say.DoctorReadOnly, doctor.Good, say.IsReadOnly(s.ReadOnly))}
	if c.Limits.Restricted {
		lines = append(lines, finding(area, say.DoctorRestricted, doctor.Good, say.IsRestricted(text.Line(config.Expand(c.CV.Dir)))))
		if len(c.Addresses) > 0 {
			lines = append(lines, finding(area, say.DoctorAddresses, doctor.Good, say.AddressesAre(c.Addresses)))
		}
		return lines
	}
	lines = append(lines, finding(area, say.DoctorRestricted, doctor.Good, say.NotRestricted))
	program := func(name, setting string, argv []string, good, do string) {
		path := text.Line(config.Expand(argv[0]))
		if _, err := exec.LookPath(config.Expand(argv[0])); err != nil {
			lines = append(lines, hint(area, name, doctor.Warning, say.CommandMissing(setting, path), do))
			return
		}
		lines = append(lines, finding(area, name, doctor.Good, good))
	}
	if e := editor(os.Getenv); len(e.Argv) > 0 {
		program(say.DoctorEditor, "EDITOR", e.Argv, say.EditorIs(text.Line(base(e.Argv))), say.SetEditor)
	} else {
		lines = append(lines, hint(area, say.DoctorEditor, doctor.Warning, say.DoctorNoEditor, say.SetEditor))
	}
	remote := os.Getenv("SSH_CONNECTION") != "" || os.Getenv("SSH_TTY") != ""
	if why := noViewer(runtime.GOOS, os.Getenv, false, remote); why != "" {
		lines = append(lines, hint(area, say.DoctorDesktop, doctor.Warning, say.DesktopOpensNot, say.SaveInstead))
	} else if len(c.CV.Opener) > 0 {
		program(say.DoctorDesktop, "cv.opener", c.CV.Opener, say.DesktopOpens, say.CorrectCommand)
	} else {
		lines = append(lines, finding(area, say.DoctorDesktop, doctor.Good, say.DesktopOpens))
	}
	if hook := c.Hooks.NewApplication; len(hook) > 0 {
		program(say.DoctorHook, "hooks.new_application", hook, say.HookRuns(text.Line(base(hook))), say.CorrectCommand)
	}
	for _, command := range c.Commands {
		name, path := text.Line(command.Name), text.Line(config.Expand(command.Program[0]))
		program(say.DoctorCommand, name, command.Program, say.CommandRuns(name, path), say.CorrectCommand)
	}
	return append(lines, finding(area, say.DoctorCVs, doctor.Good, say.CVsGoTo(text.Line(config.Expand(c.CV.Dir)))))
}

// checkLanguage reports the locale and the character set that the screens use.
func checkLanguage() doctor.Line {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} { // the first that is set counts
		if locale = os.Getenv(name); locale != "" {
			locale = name + "=" + text.Line(locale)
			break
		}
	}
	switch theme.CharsetOf(os.Getenv) {
	case theme.ASCII:
		return hint(doctor.Language, say.DoctorLocale, doctor.Warning, say.LocaleASCII(locale), say.SetLocale)
	case theme.Console:
		return finding(doctor.Language, say.DoctorLocale, doctor.Good, say.LocaleConsole(locale))
	}
	return finding(doctor.Language, say.DoctorLocale, doctor.Good, say.LocaleUnicode(locale))
}

// anonymous takes the person out of the lines: the home folder, the e-mail address, and an
// account's name that may be one.
func anonymous(lines []doctor.Line, s Setup) []doctor.Line {
	var pairs []string
	if s.Account.Email != "" {
		pairs = append(pairs, s.Account.Email, "*@*")
	}
	if strings.Contains(s.Name, "@") {
		pairs = append(pairs, s.Name, "*@*") // a shell expands it to the name
	}
	if home, err := os.UserHomeDir(); err == nil && home != "/" {
		pairs = append(pairs, home+"/", "~/")
	}
	r := strings.NewReplacer(pairs...)
	for i := range lines {
		lines[i].What, lines[i].Do = r.Replace(lines[i].What), r.Replace(lines[i].Do)
	}
	return lines
}

// printFindings prints the lines by area.
func (a *app) printFindings(lines []doctor.Line) error {
	count := map[doctor.State]int{}
	for _, l := range lines {
		count[l.State]++
	}
	var err error
	if a.json {
		err = a.document(lines)
	} else {
		err = a.printTable(lines)
	}
	switch {
	case err != nil:
		return err
	case count[doctor.Bad] > 0:
		return coded{errors.New(say.DoctorBad(count[doctor.Bad], count[doctor.Warning])), exitFailed}
	case !a.json:
		a.report(say.DoctorDone(len(lines), count[doctor.Warning]))
	}
	return nil
}

// The columns of the table, in cells: the state, and the name.
const (
	stateColumn = 13
	nameColumn  = 15
)

func (a *app) printTable(lines []doctor.Line) error {
	width := a.proseWidth()
	var area doctor.Area
	for _, l := range lines {
		if l.Area != area {
			between := "\n"
			if area == "" {
				between = ""
			}
			area = l.Area
			if err := a.printf("%s%s\n", between, a.paint("1", say.Area(area))); err != nil {
				return err
			}
		}
		sign, colour := signOf(l.State)
		state := text.Fit("  "+sign+" "+say.State(l.State), stateColumn)
		head := a.paint(colour, state) + text.Fit(text.Line(l.Name), nameColumn)
		for _, part := range text.Wrap(text.Line(l.What), width-stateColumn-nameColumn) {
			if err := a.printf("%s%s\n", head, part); err != nil {
				return err
			}
			head = strings.Repeat(" ", stateColumn+nameColumn)
		}
		if l.Do == "" {
			continue
		}
		head = strings.Repeat(" ", stateColumn) + "→ "
		parts := []string{text.Line(l.Do)}
		if !l.IsCommand() {
			parts = text.Wrap(parts[0], width-stateColumn-2)
		}
		for _, part := range parts {
			if err := a.printf("%s%s\n", head, part); err != nil {
				return err
			}
			head = strings.Repeat(" ", stateColumn+2)
		}
	}
	return nil
}

// signOf returns the sign of a state and its colour, as a parameter of SGR.
func signOf(s doctor.State) (sign, colour string) {
	switch s {
	case doctor.Bad:
		return "✕", "1;31"
	case doctor.Warning:
		return "!", "33"
	}
	return "✓", "32"
}

// paint styles a text where the output takes it.
func (a *app) paint(sgr, s string) string {
	if !a.styled() || cmp.Or(os.Getenv("TERM"), "dumb") == "dumb" {
		return s
	}
	return "\x1b[" + sgr + "m" + s + "\x1b[0m"
}
