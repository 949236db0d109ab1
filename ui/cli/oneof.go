package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/model"
	"shortlist/ui/export"
)

// choice is a flag that takes one of some words, or several of them with commas, in any case. A word may have a name
// behind a tab, which the flag takes, too. The shell completes the words.
type choice struct {
	of       []cobra.Completion
	several  bool
	optional bool
	chosen   []string
	set      func(words []string)
}

// notOneOf is the error of a value that is not one of the words.
type notOneOf struct {
	typed string
	words []string
}

func (e *notOneOf) Error() string { return e.typed }

// oneOf adds a flag that takes one of some words. It also takes "" if to holds "".
func oneOf[T ~string](f *pflag.FlagSet, to *T, name, usage string, of ...cobra.Completion) {
	c := &choice{of: of, optional: *to == "", set: func(words []string) { *to = T(words[0]) }}
	if !c.optional {
		c.chosen = []string{string(*to)}
	}
	f.Var(c, name, usage)
}

// someOf adds a flag that takes some of some words.
func someOf(f *pflag.FlagSet, to *[]string, name, usage string, of ...cobra.Completion) {
	f.Var(&choice{of: of, several: true, optional: true, set: func(words []string) { *to = append(*to, words...) }}, name, usage)
}

func (c *choice) Type() string   { return "choice" }
func (c *choice) String() string { return strings.Join(c.chosen, ",") }

func (c *choice) Set(typed string) error {
	parts := []string{typed}
	if c.several {
		parts = strings.Split(typed, ",")
	}
	if typed != "" || !c.optional {
		for i, part := range parts {
			at := slices.IndexFunc(c.of, func(of string) bool {
				word, name, named := strings.Cut(of, "\t")
				return strings.EqualFold(part, word) || named && strings.EqualFold(part, name)
			})
			if at < 0 {
				return &notOneOf{part, c.words()}
			}
			parts[i] = c.words()[at]
		}
	} else if c.several {
		parts = nil
	}
	c.chosen = append(c.chosen, parts...)
	if !c.several {
		c.chosen = parts
	}
	c.set(parts)
	return nil
}

// words are the words without their names.
func (c *choice) words() (out []string) {
	for _, of := range c.of {
		word, _, _ := strings.Cut(of, "\t")
		out = append(out, word)
	}
	return out
}

// countries are the countries of the service, with their names.
func countries() (out []cobra.Completion) {
	for _, c := range model.Countries() {
		out = append(out, cobra.CompletionWithDesc(string(c), c.Name()))
	}
	return out
}

// formats are the formats of an export, with their descriptions.
func formats() (out []cobra.Completion) {
	for _, f := range export.Formats() {
		out = append(out, cobra.CompletionWithDesc(string(f), f.String()))
	}
	return out
}

// parts are the parts that an export can leave out.
func parts() (out []cobra.Completion) {
	for _, p := range export.Parts() {
		out = append(out, string(p))
	}
	return out
}

// statuses are the statuses of a job, with their names in the dashboard.
func statuses() (out []cobra.Completion) {
	for _, s := range []model.JobStatus{model.Activated, model.PreActivated, model.Stopped, model.Deactivated, model.Deleted} {
		out = append(out, cobra.CompletionWithDesc(string(s), s.Label()))
	}
	return out
}
