package config

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	_ "time/tzdata" // the computer may have no zones

	"shortlist/model/answers"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/mail"
)

// Answers configures the letters to applicants. See Config.Letters.
type Answers struct {
	Way     string   `toml:"way"`     // eml | maildir | program | mailto
	Folder  string   `toml:"folder"`  // of drafts
	Program []string `toml:"program"` // the mail program and its arguments
	Copy    string   `toml:"copy"`    // a Maildir for sent letters; "": no copies
	From    string   `toml:"from"`    // Name <address>
	Sender  string   `toml:"sender"`  // "": the name in From
	Company string   `toml:"company"`

	Delay      string `toml:"delay"` // like 60m
	Hours      string `toml:"hours"` // like 08:00-20:00
	Sunday     bool   `toml:"sunday"`
	Zone       string `toml:"zone"` // an Olson name; "": TZ, else the host's
	Plan       string `toml:"plan"` // verdict | off
	OnlyOpened bool   `toml:"only_opened"`

	Placeholder string `toml:"placeholder"` // the address that the service puts where an applicant has none
}

// Interviews configures the interviews to which letters invite.
type Interviews struct {
	Hold   string `toml:"hold"`   // like 72h: how long offered times are held behind the handing of their letter
	Remind bool   `toml:"remind"` // plan a reminder the day before
}

const (
	defaultHold    = "72h"
	longestHold    = 60 * 24 * time.Hour
	defaultLetters = "~/Letters"
	defaultDelay   = "60m"
	defaultHours   = "08:00-20:00"
)

// zoneOfHost is where a zone comes from that neither the configuration nor TZ names.
const zoneOfHost = "host"

// LettersDir is the folder of the person's own templates of letters.
func LettersDir() string { return filepath.Join(base(configFiles), "shortlist", "answers") }

// Letters returns how letters to applicants are written and leave. In restricted mode only a program of the host's file
// runs, and drafts are written only below cv.dir. A loaded configuration has no error here.
func (c *Config) Letters() (*answers.Settings, error) {
	a := c.Answers
	s := &answers.Settings{
		Way: answers.Way(cmp.Or(a.Way, string(answers.EML))), Folder: filesystem.Expand(cmp.Or(a.Folder, defaultLetters)), Program: slices.Clone(a.Program),
		Copy: filesystem.Expand(a.Copy), Company: a.Company, Sunday: a.Sunday, Verdicts: a.Plan != "off", OnlyOpened: a.OnlyOpened, Placeholder: a.Placeholder, Remind: c.Interviews.Remind,
		Templates: answers.Templates{Folder: LettersDir()},
	}
	if len(s.Program) > 0 {
		s.Program[0] = filesystem.Expand(s.Program[0])
		switch program := s.Program[0]; {
		case strings.TrimSpace(program) == "":
			return nil, errors.New(lang.Text("answers.program names no program"))
		case filepath.Base(program) != program && !filepath.IsAbs(program):
			return nil, errors.New(lang.Text("answers.program is %q, which another folder does not have; give its whole path, or its name alone", program))
		}
	}
	err := cmp.Or(pathErr("answers.folder", a.Folder, defaultLetters), pathErr("answers.copy", a.Copy, "~/Mail/Sent"))
	if err != nil {
		return nil, err
	}
	if a.From != "" {
		var problem mail.Problem
		if s.From, problem = mail.ParseFrom(a.From); problem != "" {
			return nil, errors.New(lang.Text("answers.from is %q; it can be a name and an address, like \"Olena Bondar <olena@example.com>\"", a.From))
		}
	}
	if _, problem := mail.Usable(a.Placeholder); a.Placeholder != "" && problem != "" {
		return nil, errors.New(lang.Text("answers.placeholder is %q; it can be an address alone, like \"none@example.com\"", a.Placeholder))
	}
	s.Sender = cmp.Or(a.Sender, s.From.Name)
	if s.Delay, err = time.ParseDuration(cmp.Or(a.Delay, defaultDelay)); err != nil || s.Delay < 0 || s.Delay > answers.LongestDelay {
		return nil, answers.DelayError("answers.delay", a.Delay)
	}
	if s.Hold, err = time.ParseDuration(cmp.Or(c.Interviews.Hold, defaultHold)); err != nil || s.Hold < time.Hour || s.Hold > longestHold {
		return nil, errors.New(lang.Text("interviews.hold is %q; it can be a time from 1h to 1440h, like \"72h\"", c.Interviews.Hold))
	}
	if s.Hours, err = answers.ParseHours(cmp.Or(a.Hours, defaultHours)); err != nil {
		return nil, lang.Errorf("answers.hours is %q: %w", a.Hours, err)
	}
	if s.Zone, _, err = a.zone(); err != nil {
		return nil, err
	}
	s.Disabled = c.lettersOff(s)
	return s, nil
}

// zone returns the zone of the hours, and where it comes from.
func (a Answers) zone() (zone *time.Location, from string, err error) {
	for _, of := range []struct{ from, name string }{{"answers.zone", a.Zone}, {"TZ", strings.TrimPrefix(os.Getenv("TZ"), ":")}} {
		if of.name == "" {
			continue
		}
		zone, err := time.LoadLocation(of.name)
		switch {
		case err == nil && of.name != "Local": // that is no name of a zone
			return zone, of.from, nil
		case of.from == "answers.zone":
			return nil, "", errors.New(lang.Text("answers.zone is %q, which is not known on this computer; it can be a name like \"Europe/Kyiv\"", of.name))
		}
	}
	return time.Local, zoneOfHost, nil
}

// ZoneFrom is where the zone of the hours comes from: answers.zone, TZ, or this computer.
func (a Answers) ZoneFrom() string {
	_, from, _ := a.zone() // a loaded configuration has no error here
	if from == zoneOfHost {
		return lang.Text("this computer's zone")
	}
	return from
}

// lettersOff returns why no letter leaves on this computer; "" if letters leave.
func (c *Config) lettersOff(s *answers.Settings) string {
	switch {
	case s.Way == answers.Program && len(s.Program) == 0 && c.Limits.Restricted:
		return lang.Text("this host is restricted, and its configuration names no mail program")
	case s.Way == answers.Program && len(s.Program) == 0:
		return lang.Text("answers.program names no program")
	case s.Way == answers.Mailto && c.Limits.Restricted:
		return lang.Text("this host is restricted: no link is opened here")
	}
	for key, folder := range map[string]string{"answers.folder": s.Folder, "answers.copy": s.Copy} {
		if (key == "answers.folder") == (s.Way == answers.Program) || folder == "" {
			continue
		}
		if base, inside, err := c.Confined(folder); err != nil {
			return err.Error()
		} else if !inside {
			return lang.Text("this host is restricted: %s has to be below %s", key, base)
		}
	}
	return ""
}

// Confined reports whether a path may be used: in restricted mode only paths below cv.dir, which is the base. It follows
// links first.
func (c *Config) Confined(path string) (base string, inside bool, err error) {
	if !c.Limits.Restricted {
		return "", true, nil
	}
	if base, err = filesystem.Resolve(filesystem.Expand(c.CV.Dir)); err != nil {
		return "", false, err
	}
	to, err := filesystem.Resolve(path)
	if err != nil {
		return base, false, err
	}
	rel, err := filepath.Rel(base, to)
	return base, err == nil && rel != ".." && !strings.HasPrefix(rel, ".."+string(filepath.Separator)), nil
}
