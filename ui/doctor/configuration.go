package doctor

import (
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"shortlist/config"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/ui/external"
	"shortlist/ui/settings"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Finding is a line that asks for nothing.
func Finding(area Area, name string, state State, what string) Line {
	return Line{Area: area, Name: name, State: state, What: what}
}

// Hint is a line with what a person can do.
func Hint(area Area, name string, state State, what, do string) Line {
	return Line{Area: area, Name: name, State: state, What: what, Do: do}
}

// CheckPassword checks the source of the password. The check of the sign-in reads commands and files.
func CheckPassword(name string, a config.Account, restricted bool) Line {
	const area = Configuration
	source := PasswordSource(a)
	switch {
	case source == "password_command" && restricted:
		return Hint(area, lang.Text("Password"), Bad, SayCommandOff(source), sayUseFile("password_file"))
	case source == "keyring":
		if held, err := a.InKeyring(name); err != nil {
			return Hint(area, lang.Text("Password"), Bad, lang.Text("The keyring does not answer."), sayUseFile("password_file"))
		} else if !held {
			return Hint(area, lang.Text("Password"), Warning, lang.Text("It would come from keyring, which does not hold it."), lang.Text("Run: shortlist login"))
		}
	}
	return Finding(area, lang.Text("Password"), Good, sayPasswordFrom(source))
}

// PasswordSource is the setting that the password comes from, in the order of config.Password;
// "" if shortlist asks for the password.
func PasswordSource(a config.Account) string {
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

// CheckReader checks whether the system confines the process that reads CVs. It makes the process read
// something, because a system may report a confinement that then fails.
func CheckReader(ctx context.Context, read func(context.Context, io.ReadSeeker) (reading.Document, error), lacks string) Line {
	if _, err := read(ctx, strings.NewReader("shortlist")); err != nil {
		return Hint(Permissions, lang.Text("CV reader"), Bad, lang.Text("CVs cannot be read here: ")+err.Error(), lang.Text("Save CVs, and open them in another program."))
	}
	if lacks != "" {
		return Hint(Permissions, lang.Text("CV reader"), Warning, SayCVUnconfined(lacks), lang.Text("Linux has both since 5.13. They may be switched off, or hidden by a container."))
	}
	return Finding(Permissions, lang.Text("CV reader"), Good, lang.Text("It opens no file of yours and makes no connection."))
}

// CheckDrawing checks whether pages of CVs can be drawn, by a process with a confinement of its own. It returns no
// line if no program can draw them, or none may be started.
func CheckDrawing(ctx context.Context, try func(context.Context) error) []Line {
	if try == nil {
		return nil
	}
	if err := try(ctx); err != nil {
		return []Line{Hint(Permissions, lang.Text("Pages of CVs"), Warning, lang.Text("They cannot be drawn here: ")+err.Error(), lang.Text("Read the text of CVs, or save them and open them in another program."))}
	}
	return []Line{Finding(Permissions, lang.Text("Pages of CVs"), Good, lang.Text("pdftoppm draws them as pictures."))}
}

// CheckLimits reports the limits of the configuration, and what they still allow.
func CheckLimits(c *config.Config, readOnly bool) []Line {
	const area = Restricted
	base := func(argv []string) string { return filepath.Base(argv[0]) }
	lines := []Line{Finding(area, lang.Text("Read-only"), Good, sayIsReadOnly(readOnly))}
	if c.Limits.Restricted {
		lines = append(lines, Finding(area, lang.Text("Restricted"), Good, SayIsRestricted(text.Line(filesystem.Expand(c.CV.Dir)))))
		if len(c.Addresses) > 0 {
			lines = append(lines, Finding(area, lang.Text("Addresses"), Good, lang.Text("Accounts can only have %s.", strings.Join(c.Addresses, ", "))))
		}
		return lines
	}
	lines = append(lines, Finding(area, lang.Text("Restricted"), Good, lang.Text("Off: other programs and all folders are available.")))
	program := func(name, setting string, argv []string, good, do string) {
		path := text.Line(filesystem.Expand(argv[0]))
		if _, err := exec.LookPath(filesystem.Expand(argv[0])); err != nil {
			lines = append(lines, Hint(area, name, Warning, SayCommandMissing(setting, path), do))
			return
		}
		lines = append(lines, Finding(area, name, Good, good))
	}
	if e := external.Editor(os.Getenv); len(e.Argv) > 0 {
		program(lang.Text("Editor"), "EDITOR", e.Argv, text.Line(base(e.Argv)), saySetEditor())
	} else {
		lines = append(lines, Hint(area, lang.Text("Editor"), Warning, lang.Text("No editor was found. Descriptions are written in the form."), saySetEditor()))
	}
	if why := external.NoViewer(runtime.GOOS, os.Getenv, false); why != "" {
		lines = append(lines, Hint(area, lang.Text("Desktop"), Warning, lang.Text("Links and CVs do not open: there is no desktop here, or it is another computer’s."), lang.Text("Read CVs as text, or save them. Links can be copied.")))
	} else if len(c.CV.Opener) > 0 {
		program(lang.Text("Desktop"), "cv.opener", c.CV.Opener, sayDesktopOpens(), sayCorrectCommand())
	} else {
		lines = append(lines, Finding(area, lang.Text("Desktop"), Good, sayDesktopOpens()))
	}
	if hook := c.Hooks.NewApplication; len(hook) > 0 {
		program(lang.Text("Hook"), "hooks.new_application", hook, lang.Text("%s runs for each new application.", text.Line(base(hook))), sayCorrectCommand())
	}
	for _, command := range c.Commands {
		name, path := text.Line(command.Name), text.Line(filesystem.Expand(command.Program[0]))
		program(lang.Text("Command"), name, command.Program, SayCommandRuns(name, path), sayCorrectCommand())
	}
	return append(lines, Finding(area, lang.Text("Saved CVs"), Good, lang.Text("They go to %s.", text.Line(filesystem.Expand(c.CV.Dir)))))
}

// CheckLanguage reports the locale and the character set that the screens use.
func CheckLanguage() Line {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_CTYPE", "LANG"} { // the first that is set counts
		if locale = os.Getenv(name); locale != "" {
			locale = name + "=" + text.Line(locale)
			break
		}
	}
	switch theme.CharsetOf(os.Getenv) {
	case theme.ASCII:
		return Hint(Language, lang.Text("Locale"), Warning, lang.Text("%s is not UTF-8, so screens use ASCII signs.", locale), lang.Text("Set LANG to a locale with UTF-8, like C.UTF-8."))
	case theme.Console:
		return Finding(Language, lang.Text("Locale"), Good, sayLocaleConsole(locale))
	}
	return Finding(Language, lang.Text("Locale"), Good, sayLocaleUnicode(locale))
}

func saySetEditor() string { return lang.Text("Set EDITOR to the program that you write with.") }

func sayDesktopOpens() string { return lang.Text("Links and CVs open in its programs.") }

func sayCorrectCommand() string {
	return lang.Text("Correct its program in the configuration, or make the file executable (chmod +x).")
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

func SayCheckConfig() string { return lang.Text("Run: shortlist config check") }

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

// leastContrast is the least contrast of text in WCAG 2.2 (1.4.3).
const leastContrast = 4.5

// CheckTheme reports whether text in a theme of the person's own has enough contrast.
func CheckTheme(name string) []Line {
	const area = Configuration
	if name == "" || theme.IsBuiltIn(name) {
		return nil
	}
	set := settings.ThemeFolder(config.ThemesDir()).Read()
	own, ok := set.Themes[name]
	if !ok {
		return []Line{Hint(area, lang.Text("Theme"), Warning, lang.Text("“%s” cannot be used; auto is used instead.", name), SayCheckConfig())}
	}
	var weakest theme.Pair
	for _, p := range own.Contrasts() {
		if weakest.Ratio == 0 || p.Ratio < weakest.Ratio {
			weakest = p
		}
	}
	switch {
	case weakest.Ratio == 0:
		return []Line{Finding(area, lang.Text("Theme"), Good, lang.Text("“%s” has the terminal's own colours.", name))}
	case weakest.Ratio < leastContrast:
		return []Line{Hint(area, lang.Text("Theme"), Warning, sayThemeFaint(name, weakest), lang.Text("Change the colour until the contrast is at least %.1f to 1.", leastContrast))}
	}
	return []Line{Finding(area, lang.Text("Theme"), Good, lang.Text("The text of “%s” has a contrast of at least %.1f to 1.", name, weakest.Ratio))}
}

func sayThemeFaint(name string, weakest theme.Pair) string {
	if weakest.Under == "" {
		return lang.Text("“%s” is hard to read: %s has a contrast of %.1f to 1.", name, weakest.Colour, weakest.Ratio)
	}
	return lang.Text("“%s” is hard to read: %s on %s has a contrast of %.1f to 1.", name, weakest.Colour, weakest.Under, weakest.Ratio)
}

func SayCVUnconfined(lacks string) string {
	return lang.Text("CVs are read without full confinement (%s).", lacks)
}
