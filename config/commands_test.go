package config

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/model/modeltest"
)

const mailing = `
[[commands]]
name = "Mail"
key = "M"
place = "applicant"
program = ["~/bin/mail", "--job={job.id}", "{application.id}", "{prompt.subject}", "{.name}"]
prompts = [
  { name = "template", kind = "choice", choices_from = ["mail-templates", "{job.id}"] },
  { name = "subject" },
]
output = "note"
timeout = 5

[[commands]]
name = "Advertise"
place = "job"
program = ["advertise"]
[[commands.prompts]]
name = "where"
kind = "choice"
choices = ["page", "board"]
`

func TestCommandsAreReadWithTheirPrompts(t *testing.T) {
	dir := home(t)
	path := filepath.Join(dir, "c.toml")
	write(t, path, mailing, 0o600)
	got, err := Load(path)
	modeltest.Must(t, err)
	want := []Command{
		{
			Name: "Mail", Key: "M", Place: "applicant", Output: "note", Timeout: 5,
			Program: []string{"~/bin/mail", "--job={job.id}", "{application.id}", "{prompt.subject}", "{.name}"},
			Prompts: []Prompt{{Name: "template", Kind: "choice", ChoicesFrom: []string{"mail-templates", "{job.id}"}}, {Name: "subject"}},
		},
		{Name: "Advertise", Place: "job", Program: []string{"advertise"}, Prompts: []Prompt{{Name: "where", Kind: "choice", Choices: []string{"page", "board"}}}},
	}
	if diff := cmp.Diff(want, got.Commands); diff != "" {
		t.Error(diff)
	}
}

// TestAWrongCommandIsReportedWithItsLine: the command before it is correct.
func TestAWrongCommandIsReportedWithItsLine(t *testing.T) {
	dir := home(t)
	path := filepath.Join(dir, "c.toml")
	first := "[[commands]]\nname = 'First'\nplace = 'job'\nprogram = ['true']\n"
	for text, want := range map[string]string{
		"name = 'Mail'\nplac = 'job'": `:7: unknown setting "commands.plac"; did you mean "commands.place"?`,
		"name = 'Mail'\nplace = 'applicant'\nprogram = ['true']\nprompts = [{ name = 'a', kid = 'text' }]":                                  `:9: unknown setting "commands.kid"`,
		"name = 'Mail'\nplace = 1\nprogram = ['true']":                                                                                      ":7: commands.place must be text in quotes, not a number",
		"name = 'Mail'\nplace = 'job'\nprogram = 'true'":                                                                                    ":8: commands.program must be a list of texts",
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\ntimeout = '5s'":                                                                  ":9: commands.timeout must be a whole number, not text",
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\ntimeout = 601":                                                                   `:9: commands."Mail".timeout is 601; it can be a number of seconds from 1 to 600`,
		"name = ''\nplace = 'job'":                                                                                                          ":6: commands.name is",
		"name = \"a\\u001b[2J\"\nplace = 'job'":                                                                                             ":6: commands.name is",
		"name = 'First'\nplace = 'job'\nprogram = ['true']":                                                                                 `:6: commands."First" is there twice`,
		"name = 'Mail'\nprogram = ['true']":                                                                                                 `:5: commands."Mail".place is ""; it can be job or applicant`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\noutput = 'mail'":                                                                 `:9: commands."Mail".output is "mail"; it can be notice, box, note or none`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\noutput = 'note'":                                                                 `:9: commands."Mail".output is "note"`,
		"name = 'Mail'\nplace = 'job'":                                                                                                      `:5: commands."Mail".program names no program`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['bin/mail']":                                                                              `:8: commands."Mail".program begins with "bin/mail"`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['{prompt.a}']\nprompts = [{ name = 'a' }]":                                                `:8: commands."Mail".program begins with "{prompt.a}"`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true', '{application.id}']":                                                              `:8: commands."Mail".program has {application.id}; the placeholders here are {job.id}, {job.title}`,
		"name = 'Mail'\nplace = 'applicant'\nprogram = ['true', '{applicant.name}']":                                                        `:8: commands."Mail".program has {applicant.name}`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true', '{prompt.b}']\nprompts = [{ name = 'a' }]":                                        `:8: commands."Mail".program has {prompt.b}`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\nprompts = [{ name = 'a' }, { name = 'a' }]":                                      `:9: commands."Mail".prompts."a" is there twice`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\n[[commands.prompts]]\nname = 'A b'":                                              `:10: commands."Mail".prompts.name is "A b"`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\n[[commands.prompts]]\nname = 'a'\nkind = 'list'":                                 `:11: commands."Mail".prompts."a".kind is "list"; it can be text or choice`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\nprompts = [{ name = 'a', kind = 'choice' }]":                                     `:9: commands."Mail".prompts."a" needs choices or choices_from`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\nprompts = [{ name = 'a', choices = ['b'] }]":                                     `:9: commands."Mail".prompts."a" has choices`,
		"name = 'Mail'\nplace = 'job'\nprogram = ['true']\nprompts = [{ name = 'a', kind = 'choice', choices_from = ['x', '{prompt.a}'] }]": `:9: commands."Mail".prompts."a".choices_from has {prompt.a}`,
	} {
		write(t, path, first+"[[commands]]\n"+text+"\n", 0o600)
		problems, err := Check(path)
		modeltest.Must(t, err)
		if !slices.ContainsFunc(problems, func(p Problem) bool { return strings.HasPrefix(p.String(), path+want) }) {
			t.Errorf("%q: %v, want %s", text, problems, want)
		}
		if _, err := Load(path); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	write(t, path, "commands = 3\n", 0o600)
	if problems, err := Check(path); err != nil || len(problems) != 1 || problems[0].String() != path+":1: commands must be a section, like [[commands]], not a number" {
		t.Errorf("%v, %v", problems, err)
	}
}

// TestTheHostsCommandsStayBesideThePersons, unless the person has one of the same name.
func TestTheHostsCommandsStayBesideThePersons(t *testing.T) {
	command := func(name, program string) string {
		return fmt.Sprintf("[[commands]]\nname = %q\nplace = 'job'\nprogram = [%q]\n", name, program)
	}
	hosts(t, command("Mail", "host-mail")+command("Page", "host-page"))
	own := place(t, filepath.Join(t.TempDir(), "own.toml"), command("Mail", "my-mail"))
	c, err := Load(own)
	modeltest.Must(t, err)
	var got []string
	for _, command := range c.Commands {
		got = append(got, command.Name+" "+command.Program[0])
	}
	if diff := cmp.Diff([]string{"Page host-page", "Mail my-mail"}, got); diff != "" {
		t.Error(diff)
	}
}
