package cli

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"shortlist/assets"
	"shortlist/config"
	"shortlist/ui/cli/command"
)

// TestTheManualIsComplete: every command, flag, setting, exit code, variable and file.
func TestTheManualIsComplete(t *testing.T) {
	d := bareDesk(t)
	page := d.must("man").out
	plain := strings.NewReplacer(`\-`, "-", `\(aq`, "'", `\(ti`, "~", `\&`, "", `\(dq`, `"`).Replace(page)
	for _, section := range []string{
		"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "CONFIGURATION", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES",
	} {
		if n := strings.Count(page, `.SH "`+section+`"`); n != 1 {
			t.Errorf("%d sections %s", n, section)
		}
	}
	for _, c := range everyCommand(d) {
		if c.Hidden || !c.Runnable() || c.HasSubCommands() || c.Name() == "help" || c.HasParent() && c.Parent().Name() == "completion" {
			continue
		}
		has(t, plain, c.CommandPath())
		if long := strings.Fields(c.Long); len(long) > 4 {
			if !strings.Contains(strings.Join(strings.Fields(plain), " "), strings.Join(long[:5], " ")) {
				t.Errorf("%s is not described at length", c.CommandPath())
			}
		}
	}
	for _, key := range config.Keys() {
		if parts := strings.Split(key, "."); !strings.Contains(plain, parts[len(parts)-1]) {
			t.Errorf("%s is not in it", key)
		}
	}
	for _, code := range []int{command.ExitDone, command.ExitFailed, command.ExitUsage, command.ExitSignIn, command.ExitNotYours, command.ExitRefused, command.ExitNetwork, command.ExitUnknown, command.ExitInterrupted} {
		has(t, page, `\fB`+command.Number(int64(code))+`\fR`)
	}
	has(t, strings.Join(strings.Fields(plain), " "), "SHORTLIST_PASSWORD", "$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", "Java does not find JavaScript", "create:lost,count=1", "--description-file")
	request := regexp.MustCompile(`^\.(TH|SH|SS|PP|TP|RS|RE|nf|fi|B)\b`)
	for line := range strings.Lines(page) {
		if (line[0] == '.' || line[0] == '\'') && !request.MatchString(line) {
			t.Errorf("a line of text is taken for a request: %q", line)
		}
		if strings.HasPrefix(line, ".TH") && strings.Contains(line, time.Now().Format("2006-01")) && versionOf(&command.App{}).date.IsZero() {
			t.Errorf("the day of printing is in %s", line)
		}
	}
}

func TestTheExampleConfigurationCanBeRead(t *testing.T) {
	d := bareDesk(t)
	d.configure(assets.Config)
	has(t, d.must("accounts").out, "acme")
}
