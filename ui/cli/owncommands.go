package cli

import (
	"slices"
	"time"

	"shortlist/config"
	"shortlist/ui/action"
	"shortlist/ui/external"
)

// ownCommands returns the commands of the configuration as the dashboard runs them.
func ownCommands(configured []config.Command) (out []external.Command) {
	outputs := map[string]external.OutputTo{"notice": external.Notice, "box": external.Box, "note": external.Note, "none": external.Dropped}
	for _, c := range configured {
		own := external.Command{
			Name: c.Name, Applicant: c.Place == "applicant", Program: expanded(c.Program), Output: outputs[c.Output],
			Timeout: time.Duration(c.Timeout) * time.Second,
		}
		if c.Key != "" {
			own.Keys = action.Keys{c.Key}
		}
		for _, p := range c.Prompts {
			own.Prompts = append(own.Prompts, external.Prompt{Name: p.Name, Choices: p.Choices, From: expanded(p.ChoicesFrom)})
		}
		out = append(out, own)
	}
	return out
}

// expanded returns a program and its arguments with the whole path of the program.
func expanded(argv []string) []string {
	out := slices.Clone(argv)
	if len(out) > 0 {
		out[0] = config.Expand(out[0])
	}
	return out
}
