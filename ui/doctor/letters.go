package doctor

import (
	"os/exec"
	"path/filepath"
	"slices"

	"shortlist/config"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// CheckLetters checks how letters to applicants leave. It returns no line while answers.from is not set.
func CheckLetters(c *config.Config) []Line {
	s, err := c.Letters()
	if err != nil || s.From.Mail == "" { // config check reports the error
		return nil
	}
	const area = Configuration
	name := lang.Text("Letters")
	if s.Disabled != "" {
		return []Line{Hint(area, name, Bad, lang.Text("No letter leaves: %s.", text.Line(s.Disabled)), SayCheckConfig())}
	}
	lines := []Line{Finding(area, name, Good, lang.Text("Their hours are those of %s (%s).", text.Line(s.Zone.String()), text.Line(c.Answers.ZoneFrom())))}
	if s.Company == "" {
		lines = append(lines, Hint(area, name, Warning, lang.Text("The built-in letters need the name of your company, and are refused without it."), lang.Text("Set answers.company.")))
	}
	if s.Way != answers.Program {
		if err := answers.CanDraft(s.Way, s.Folder); err != nil {
			return append(lines, Hint(area, name, Bad, lang.Text("Drafts cannot be written into %s.", text.Line(s.Folder)), lang.Text("Choose another folder, or set answers.way to eml.")))
		}
		return append(lines, Finding(area, name, Good, lang.Text("Drafts go to %s. They count as sent when you confirm it.", text.Line(s.Folder))))
	}
	program := filepath.Base(s.Program[0])
	if _, err := exec.LookPath(config.Expand(s.Program[0])); err != nil {
		return append(lines, Hint(area, name, Bad, SayCommandMissing("answers.program", text.Line(s.Program[0])), sayCorrectCommand()))
	}
	return append(lines, checkMailProgram(area, name, program, s.Program[1:])...)
}

// checkMailProgram reports what a mail program does with letters, as far as shortlist knows it by its name.
func checkMailProgram(area Area, name, program string, args []string) []Line {
	has := func(flag string) bool { return slices.Contains(args, flag) }
	switch program {
	case "msmtp":
		if !has("-t") && !has("--read-recipients") {
			return []Line{Hint(area, name, Bad, lang.Text("msmtp needs -t: the letter alone has the address."), lang.Text("Set answers.program to [\"msmtp\", \"-t\"]."))}
		}
		return []Line{Finding(area, name, Good, lang.Text("msmtp sends letters itself. A letter that a server delays counts as failed."))}
	case "sendmail", "exim", "exim4", "dma", "ssmtp", "esmtp", "nullmailer-inject", "postfix":
		if !has("-t") || !has("-i") && !has("-oi") {
			return []Line{Hint(area, name, Bad, lang.Text("%s needs -t, because the letter alone has the address, and -i, because a line with one dot would end the letter.", program), lang.Text("Set answers.program to [\"%s\", \"-t\", \"-i\"].", program))}
		}
		return []Line{Finding(area, name, Good, lang.Text("%s may put letters into a queue: a letter counts as sent once it is there.", program))}
	case "neomutt", "mutt":
		return []Line{Hint(area, name, Bad, lang.Text("%s needs a terminal to send a letter.", program), lang.Text("Use a program such as msmtp, or set answers.way to maildir."))}
	case "s-nail", "mailx", "mail", "bsd-mailx":
		return []Line{Hint(area, name, Warning, lang.Text("%s leaves a failed letter as dead.letter in your home folder, and does not report why it failed.", program), lang.Text("Use a program such as msmtp."))}
	}
	return []Line{Finding(area, name, Good, lang.Text("%s gets each letter on its input. Try it with a letter to yourself.", text.Line(program)))}
}
