package doctor

import (
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
	zone := lang.Text("Their hours are those of %s (%s).", text.Line(s.Zone.String()), text.Line(c.Answers.ZoneFrom()))
	lines := []Line{Finding(area, name, Good, zone)}
	if c.Answers.ZoneFrom() == "TZ" {
		lines[0] = Hint(area, name, Warning, zone+" "+lang.Text("A timer may not have TZ."), lang.Text("Set answers.zone to %q.", s.Zone.String()))
	}
	if s.Company == "" {
		lines = append(lines, Hint(area, name, Warning, lang.Text("The built-in letters need the name of your company, and are refused without it."), lang.Text("Set answers.company.")))
	}
	switch way, err := s.Ready(); {
	case err != nil && s.Way == answers.Program:
		lines = append(lines, Hint(area, name, Bad, SayCommandMissing("answers.program", text.Line(s.Program[0])), sayCorrectCommand()))
	case err != nil:
		lines = append(lines, Hint(area, name, Bad, lang.Text("Drafts cannot be written into %s.", text.Line(s.Folder)), lang.Text("Choose another folder.")))
	case way == answers.Mailto:
		lines = append(lines, Finding(area, name, Good, lang.Text("Each letter is a link that your mail program opens, one at a time.")))
	case way == answers.Program:
		lines = append(lines, checkMailProgram(area, name, s.Program[0], s.Program[1:])...)
	case way != s.Way:
		lines = append(lines, Hint(area, name, Warning, lang.Text("%s cannot be a Maildir: its file system has no links, or no colons in names. Drafts go there as files.", text.Line(s.Folder)), lang.Text("Choose another folder, or set answers.way to eml.")))
	default:
		lines = append(lines, Finding(area, name, Good, lang.Text("Drafts go to %s. They count as sent when you confirm it.", text.Line(s.Folder))))
	}
	return lines
}

// checkMailProgram reports what a mail program does with letters, as far as shortlist knows it by its name.
func checkMailProgram(area Area, name, path string, args []string) []Line {
	program := text.Line(filepath.Base(path))
	has := func(flag string) bool { return slices.Contains(args, flag) }
	switch program {
	case "msmtp":
		if !has("-t") && !has("--read-recipients") {
			return []Line{Hint(area, name, Bad, lang.Text("msmtp needs -t: the letter alone has the address."), lang.Text("Set answers.program to [\"%s\", \"-t\"].", text.Line(path)))}
		}
		return []Line{Finding(area, name, Good, lang.Text("msmtp sends letters itself. A letter that a server delays counts as failed."))}
	case "sendmail", "exim", "exim4", "dma", "ssmtp", "esmtp", "nullmailer-inject", "postfix":
		if !has("-t") || !has("-i") && !has("-oi") {
			return []Line{Hint(area, name, Bad, lang.Text("%s needs -t, because the letter alone has the address, and -i, because a line with one dot would end the letter.", program), lang.Text("Set answers.program to [\"%s\", \"-t\", \"-i\"].", text.Line(path)))}
		}
		return []Line{Finding(area, name, Good, lang.Text("%s may put letters into a queue: a letter counts as sent once it is there.", program))}
	case "neomutt", "mutt":
		return []Line{Hint(area, name, Bad, lang.Text("%s needs a terminal to send a letter.", program), lang.Text("Use a program such as msmtp, or set answers.way to maildir."))}
	case "s-nail", "mailx", "mail", "mail.mailutils", "bsd-mailx": // findings/mail-encodes-a-letter-again.sh
		return []Line{Hint(area, name, Bad, lang.Text("%s encodes a finished letter again: applicants would see code as the subject or as their name.", program), lang.Text("Use a program such as msmtp."))}
	}
	return []Line{Finding(area, name, Good, lang.Text("%s gets each letter on its input. Try it with a letter to yourself.", program))}
}
