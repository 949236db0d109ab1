package admin

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
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
	"shortlist/ui/external"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

func doctorCommand(a *command.App) *cobra.Command {
	var offline bool
	cmd := &cobra.Command{
		Use: "doctor", Short: lang.Text("Check configuration, files, sign-in, terminal, store and callbacks"),
		Long: lang.Text(`Check what shortlist depends on, and print a line for each result: good, warning or bad, and what
to do. The service gets one request that changes nothing. The output holds no secret, no e-mail
address and no data of applicants, so that it can go into a report. The exit code is 1 if a line is bad.`),
		Args:    command.NoArgs,
		Example: "  shortlist doctor\n  shortlist doctor --json > report.json",
		RunE:    a.Run(func(ctx context.Context, _ []string) error { return runDoctor(ctx, a, offline) }),
	}
	cmd.Flags().BoolVar(&offline, "offline", false, lang.Text("send nothing to the service"))
	return cmd
}

// runDoctor runs all checks and prints their lines. It returns an error if a check is bad.
func runDoctor(ctx context.Context, a *command.App, offline bool) error {
	c, lines := checkConfiguration(a)
	name, account, err := command.Pick(c, a.Account)
	picked := err == nil
	s := command.Setup{Name: name, Account: account, Config: c, ReadOnly: a.ReadOnly || c.Limits.ReadOnly}
	if picked {
		a.FindPlaces(s)
	}
	switch {
	case picked:
		lines = append(lines, finding(doctor.Configuration, lang.Text("Account"), doctor.Good, lang.Text("“%s” is used.", name)), checkPassword(s))
	case errors.Is(err, config.ErrNoAccount):
		lines = append(lines, hint(doctor.Configuration, lang.Text("Account"), doctor.Bad, lang.Text("No account is set up."), lang.Text("Run: shortlist login")))
	default:
		lines = append(lines, hint(doctor.Configuration, lang.Text("Account"), doctor.Bad, lang.Text("No account is chosen, it is not configured, or this host does not allow its address."), lang.Text("Name it with --account or SHORTLIST_ACCOUNT. shortlist accounts lists them.")))
	}
	lines = append(lines, checkTheme(c)...)
	lines = append(lines, doctor.Files(privatePlaces(a, s, picked))...)
	lines = append(lines, checkReader(ctx, a))
	lines = append(lines, checkDrawing(ctx, a, c.Limits.Restricted)...)
	if picked {
		signIn, err := checkSignIn(ctx, a, s, offline)
		if err != nil {
			return err
		}
		lines = append(lines, signIn...)
	}
	terminal, err := doctor.CheckTerminal(ctx, screenOf(a, c.Limits.Restricted))
	if err != nil {
		return err
	}
	lines = append(lines, terminal...)
	if picked {
		lines = append(lines, doctor.CheckStore(ctx, s.Paths().Store)...)
		lines = append(lines, checkTeam(ctx, c, name)...)
	}
	lines = append(lines, checkCallback(ctx, a, s)...)
	lines = append(lines, checkLimits(a, s)...)
	lines = append(lines, checkLanguage())
	return printFindings(a, anonymous(lines, s))
}

func finding(area doctor.Area, name string, state doctor.State, what string) doctor.Line {
	return doctor.Line{Area: area, Name: name, State: state, What: what}
}

func hint(area doctor.Area, name string, state doctor.State, what, do string) doctor.Line {
	return doctor.Line{Area: area, Name: name, State: state, What: what, Do: do}
}

// checkConfiguration checks the files of the configuration. If they cannot be read, it returns the host's
// configuration. It names a mistake only by its line, because the text of the mistake may quote a secret.
func checkConfiguration(a *command.App) (*config.Config, []doctor.Line) {
	const area = doctor.Configuration
	path := a.ConfigPath()
	problems, err := findProblems(a)
	_, missing := os.Stat(path)
	var lines []doctor.Line
	host := config.CheckHost()
	switch {
	case host != nil:
		lines = append(lines, hint(area, lang.Text("File of host"), doctor.Bad, lang.Text("%s cannot be used. No account opens, and everything is limited.", config.HostFile()), host.Error()))
	case err != nil:
		lines = append(lines, hint(area, lang.Text("File"), doctor.Bad, lang.Text("%s cannot be read. The limits of the host apply.", path), sayCheckConfig()))
	case len(problems) > 0:
		for _, p := range problems {
			lines = append(lines, hint(area, lang.Text("File"), doctor.Bad, sayConfigMistake(p.File, p.Line), sayCheckConfig()))
		}
	case missing != nil:
		lines = append(lines, finding(area, lang.Text("File"), doctor.Good, lang.Text("There is no %s yet. Defaults apply.", path)))
	default:
		lines = append(lines, finding(area, lang.Text("File"), doctor.Good, lang.Text("%s has no mistake.", path)))
	}
	return a.Limited(), lines
}

