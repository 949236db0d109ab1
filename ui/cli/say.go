package cli

import (
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/doctor"
)

func sayVersion() help { return help{Short: lang.Text("Print the version")} }

func sayRoot() help {
	return help{Short: lang.Text("A hiring manager's desk in a terminal"), Long: lang.Text(`A hiring manager's desk in a terminal: publish and manage job listings, see who applied,
read their CVs. Without a command the dashboard opens.`),
	}
}

func sayCVDir() string {
	return lang.Text("folder for saved CVs (default: cv.dir of the configuration, or ~/CVs)")
}

func sayOnlyApply() string { return lang.Text("only this application; may be given several times") }

func sayRestricted() string { return lang.Text("restricted mode starts no other program") }

func sayBlindModeOn() string {
	return lang.Text("Blind mode is on: names and contacts are hidden. b in the dashboard switches it off.")
}

func sayNotKept() string { return lang.Text("Not everything could be stored on this computer") }

func sayCheckConfig() string { return lang.Text("Run: shortlist config check") }

func sayFlagLinear() string {
	return lang.Text("the dashboard in lines and words, for screen readers, slow lines and scripts")
}

func sayNoCommand(name string, near string) string {
	if near == "" {
		return lang.Text("there is no command %q; see: shortlist --help", name)
	}
	return lang.Text("there is no command %q; did you mean %q?", name, near)
}

func sayNeedsID(command string, k kind) string {
	if k == aJob {
		return lang.Text("%s needs the id of a job", command)
	}
	return lang.Text("%s needs the id of an application", command)
}

func sayOneIDOnly(command string, k kind) string {
	if k == aJob {
		return lang.TextIn("argument", "%s takes the id of one job only", command)
	}
	return lang.TextIn("argument", "%s takes the id of one application only", command)
}

func sayNotAnID(typed string, k kind) string {
	if k == aJob {
		return lang.Text("%q is not the id of a job: an id is a number above 0", typed)
	}
	return lang.Text("%q is not the id of an application: an id is a number above 0", typed)
}

// sayYesToo are answers that mean yes beside those in English.
func sayYesToo() []string {
	return strings.Fields(lang.TextIn("answers that mean yes", "y yes"))
}

func sayBrokenRules(n int) string {
	return lang.Plural(n, "nothing was sent, %d rule is broken:", "nothing was sent, %d rules are broken:")
}

func sayOfAccount(name string) string { return lang.Text("account %s", name) }

func sayCVUnconfined(lacks string) string {
	return lang.Text("CVs are read without full confinement (%s).", lacks)
}

func sayAskForget(n int) string {
	return lang.Plural(n, "Give up %d pending job? They are not among the account's jobs.", "Give up %d pending jobs? They are not among the account's jobs.")
}

func sayBrokeOff(received, expected int) string {
	if expected > 0 {
		return lang.Text("only %d of about %d applicants arrived", received, expected)
	}
	return lang.Plural(received, "only %d applicant arrived", "only %d applicants arrived")
}

func sayNotOnThisComputer(application int64) string {
	return lang.Text("application %d is not on this computer; list the applicants of its job first", application)
}

func sayNoApplication(application int64, job int64) string {
	return lang.Text("there is no application %d for job %d", application, job)
}

func sayNoFile(path string) string { return lang.Text("there is no file %s", path) }

func sayNotAnAddress(typed string, example string) string {
	return lang.Text("%q is not an address to listen on; write it like %s", typed, example)
}

func sayState(s doctor.State) string {
	switch s {
	case doctor.Good:
		return lang.TextIn("doctor", "good")
	case doctor.Warning:
		return lang.TextIn("doctor", "warning")
	case doctor.Bad:
		return lang.TextIn("doctor", "bad")
	}
	return string(s)
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

func sayCommandOff(setting string) string {
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

// sayDefault: follows what a flag does
func sayDefault(value string) string { return lang.Text(" (default %s)", value) }

func sayCountryName(c model.Country) string {
	return map[model.Country]string{model.Ukraine: lang.Text("Ukraine"), model.Romania: lang.Text("Romania"), model.Hungary: lang.Text("Hungary")}[c]
}

func sayNoSetting(key, nearest string) string {
	if nearest != "" {
		return lang.Text("there is no setting “%s”; did you mean %s?", key, nearest)
	}
	return lang.Text("there is no setting “%s”; shortlist config lists them", key)
}

func sayTeamHidden(n int) string {
	return lang.PluralIn("cli", n, "%d colleague has a verdict; yours first", "%d colleagues have a verdict; yours first")
}

func sayNameATheme(builtIn []string) string {
	return lang.Text("name a built-in theme: %s", strings.Join(builtIn, ", "))
}

func sayNoBuiltInTheme(typed, near string, builtIn []string) string {
	if near != "" {
		return lang.Text("there is no built-in theme %q; did you mean %q?", typed, near)
	}
	return lang.Text("there is no built-in theme %q; choose one of these: %s", typed, strings.Join(builtIn, ", "))
}

// help is the help page of a command.
type help struct{ Short, Long string }

// listed joins names: "a, b and c".
func listed(names []string, last string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	n := len(names) - 1
	return strings.Join(names[:n], ", ") + " " + last + " " + names[n]
}
