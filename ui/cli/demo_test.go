package cli

import (
	"testing"

	"shortlist/model"
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