// checkPassword checks the source of the password. The check of the sign-in reads commands and files.
func checkPassword(s command.Setup) doctor.Line {
	const area = doctor.Configuration
	source := passwordKind(s.Account)
	switch {
	case source == "password_command" && s.Config.Limits.Restricted:
		return hint(area, lang.Text("Password"), doctor.Bad, SayCommandOff(source), sayUseFile("password_file"))
	case source == "keyring":
		if held, err := s.Account.InKeyring(s.Name); err != nil {
			return hint(area, lang.Text("Password"), doctor.Bad, lang.Text("The keyring does not answer."), sayUseFile("password_file"))
		} else if !held {
			return hint(area, lang.Text("Password"), doctor.Warning, lang.Text("It would come from keyring, which does not hold it."), lang.Text("Run: shortlist login"))
		}
	}
	return finding(area, lang.Text("Password"), doctor.Good, sayPasswordFrom(source))
}

// passwordKind is the setting that the password comes from, in the order of config.Password;
// "" if shortlist asks for the password.
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

// checkReader checks whether the system confines the process that reads CVs. It makes the process read
// something, because a system may report a confinement that then fails.
func checkReader(ctx context.Context, a *command.App) doctor.Line {
	if _, err := a.Deps.ReadCV(ctx, strings.NewReader("shortlist")); err != nil {
		return hint(doctor.Permissions, lang.Text("CV reader"), doctor.Bad, lang.Text("CVs cannot be read here: ")+err.Error(), lang.Text("Save CVs, and open them in another program."))
	}
	if lacks := a.Unconfined(); lacks != "" {
		return hint(doctor.Permissions, lang.Text("CV reader"), doctor.Warning, command.SayCVUnconfined(lacks), lang.Text("Linux has both since 5.13. They may be switched off, or hidden by a container."))
	}
	return finding(doctor.Permissions, lang.Text("CV reader"), doctor.Good, lang.Text("It opens no file of yours and makes no connection."))
}

// checkDrawing checks whether pages of CVs can be drawn, by a process with a confinement of its own. It returns no
// line if no program can draw them, or none may be started.
func checkDrawing(ctx context.Context, a *command.App, restricted bool) []doctor.Line {
	if a.Deps.TryToDraw == nil || restricted {
		return nil
	}
	if err := a.Deps.TryToDraw(ctx); err != nil {
		return []doctor.Line{hint(doctor.Permissions, lang.Text("Pages of CVs"), doctor.Warning, lang.Text("They cannot be drawn here: ")+err.Error(), lang.Text("Read the text of CVs, or save them and open them in another program."))}
	}
	return []doctor.Line{finding(doctor.Permissions, lang.Text("Pages of CVs"), doctor.Good, lang.Text("pdftoppm draws them as pictures."))}
}

// privatePlaces are the files and folders that only this user may use.
func privatePlaces(a *command.App, s command.Setup, picked bool) []doctor.Place {
	configured := a.ConfigPath()
	if configured == config.File() {
		configured = filepath.Dir(configured)
	}
	places := []doctor.Place{{Name: lang.Text("Configuration"), Path: configured, Shared: true}, {Name: lang.Text("Log"), Path: config.LogFile()}}
	if picked {
		p := s.Paths()
		places = append(places, doctor.Place{Name: lang.Text("Data"), Path: filepath.Dir(p.Store)})
		if cache := filepath.Dir(p.CVs); cache != filepath.Dir(p.Store) { // store.dir puts both into one folder
			places = append(places, doctor.Place{Name: lang.Text("CVs"), Path: cache})
		}
		places = append(places, doctor.Place{Name: lang.Text("Token"), Path: filepath.Dir(p.Token)})
		if s.Account.PasswordFile != "" {
			places = append(places, doctor.Place{Name: "password_file", Path: config.Expand(s.Account.PasswordFile)})
		}
	}
	if file := s.Config.Callback.SecretFile; file != "" {
		places = append(places, doctor.Place{Name: "secret_file", Path: config.Expand(file)})
	}
	return places
}

// screenOf is the terminal of the run.
func screenOf(a *command.App, restricted bool) doctor.Screen {
	s := doctor.Screen{Environ: os.Environ(), Restricted: restricted}
	in, isFile := a.Deps.In.(*os.File)
	out, alsoFile := a.Deps.Out.(*os.File)
	if isFile && alsoFile && a.Deps.InTerminal && a.Deps.OutTerminal {
		s.In, s.Out = in, out
	}
	return s
}

