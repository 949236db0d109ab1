package cli

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/text"
)

func TestTheLanguageChoosesThePeopleOfTheDemo(t *testing.T) {
	for _, c := range []struct {
		texts               lang.Language
		all, messages, lang string
		scenario            string
		country             model.Country
	}{
		{lang.English, "", "", "", "demo-en", model.Ukraine},
		{lang.English, "", "", "C.UTF-8", "demo-en", model.Ukraine},
		{lang.English, "", "", "en_GB.UTF-8", "demo-en", model.Ukraine},
		{lang.English, "", "", "uk_UA.UTF-8", "demo", model.Ukraine},
		{lang.English, "", "", "hu", "demo-hu", model.Hungary},
		{lang.English, "", "ro_RO.UTF-8", "en_GB.UTF-8", "demo-ro", model.Romania},
		{lang.English, "de_DE.UTF-8", "ro_RO.UTF-8", "uk_UA.UTF-8", "demo-en", model.Ukraine},
		{lang.Ukrainian, "", "", "C.UTF-8", "demo", model.Ukraine},
		{lang.Hungarian, "", "", "ro_RO.UTF-8", "demo-hu", model.Hungary},
	} {
		env := map[string]string{"LC_ALL": c.all, "LC_MESSAGES": c.messages, "LANG": c.lang}
		if s, k := demoPeople(c.texts, func(name string) string { return env[name] }); s != c.scenario || k != c.country {
			t.Errorf("%s, %v: %s in %s", c.texts.Name(), env, s, k)
		}
	}
}

func TestTheDemoEndsWithThreeCommandsThatExist(t *testing.T) {
	modeltest.InEveryLanguage(t)
	d := newDesk(t, sandbox.Options{})
	d.terminal, d.width = true, 80
	d.dashboard = func(context.Context, ui.Options) error { return nil }
	out := regexp.MustCompile("\x1b\\[\\d*m").ReplaceAllString(d.must("demo").out, "")
	commands := 0
	for line := range strings.Lines(out) {
		if wide := text.Width(strings.TrimSuffix(line, "\n")); wide > 80 {
			t.Errorf("%d columns: %s", wide, line)
		}
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
