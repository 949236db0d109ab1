package admin

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/config"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/receive"
	"shortlist/ui/doctor"
	"shortlist/ui/text"
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
		lines = append(lines, doctor.Finding(doctor.Configuration, lang.Text("Account"), doctor.Good, lang.Text("“%s” is used.", name)), doctor.CheckPassword(name, account, c.Limits.Restricted))
	case errors.Is(err, config.ErrNoAccount):
		lines = append(lines, doctor.Hint(doctor.Configuration, lang.Text("Account"), doctor.Bad, lang.Text("No account is set up."), lang.Text("Run: shortlist login")))
	default:
		lines = append(lines, doctor.Hint(doctor.Configuration, lang.Text("Account"), doctor.Bad, lang.Text("No account is chosen, it is not configured, or this host does not allow its address."), lang.Text("Name it with --account or SHORTLIST_ACCOUNT. shortlist accounts lists them.")))
	}
	lines = append(lines, doctor.CheckTheme(c.UI.Theme)...)
	lines = append(lines, doctor.Files(privatePlaces(a, s, picked))...)
	lines = append(lines, doctor.CheckReader(ctx, a.Deps.ReadCV, a.Unconfined()))
	if !c.Limits.Restricted { // it starts a program
		lines = append(lines, doctor.CheckDrawing(ctx, a.Deps.TryToDraw)...)
	}
	switch {
	case picked && command.OtherIdentity(ctx, s) != nil: // the line names neither of the identities
		lines = append(lines, doctor.Hint(doctor.SignIn, lang.Text("Sign-in"), doctor.Bad, lang.Text("The store holds the data of another address or e-mail than the configuration. Nothing was sent."), lang.Text("Run: shortlist accounts keep-apart, or: shortlist accounts move")))
	case picked:
		client := func() (*api.Client, error) { return a.Deps.Client(s) }
		signIn, err := doctor.CheckSignIn(ctx, name, account, c.Privacy.Keep != "", client, offline)
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
		lines = append(lines, doctor.CheckTeam(ctx, c, name, offline)...)
	}
	at, _ := receive.Address(c.Callback.Listen) // the check of the configuration reports a mistake in it
	lines = append(lines, doctor.CheckCallback(ctx, c, at)...)
	lines = append(lines, doctor.CheckLetters(c)...)
	if picked {
		lines = append(lines, doctor.CheckInterviews(ctx, c, s.Paths().Store, time.Now())...)
	}
	lines = append(lines, doctor.CheckLimits(c, s.ReadOnly)...)
	lines = append(lines, doctor.CheckLanguage())
	return printFindings(a, anonymous(lines, s))
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
		lines = append(lines, doctor.Hint(area, lang.Text("File of host"), doctor.Bad, lang.Text("%s cannot be used. No account opens, and everything is limited.", config.HostFile()), host.Error()))
	case err != nil:
		lines = append(lines, doctor.Hint(area, lang.Text("File"), doctor.Bad, lang.Text("%s cannot be read. The limits of the host apply.", path), doctor.SayCheckConfig()))
	case len(problems) > 0:
		for _, p := range problems {
			lines = append(lines, doctor.Hint(area, lang.Text("File"), doctor.Bad, sayConfigMistake(p.File, p.Line), doctor.SayCheckConfig()))
		}
	case missing != nil:
		lines = append(lines, doctor.Finding(area, lang.Text("File"), doctor.Good, lang.Text("There is no %s yet. Defaults apply.", path)))
	default:
		lines = append(lines, doctor.Finding(area, lang.Text("File"), doctor.Good, lang.Text("%s has no mistake.", path)))
	}
	return a.Limited(), lines
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
			places = append(places, doctor.Place{Name: "password_file", Path: filesystem.Expand(s.Account.PasswordFile)})
		}
	}
	if file := s.Config.Callback.SecretFile; file != "" {
		places = append(places, doctor.Place{Name: "secret_file", Path: filesystem.Expand(file)})
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
	if !a.JSON {
		printLines(a, lines)
	} else if err := a.Document(lines); err != nil {
		return err
	}
	switch {
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
