package action

import (
	"errors"
	"slices"

	"shortlist/model/lang"
)

// Own is one of the person's own commands, as the keymap knows it.
type Own struct {
	Name      string
	Key       string // "": it has none
	Applicant bool   // it is about an applicant; else about a job
}

// place is where the command is possible.
func (o Own) place() place {
	if o.Applicant {
		return applicants | profile | reader
	}
	return jobs
}

// BindOwn makes the newer actions give way to own commands. It returns an error if a command's key is no key, or if an
// action or another command has it in the same place. Rebind has to be called first.
func BindOwn(own []Own) error {
	changed := Changes()
	for _, o := range own {
		giveWay(table(), o.place(), Keys{o.Key}, func(name string) bool {
			return slices.ContainsFunc(changed, func(c Changed) bool { return c.Name == name })
		})
	}
	all := append(table(),
		bound{"next", &Next, jobs, false}, bound{"previous", &Previous, jobs, false}, // also in the pane of the shown job
		bound{"profile-or-cv", &ProfileOrCV, reader, true}, bound{"tab", &Keys{"1", "2", "3", "4", "5", "6", "7", "8", "9"}, lists, true},
	)
	for i, o := range own {
		switch {
		case o.Key == "":
			continue
		case !isKey(o.Key):
			return errors.New(lang.Text("the command %q has %q, which is no key; keys are written as M, ?, f7, ctrl+s or alt+x", o.Name, o.Key))
		}
		if taken := slices.IndexFunc(all, func(b bound) bool { return b.place&o.place() != 0 && b.keys.Has(o.Key) }); taken >= 0 {
			return errors.New(lang.Text("the command %q and keys.%s have the key %q together; change one of them", o.Name, all[taken].name, o.Key))
		}
		for _, other := range own[:i] {
			if other.Key == o.Key && other.Applicant == o.Applicant {
				return errors.New(lang.Text("the commands %q and %q have the key %q together; change one of them", other.Name, o.Name, o.Key))
			}
		}
	}
	return nil
}
