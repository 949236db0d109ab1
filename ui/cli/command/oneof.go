package command

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/model"
)

// Choice is a flag that takes one of some words, or several of them with commas, in any case. A word may have a name
// behind a tab, which the flag takes, too. The shell completes the words.
type Choice struct {
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

// OneOf adds a flag that takes one of some words. It also takes "" if to holds "".
func OneOf[T ~string](f *pflag.FlagSet, to *T, name, usage string, of ...cobra.Completion) {
	c := &Choice{of: of, optional: *to == "", set: func(words []string) { *to = T(words[0]) }}
	if !c.optional {
		c.chosen = []string{string(*to)}
	}
	f.Var(c, name, usage)
}

// SomeOf adds a flag that takes some of some words.
func SomeOf(f *pflag.FlagSet, to *[]string, name, usage string, of ...cobra.Completion) {
	f.Var(&Choice{of: of, several: true, optional: true, set: func(words []string) { *to = append(*to, words...) }}, name, usage)
}

func (c *Choice) Type() string   { return "choice" }
func (c *Choice) String() string { return strings.Join(c.chosen, ",") }

func (c *Choice) Set(typed string) error {
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
				return &notOneOf{part, c.Words()}
			}
			parts[i] = c.Words()[at]
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

// Words are the words without their names.
func (c *Choice) Words() (out []string) {
	for _, of := range c.of {
		word, _, _ := strings.Cut(of, "\t")
		out = append(out, word)
	}
	return out
}

// Countries are the countries of the service, with their names.
func Countries() (out []cobra.Completion) {
	for _, c := range model.Countries() {
		out = append(out, cobra.CompletionWithDesc(string(c), c.Name()))
	}
	return out
}
