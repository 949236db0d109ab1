package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDraftsOfARestrictedHostGoBelowItsFolder, and so do copies, wherever links lead.
func TestDraftsOfARestrictedHostGoBelowItsFolder(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	inside, outside := filepath.Join(dir, "cvs"), filepath.Join(dir, "home")
	for _, folder := range []string{inside, outside} {
		if err := os.Mkdir(folder, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	for link, to := range map[string]string{filepath.Join(inside, "out"): outside, filepath.Join(outside, "in"): inside} {
		if err := os.Symlink(to, link); err != nil {
			t.Fatal(err)
		}
	}
	for folder, leaves := range map[string]bool{
		filepath.Join(inside, "letters"): true, filepath.Join(outside, "in", "letters"): true,
		filepath.Join(outside, "letters"): false, filepath.Join(inside, "out", "letters"): false, inside + "-not": false,
	} {
		for _, restricted := range []bool{true, false} {
			c := Default()
			c.Answers.Folder, c.CV.Dir, c.Limits.Restricted = folder, inside, restricted
			s, err := c.Letters()
			if err != nil {
				t.Fatal(err)
			}
			if off := s.Disabled != ""; off != (restricted && !leaves) {
				t.Errorf("%s, restricted is %t: %q", folder, restricted, s.Disabled)
			}
			c.Answers.Way, c.Answers.Program, c.Answers.Folder, c.Answers.Copy = "program", []string{"msmtp", "-t"}, "", folder
			if s, err = c.Letters(); err != nil {
				t.Fatal(err)
			}
			if off := s.Disabled != ""; off != (restricted && !leaves) {
				t.Errorf("copies in %s, restricted is %t: %q", folder, restricted, s.Disabled)
			}
		}
	}
}

// TestProgramAndFolderOfLettersDoNotDependOnTheCurrentFolder: a timer starts elsewhere.
func TestProgramAndFolderOfLettersDoNotDependOnTheCurrentFolder(t *testing.T) {
	for _, c := range []struct {
		a    Answers
		want string
	}{
		{Answers{Folder: "Letters"}, "answers.folder"},
		{Answers{Program: []string{"bin/msmtp", "-t"}}, "answers.program"},
		{Answers{Program: []string{"./msmtp"}}, "answers.program"},
		{Answers{Program: []string{"msmtp", "-t"}, Folder: "~/Letters"}, ""},
		{Answers{Program: []string{"/usr/bin/msmtp", "-t"}, Folder: "/srv/letters"}, ""},
	} {
		config := Default()
		config.Answers = c.a
		_, err := config.Letters()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c.a, err)
		}
	}
}

// TestZoneAndPlaceholderOfLettersAreNames, which "Local" and a part of an address are not.
func TestZoneAndPlaceholderOfLettersAreNames(t *testing.T) {
	for _, c := range []struct {
		a    Answers
		want string
	}{
		{Answers{Zone: "Local"}, "answers.zone"}, {Answers{Zone: "Kyiv"}, "answers.zone"}, {Answers{Zone: "../UTC"}, "answers.zone"}, {Answers{Zone: "Europe/Kyiv"}, ""}, {Answers{Zone: "UTC"}, ""},
		{Answers{Placeholder: "placeholder"}, "answers.placeholder"}, {Answers{Placeholder: "Board <x@example.com>"}, "answers.placeholder"}, {Answers{Placeholder: "*@example.com"}, "answers.placeholder"}, {Answers{Placeholder: "x@example.com"}, ""},
	} {
		config := Default()
		config.Answers = c.a
		_, err := config.Letters()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c.a, err)
		}
	}
}

// TestLettersLeaveByDayUnlessSetOtherwise.
func TestLettersLeaveByDayUnlessSetOtherwise(t *testing.T) {
	for hours, want := range map[string][2]int{"": {8 * 60, 20 * 60}, "09:30-17:00": {9*60 + 30, 17 * 60}, "00:00-24:00": {0, 24 * 60}, "08:00-24:00": {8 * 60, 24 * 60}} {
		c := Default()
		c.Answers.Hours = hours
		s, err := c.Letters()
		if err != nil || s.Hours.From != want[0] || s.Hours.To != want[1] {
			t.Errorf("%q: %v %v", hours, s, err)
		}
	}
}
