package cli

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/ui"
)

func TestTheLocaleChoosesThePeopleOfTheDemo(t *testing.T) {
	for _, c := range []struct {
		all, messages, lang string
		scenario            string
		country             model.Country
	}{
		{"", "", "", "demo-en", model.Ukraine},
		{"", "", "C.UTF-8", "demo-en", model.Ukraine},
		{"", "", "en_GB.UTF-8", "demo-en", model.Ukraine},
		{"", "", "uk_UA.UTF-8", "demo", model.Ukraine},
		{"", "", "hu", "demo-hu", model.Hungary},
		{"", "ro_RO.UTF-8", "en_GB.UTF-8", "demo-ro", model.Romania},
		{"de_DE.UTF-8", "ro_RO.UTF-8", "uk_UA.UTF-8", "demo-en", model.Ukraine},
	} {
		env := map[string]string{"LC_ALL": c.all, "LC_MESSAGES": c.messages, "LANG": c.lang}
		if s, k := demoPeople(func(name string) string { return env[name] }); s != c.scenario || k != c.country {
			t.Errorf("%v: %s in %s", env, s, k)
		}
	}
}

func TestTheDemoEndsWithThreeCommandsThatExist(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.terminal = true
	d.dashboard = func(context.Context, ui.Options) error { return nil }
	out := regexp.MustCompile("\x1b\\[\\d*m").ReplaceAllString(d.must("demo").out, "")
	commands := 0
	for line := range strings.Lines(out) {
		command, ok := strings.CutPrefix(line, "  shortlist")
		if !ok {
			continue
		}
		commands++
		command, _, _ = strings.Cut(command, "   ")
		d.must(append(strings.Fields(command), "--help")...)
	}
	if commands != 3 {
		t.Errorf("%d commands:\n%s", commands, out)
	}
	d.dashboard = func(context.Context, ui.Options) error { return errors.New("the screen broke") }
	if r := d.run("demo"); r.out != "" {
		t.Errorf("printed after a failure: %s", r.out)
	}
}