// checkLimits reports the limits of the configuration, and what they still allow.
func checkLimits(a *command.App, s command.Setup) []doctor.Line {
	const area = doctor.Restricted
	c := s.Config
	base := func(argv []string) string { return filepath.Base(argv[0]) }
	lines := []doctor.Line{finding(area, lang.Text("Read-only"), doctor.Good, sayIsReadOnly(s.ReadOnly))}
	if c.Limits.Restricted {
		lines = append(lines, finding(area, lang.Text("Restricted"), doctor.Good, SayIsRestricted(text.Line(config.Expand(c.CV.Dir)))))
		if len(c.Addresses) > 0 {
			lines = append(lines, finding(area, lang.Text("Addresses"), doctor.Good, lang.Text("Accounts can only have %s.", strings.Join(c.Addresses, ", "))))
		}
		return lines
	}
	lines = append(lines, finding(area, lang.Text("Restricted"), doctor.Good, lang.Text("Off: other programs and all folders are available.")))
	program := func(name, setting string, argv []string, good, do string) {
		path := text.Line(config.Expand(argv[0]))
		if _, err := exec.LookPath(config.Expand(argv[0])); err != nil {
			lines = append(lines, hint(area, name, doctor.Warning, SayCommandMissing(setting, path), do))
			return
		}
		lines = append(lines, finding(area, name, doctor.Good, good))
	}
	if e := external.Editor(os.Getenv); len(e.Argv) > 0 {
		program(lang.Text("Editor"), "EDITOR", e.Argv, text.Line(base(e.Argv)), saySetEditor())
	} else {
		lines = append(lines, hint(area, lang.Text("Editor"), doctor.Warning, lang.Text("No editor was found. Descriptions are written in the form."), saySetEditor()))
	}
	remote := os.Getenv("SSH_CONNECTION") != "" || os.Getenv("SSH_TTY") != ""
	if why := external.NoViewer(runtime.GOOS, os.Getenv, false, remote); why != "" {
		lines = append(lines, hint(area, lang.Text("Desktop"), doctor.Warning, lang.Text("Links and CVs do not open: there is no desktop here, or it is another computer’s."), lang.Text("Read CVs as text, or save them. Links can be copied.")))
	} else if len(c.CV.Opener) > 0 {
		program(lang.Text("Desktop"), "cv.opener", c.CV.Opener, sayDesktopOpens(), sayCorrectCommand())
	} else {
		lines = append(lines, finding(area, lang.Text("Desktop"), doctor.Good, sayDesktopOpens()))
	}
	if hook := c.Hooks.NewApplication; len(hook) > 0 {
		program(lang.Text("Hook"), "hooks.new_application", hook, lang.Text("%s runs for each new application.", text.Line(base(hook))), sayCorrectCommand())
	}
	for _, command := range c.Commands {
		name, path := text.Line(command.Name), text.Line(config.Expand(command.Program[0]))
		program(lang.Text("Command"), name, command.Program, SayCommandRuns(name, path), sayCorrectCommand())
	}
	return append(lines, finding(area, lang.Text("Saved CVs"), doctor.Good, lang.Text("They go to %s.", text.Line(config.Expand(c.CV.Dir)))))
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
		return hint(doctor.Language, lang.Text("Locale"), doctor.Warning, lang.Text("%s is not UTF-8, so screens use ASCII signs.", locale), lang.Text("Set LANG to a locale with UTF-8, like C.UTF-8."))
	case theme.Console:
		return finding(doctor.Language, lang.Text("Locale"), doctor.Good, sayLocaleConsole(locale))
	}
	return finding(doctor.Language, lang.Text("Locale"), doctor.Good, sayLocaleUnicode(locale))
}

