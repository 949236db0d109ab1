package ui

import (
	"context"
	"slices"
	"strings"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// welcome is what a person without an account sees: sign in, or try the demo.
type welcome struct {
	model   *Model
	form    bool // the sign-in form is open
	address textinput.Model
	email   textinput.Model
	secret  textinput.Model
	at      int
	host    string // where the password would go
	problem string // what is wrong with the address
	country model.Country
	task    load.Task
	err     string
}

func newWelcome(m *Model) *welcome {
	plain := func(placeholder string) textinput.Model {
		in := newPassword()
		in.EchoMode = textinput.EchoNormal
		in.Placeholder = placeholder
		return in
	}
	return &welcome{model: m, address: plain("ua.example.com"), email: plain("you@example.com"), secret: newPassword()}
}

func (w *welcome) inputs() []*textinput.Model {
	return []*textinput.Model{&w.address, &w.email, &w.secret}
}

// countryField is where the country is chosen, when the address does not say it;
// it stands behind the inputs.
const countryField = 3

// fields is how many there are.
func (w *welcome) fields() int {
	if w.host != "" && model.CountryOfHost(w.host) == "" {
		return countryField + 1
	}
	return countryField
}

func (w *welcome) focus(at int) {
	inputs := w.inputs()
	w.at = (at + w.fields()) % w.fields()
	for i, in := range inputs {
		if i == w.at {
			_ = in.Focus() // no blinking, so no command
		} else {
			in.Blur()
		}
	}
}

func (w *welcome) actions() []action.Action {
	if w.form {
		return []action.Action{
			{Keys: []string{"enter"}, Name: "next, then sign in", Rank: 1},
			{Keys: []string{"tab"}, Name: "next field", Rank: 2},
			{Keys: []string{"esc"}, Name: "back", Rank: 3},
		}
	}
	return []action.Action{
		{Keys: []string{"enter"}, Name: "sign in", Rank: 1},
		{Keys: []string{"d"}, Name: "try the demo", Rank: 2},
		{Keys: []string{"q"}, Name: "quit", Rank: 3},
	}
}

func (w *welcome) key(msg tea.KeyPressMsg) tea.Cmd {
	if w.task.Busy() {
		if msg.String() == "esc" {
			w.task.Cancel()
		}
		return nil
	}
	if !w.form {
		switch action.Key(msg) {
		case "enter", "s":
			w.form = true
			w.focus(0)
		case "d":
			return w.open(w.model.opts.Demo, true)
		case "q", "esc":
			return w.model.quit()
		}
		return nil
	}
	switch msg.String() {
	case "esc":
		w.form = false
	case "tab", "down":
		w.focus(w.at + 1)
	case "shift+tab", "up":
		w.focus(w.at - 1)
	case "enter":
		if w.at < w.fields()-1 {
			w.focus(w.at + 1)
			return nil
		}
		return w.send()
	case "left", "right", "space":
		if w.at == countryField {
			w.chooseCountry(msg.String() != "left")
			return nil
		}
		return w.update(msg)
	default:
		return w.update(msg)
	}
	return nil
}

func (w *welcome) paste(msg tea.PasteMsg) tea.Cmd {
	if !w.form || w.task.Busy() {
		return nil
	}
	return w.update(msg)
}

// chooseCountry goes round the countries; the unknown one is among them.
func (w *welcome) chooseCountry(forward bool) {
	all := append([]model.Country{""}, model.Countries()...)
	i := slices.Index(all, w.country)
	if forward {
		i++
	} else {
		i += len(all) - 1
	}
	w.country = all[i%len(all)]
}

func (w *welcome) update(msg tea.Msg) tea.Cmd {
	if w.at == countryField {
		return nil
	}
	in := w.inputs()[w.at]
	var cmd tea.Cmd
	*in, cmd = in.Update(msg)
	w.err, w.host, w.problem = "", "", ""
	if w.address.Value() != "" {
		host, err := w.model.opts.CheckAddress(w.address.Value())
		w.host = host
		if err != nil {
			w.problem = text.Sentence(err.Error())
		}
	}
	return cmd
}

func (w *welcome) send() tea.Cmd {
	switch {
	case w.address.Value() == "" || w.problem != "":
		w.focus(0)
		return nil
	case w.email.Value() == "":
		w.focus(1)
		return nil
	case w.secret.Value() == "":
		return nil
	}
	country := w.country
	if w.fields() <= countryField {
		country = ""
	}
	c := Credentials{BaseURL: w.address.Value(), Country: country, Email: w.email.Value(), Password: w.secret.Value()}
	return w.open(func(ctx context.Context) (*account.Account, error) { return w.model.opts.Connect(ctx, c) }, false)
}

func (w *welcome) open(open func(context.Context) (*account.Account, error), demo bool) tea.Cmd {
	w.err = ""
	return load.Run(w.model.desk.Group, &w.task, open, func(a *account.Account, err error) tea.Cmd {
		if err != nil {
			w.err = text.Sentence(err.Error())
			w.secret.SetValue("")
			return nil
		}
		w.model.opts.IsDemo = demo
		w.model.use(a)
		return w.model.start()
	})
}

// view draws the screen as height lines of width cells.
func (w *welcome) view(width, height int) []string {
	t := w.model.desk.Theme
	inner := min(width-4, 66)
	lines := []string{
		t.Heading.Render("Your applicants, in a terminal."),
		"",
	}
	lines = append(lines, styled(t.Text, "See who applied, read them, save their CVs; write jobs and publish them.", inner)...)
	lines = append(lines, "")
	if w.form {
		lines = append(lines, w.formView(inner)...)
	} else {
		lines = append(lines,
			t.Key.Render("enter")+t.Text.Render("  sign in to your job board's employer account"),
			t.Key.Render("d")+t.Text.Render("      try the demo: made-up people, nothing leaves this machine"),
			t.Key.Render("q")+t.Text.Render("      quit"))
	}
	switch {
	case w.task.Busy() && w.form:
		lines = append(lines, "", t.Warn.Render("Asking "+text.Line(w.host)+"…   esc stops"))
	case w.task.Busy():
		lines = append(lines, "", t.Warn.Render("One moment…"))
	case w.err != "":
		lines = append(append(lines, ""), styled(t.Bad, w.err, inner)...)
	}
	top := max((height-len(lines))/3, 0)
	left := strings.Repeat(" ", max((width-inner)/2, 0))
	out := desk.Fill(nil, width, top)
	for _, line := range lines {
		out = append(out, text.Fit(left+line, width))
	}
	return desk.Fill(out, width, height)
}

func (w *welcome) formView(width int) []string {
	t := w.model.desk.Theme
	var out []string
	for i, name := range []string{"Address", "E-mail", "Password"} {
		in := w.inputs()[i]
		in.SetWidth(width - 14)
		style := t.Dim
		if i == w.at {
			style = t.Field
		}
		out = append(out, style.Render(text.Fit(name, 10))+in.View())
	}
	if w.fields() > countryField {
		style, name := t.Dim, "not known"
		if w.at == countryField {
			style = t.Field
		}
		if w.country != "" {
			name = w.country.Name()
		}
		out = append(out, style.Render(text.Fit("Country", 10))+style.Render("‹ ")+t.Text.Render(name)+style.Render(" ›")+t.Dim.Render("  decides the currencies"))
	}
	switch {
	case w.problem != "":
		out = append(append(out, ""), styled(t.Warn, w.problem, width)...)
	case w.host != "":
		out = append(out, "", t.Dim.Render("The password goes to ")+t.Bold.Render(text.Line(w.host))+t.Dim.Render(" and nowhere else."))
	default:
		out = append(out, "", t.Dim.Render("The address of the service, as your job board told you."))
	}
	return out
}
