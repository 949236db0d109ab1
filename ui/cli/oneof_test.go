package cli

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/api/sandbox"
	"shortlist/ui/cli/command"
)

// TestAFlagOfAFewWordsTakesNoOther on any command, whether the command uses the flag or not. A word is taken in any case.
func TestAFlagOfAFewWordsTakesNoOther(t *testing.T) {
	d := bareDesk(t)
	found := map[string]bool{}
	var visit func(cmd *cobra.Command)
	visit = func(cmd *cobra.Command) {
		for _, sub := range cmd.Commands() {
			visit(sub)
		}
		cmd.InheritedFlags() // the flags of the commands above become its own
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			c, ok := f.Value.(*command.Choice)
			if !ok || cmd.DisableFlagParsing {
				return
			}
			found[f.Name] = true
			r := d.fails(command.ExitUsage, "--"+f.Name+` cannot be "odd"; choose `+c.Words()[0], append(command.Path(cmd), "--"+f.Name, "odd")...)
			for _, word := range c.Words() {
				has(t, r.err, word)
				if err := c.Set(strings.ToLower(word)); err != nil || !strings.Contains(c.String(), word) {
					t.Errorf("--%s %s: %v, chosen is %s", f.Name, word, err, c)
				}
			}
		})
	}
	visit(treeOf(&command.App{}))
	for _, name := range []string{"status", "log-level", "format", "separator", "verdict", "without", "country", "scenario", "callback-method", "apply-without"} {
		if !found[name] {
			t.Errorf("--%s takes any word", name)
		}
	}
}

// TestAnyWrongWordOfSeveralIsNamed, and the right ones of several flags are all taken.
func TestAnyWrongWordOfSeveralIsNamed(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-barista")
	for _, wrong := range [][]string{{"--verdict", "yes,odd"}, {"--verdict", "yes", "--verdict", "odd"}, {"--verdict", "odd,no"}} {
		d.fails(command.ExitUsage, `--verdict cannot be "odd"; choose yes, maybe, no or none`, append([]string{"applicants", "export", job}, wrong...)...)
	}
	d.fails(command.ExitUsage, `--verdict cannot be ""; choose yes`, "applicants", "export", job, "--verdict", "yes,")
	whole := d.must("applicants", "export", job).out
	for _, all := range [][]string{{"--verdict", "yes,none"}, {"--verdict", "yes", "--verdict", "NONE"}, {"--verdict", ""}, {"--format", ""}, {"--format", "CSV"}} {
		if got := d.must(append([]string{"applicants", "export", job}, all...)...).out; got != whole {
			t.Errorf("%q exports %d bytes, want %d", all, len(got), len(whole))
		}
	}
	d.fails(command.ExitUsage, `--separator cannot be ""; choose , or ;`, "applicants", "export", job, "--separator", "")
}
