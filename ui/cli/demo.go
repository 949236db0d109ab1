package cli

import (
	"cmp"
	"context"
	"os"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/cli/applicants"
	"shortlist/ui/cli/command"
	"shortlist/ui/intent"
)

func demoCommand(a *command.App) *cobra.Command {
	var d command.Demo
	cmd := &cobra.Command{
		Use:   "demo",
		Short: lang.Text("Open the dashboard on an embedded service with fictional data"),
		Long: lang.Text(`Open the dashboard on an embedded service with fictional data. The service runs in memory: it opens
no port, uses no file of yours, and ends when you quit. A CV that you save in the demo is a real file.`),
		Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			return runDemo(ctx, a, d)
		}),
	}
	f := cmd.Flags()
	command.OneOf(f, &d.Scenario, "scenario", lang.Text("name of the data: %s (default: the demo in your language, or in English)", strings.Join(sandbox.Scenarios(), ", ")), sandbox.Scenarios()...)
	command.OneOf(f, &d.Country, "country", lang.Text("country of the service: ua, ro or hu (default: that of the people, or ua)"), command.Countries()...)
	f.StringVar(&d.CVDir, "dir", "", applicants.SayCVDir())
	f.BoolVar(&a.Linear, "linear", false, sayFlagLinear())
	command.TakesPaths(cmd, "dir")
	return cmd
}

func runDemo(ctx context.Context, a *command.App, d command.Demo) error {
	a.Config = a.Limited() // the demo works with a broken configuration too
	if err := needTerminal(a, a.Config); err != nil {
		return err
	}
	o, err := dashboardOptions(a, a.Config)
	if err != nil {
		return err
	}
	if o.Opened, err = openDemo(a, d, a.Config); err != nil {
		return err
	}
	return showDashboard(ctx, a, o)
}

// showNext prints the commands that go on from the demo. A failure to print them is
// not a failure of the demo: the terminal may be closed.
func showNext(a *command.App) {
	p := helpPage{width: a.ProseWidth(), styled: a.Styled()}
	p.list(lang.Text("The demo has ended. To continue:"), []named{
		{"shortlist", lang.Text("sign in to your job board and see who applied")},
		{"shortlist guide reviewing", lang.Text("how to read CVs, decide, compare and search")},
		{"shortlist sandbox", lang.Text("the same service on an address, for scripts")},
	})
	if a.Printf("%s\n", p.String()) != nil {
		a.ForgetFailedWrite()
	}
}

func openDemo(a *command.App, d command.Demo, c *config.Config) (intent.Opened, error) {
	a.InDemo.Store(true)
	if d.Scenario == "" {
		people, country := demoPeople(lang.Current(), os.Getenv)
		d.Scenario, d.Country = people, cmp.Or(d.Country, country)
	}
	d.ReadOnly, d.Restricted = a.ReadOnly || c.Limits.ReadOnly, c.Limits.Restricted
	d.CVDir, d.CVName = filesystem.Expand(cmp.Or(d.CVDir, c.CV.Dir)), c.CV.Name
	opened, err := a.Deps.Demo(d)
	if err != nil {
		return intent.Opened{}, err
	}
	shut := sync.OnceValue(opened.Close)
	a.Closers = append(a.Closers, shut)
	return intent.Opened{Account: opened.Account, Labels: model.LabelsBoth, IsDemo: true, Close: shut}, nil
}

// demoPeople returns the scenario in the person's language, and its country: the language of the texts, or that of the
// locale if the texts are in English. A language without a demo of its own gets the English one.
func demoPeople(texts lang.Language, env func(string) string) (scenario string, country model.Country) {
	if texts == lang.English {
		texts, _ = lang.Parse(cmp.Or(env("LC_ALL"), env("LC_MESSAGES"), env("LANG")))
	}
	countries := map[lang.Language]model.Country{lang.Ukrainian: model.Ukraine, lang.Romanian: model.Romania, lang.Hungarian: model.Hungary}
	if country, ok := countries[texts]; ok {
		return sandbox.Demo(country), country
	}
	return sandbox.English, model.Ukraine
}