// anonymous takes the person out of the lines: the home folder, the e-mail address, and an
// account's name that may be one.
func anonymous(lines []doctor.Line, s command.Setup) []doctor.Line {
	var pairs []string
	if s.Account.Email != "" {
		pairs = append(pairs, s.Account.Email, "*@*")
	}
	if strings.Contains(s.Name, "@") {
		pairs = append(pairs, s.Name, "*@*") // a shell expands *@* to the name
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
func printFindings(a *command.App, lines []doctor.Line) error {
	count := map[doctor.State]int{}
	for _, l := range lines {
		count[l.State]++
	}
	var err error
	if a.JSON {
		err = a.Document(lines)
	} else {
		printLines(a, lines)
	}
	switch {
	case err != nil:
		return err
	case count[doctor.Bad] > 0:
		return command.WithCode(errors.New(sayDoctorBad(count[doctor.Bad], count[doctor.Warning])), command.ExitFailed)
	case !a.JSON:
		a.Report(sayDoctorDone(len(lines), count[doctor.Warning]))
	}
	return nil
}

// The columns of the table, in cells: the state, and the name.
const (
	stateColumn = 13
	nameColumn  = 15
)

func printLines(a *command.App, lines []doctor.Line) {
	width := a.ProseWidth()
	var area doctor.Area
	for _, l := range lines {
		if l.Area != area {
			between := "\n"
			if area == "" {
				between = ""
			}
			area = l.Area
			a.Printf("%s%s\n", between, paint(a, "1", sayArea(area)))
		}
		sign, colour := signOf(l.State)
		state := text.Fit("  "+sign+" "+sayState(l.State), stateColumn)
		head := paint(a, colour, state) + text.Fit(text.Line(l.Name), nameColumn)
		for _, part := range text.Wrap(text.Line(l.What), width-stateColumn-nameColumn) {
			a.Printf("%s%s\n", head, part)
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
			a.Printf("%s%s\n", head, part)
			head = strings.Repeat(" ", stateColumn+2)
		}
	}
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

// paint styles a text if the output takes styles.
func paint(a *command.App, sgr, s string) string {
	if !a.Styled() || cmp.Or(os.Getenv("TERM"), "dumb") == "dumb" {
		return s
	}
	return "\x1b[" + sgr + "m" + s + "\x1b[0m"
}

func saySetEditor() string { return lang.Text("Set EDITOR to the program that you write with.") }

func sayDesktopOpens() string { return lang.Text("Links and CVs open in its programs.") }

func sayCorrectCommand() string {
	return lang.Text("Correct its program in the configuration, or make the file executable (chmod +x).")
}

func sayArea(a doctor.Area) string {
	return map[doctor.Area]string{
		doctor.Configuration: lang.Text("Configuration"), doctor.Permissions: lang.Text("Permissions"), doctor.SignIn: lang.Text("Sign-in"), doctor.Terminal: lang.Text("Terminal"),
		doctor.Store: lang.Text("Store"), doctor.Callback: lang.Text("Callbacks"), doctor.Restricted: lang.Text("Limits"), doctor.Language: lang.Text("Language"),
	}[a]
}

func sayConfigMistake(file string, line int) string {
	if line == 0 {
		return lang.Text("%s has a mistake.", file)
	}
	return lang.Text("%s has a mistake in line %d.", file, line)
}

func sayPasswordFrom(source string) string {
	if source == "" {
		return lang.Text("shortlist asks for it and does not store it.")
	}
	return lang.Text("It comes from %s.", source)
}

func sayIsReadOnly(on bool) string {
	if on {
		return lang.Text("On: nothing is changed at the service.")
	}
	return lang.Text("Off")
}

func SayIsRestricted(folder string) string {
	return lang.Text("On: no editor, browser, viewer, hook, password command or trace, and CVs are not sent. Files only in %s. Copied text goes to the terminal’s clipboard.", folder)
}

func SayCommandRuns(name string, program string) string {
	return lang.Text("“%s” runs %s.", name, program)
}

func SayCommandMissing(name string, program string) string {
	return lang.Text("“%s” has a program that is not on this computer or may not be run: %s.", name, program)
}

func sayCheckConfig() string { return lang.Text("Run: shortlist config check") }

func sayState(s doctor.State) string {
	return map[doctor.State]string{doctor.Good: lang.TextIn("doctor", "good"), doctor.Warning: lang.TextIn("doctor", "warning"), doctor.Bad: lang.TextIn("doctor", "bad")}[s]
}

func sayDoctorBad(bad, warnings int) string {
	found := lang.Plural(bad, "%d check is bad", "%d checks are bad")
	if warnings == 0 {
		return found
	}
	return found + ", " + lang.Plural(warnings, "%d warning", "%d warnings")
}

func sayDoctorDone(lines, warnings int) string {
	if warnings == 0 {
		return lang.Plural(lines, "All %d check are good.", "All %d checks are good.")
	}
	return lang.Text("%s, %s, nothing bad.", lang.Plural(lines, "%d check", "%d checks"), lang.Plural(warnings, "%d warning", "%d warnings"))
}

func SayCommandOff(setting string) string {
	return lang.Text("Restricted mode does not run %s.", setting)
}

func sayUseFile(setting string) string { return lang.Text("Set %s instead.", setting) }

func sayLocaleUnicode(locale string) string {
	if locale == "" {
		return lang.Text("No locale is set. UTF-8 is assumed; texts are in English.")
	}
	return lang.Text("%s: UTF-8. Texts are in English.", locale)
}

func sayLocaleConsole(locale string) string {
	if locale == "" {
		return lang.Text("The console’s signs. Texts are in English.")
	}
	return lang.Text("%s: the console’s signs. Texts are in English.", locale)
}
