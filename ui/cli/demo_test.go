package cli

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/lang"
	"shortlist/ui"
)

func TestTheLanguageChoosesThePeopleOfTheDemo(t *testing.T) {
	for l, want := range map[lang.Language]string{lang.English: "demo-en ua", lang.Ukrainian: "demo ua", lang.Romanian: "demo-ro ro", lang.Hungarian: "demo-hu hu"} {
		if people, country := demoPeople(l); people+" "+string(country) != want {
			t.Errorf("%s: %s in %s", l.Code(), people, country)
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
