package accounts

import (
	"context"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Welcome offers to sign in, open an account or try the demo. Its form signs in.
type Welcome struct {
	env      *env.Env
	accounts intent.Accounts
	known    bool // accounts are set up to choose from

	form    bool // the sign-in form is open
	address widget.Input
	email   widget.Input
	secret  widget.Input
	at      int    // index of the field with the focus
	host    string // where the password would be sent; "" while the address is unusable
	problem string // what is wrong with the address
	country model.Country
	task    load.Task
	doing   string // what task does; "" if it signs in
	err     string
	missing string // asks for the field that must be typed first
}

// NewWelcome returns the screen. known reports whether accounts are set up to choose from.
func NewWelcome(e *env.Env, accounts intent.Accounts, known bool) *Welcome {
	w := &Welcome{env: e, accounts: accounts, known: known, address: widget.NewInput(lang.Text("ua.example.com")), email: widget.NewInput(lang.Text("you@example.com")), secret: widget.NewPassword()}
	if accounts.BaseURL != "" {
		w.address.Begin(accounts.BaseURL)
		w.checkAddress()
	}
	return w
}

// OpenForm opens the sign-in form for another account, at the first field that is empty.
func (w *Welcome) OpenForm() {
	w.form = true
	w.focus(min(len(w.address.Value()), 1))
}

// SignOut signs an account out, and opens the form with its details filled in, but not the password.
func (w *Welcome) SignOut(c intent.Choice) tea.Cmd {
	w.fill(c)
	return load.Act(w.env.Group, &w.task, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, w.accounts.SignOut(context.WithoutCancel(ctx), c.Name)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			w.err = text.Sentence(err.Error())
			return nil
		}
		return w.env.Notify(env.Good, lang.Text("Signed out of %s on this computer. Drafts and reviews are kept.", text.Line(c.Name)))
	})
}

// fill opens the form with the details of an account.
func (w *Welcome) fill(c intent.Choice) {
	w.form, w.known = true, true
	w.address.Begin(c.BaseURL)
	w.email.Begin(c.Email)
	w.country = c.Country
	w.checkAddress()
	w.focus(2)
	w.doing = lang.Text("Signing out of %s…", text.Line(c.Name))
}

func (w *Welcome) inputs() []*widget.Input {
	return []*widget.Input{&w.address, &w.email, &w.secret}
}

// countryField is the field after the inputs: the country, unless the address shows it.
const countryField = 3

// fields returns how many fields the form has.
func (w *Welcome) fields() int {
	if w.host != "" && model.CountryOfHost(w.host) == "" {
		return countryField + 1
	}
	return countryField
}

func (w *Welcome) focus(at int) {
	inputs := w.inputs()
	w.at, w.missing = (at+w.fields())%w.fields(), ""
	for i, in := range inputs {
		if i == w.at {
			in.Focus()
		} else {
			in.Blur()
		}
	}
}

// Actions implements screen.Screen.
func (w *Welcome) Actions() []action.Action {
	if w.form {
		out := []action.Action{
			{Keys: action.Accept, Label: sayNextField(), Rank: 1},
			{Keys: action.NextField, Label: sayNextField(), Rank: 3},
			{Keys: action.Back, Label: action.Label{Name: "back"}.Translated(), Rank: 4},
		}
		if w.at == w.fields()-1 {
			out[0].Label = saySignIn()
		} else {
			out = slices.Delete(out, 1, 2)
		}
		if w.at == countryField {
			out = append(out, action.Action{Keys: action.ChooseValue, Label: action.Label{Name: "choose the country"}.Translated(), Rank: 2})
		}
		return out
	}
	out := []action.Action{
		{Keys: action.Accept, Label: saySignIn(), Rank: 1},
		{Keys: action.TryDemo, Label: action.Label{Name: "try the demo"}.Translated(), Rank: 3},
		{Keys: action.Quit, Label: action.Label{Name: "quit"}.Translated(), Rank: 4},
	}
	if w.known {
		out = append(out, action.Action{Keys: action.PickAccount, Label: action.Label{Name: "accounts"}.Translated(), Rank: 2})
	}
	return out
}

// Globals implements screen.Screen.
func (w *Welcome) Globals() screen.Globals { return screen.None }

// Typing implements screen.Screen: every key is for Type.
func (w *Welcome) Typing() bool { return true }

// Prepare implements screen.Screen.
func (w *Welcome) Prepare(int) tea.Cmd { return nil }

// Type implements screen.Screen.
func (w *Welcome) Type(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return w.key(msg)
	case tea.PasteMsg:
		if w.form && !w.task.Busy() {
			w.typeIn(msg)
		}
	}
	return nil
}

func (w *Welcome) key(msg tea.KeyPressMsg) tea.Cmd {
	if w.task.Busy() {
		if action.Back.Has(msg.String()) {
			w.task.Cancel()
		}
		return nil
	}
	if !w.form {
		switch key := action.Key(msg); {
		case action.Accept.Has(key):
			w.OpenForm()
		case action.PickAccount.Has(key):
			if w.known {
				return w.env.Do(intent.OpenAccounts{})
			}
		case action.TryDemo.Has(key):
			return w.open(w.accounts.Demo)
		case action.Quit.Has(key), action.Back.Has(key):
			return w.env.Do(intent.Quit{})
		}
		return nil
	}
	switch key := msg.String(); {
	case action.Back.Has(key):
		w.form = false
		return w.env.Do(intent.CloseScreen{Screen: w})
	case action.NextField.Has(key), action.LineDown.Has(key):
		w.focus(w.at + 1)
	case action.PreviousField.Has(key), action.LineUp.Has(key):
		w.focus(w.at - 1)
	case action.Accept.Has(key):
		if w.at < w.fields()-1 {
			w.focus(w.at + 1)
			return nil
		}
		return w.send()
	case action.ChooseValue.Has(key), key == "space":
		if w.at == countryField {
			w.chooseCountry(!action.ValueLeft.Has(key))
		} else {
			w.typeIn(msg)
		}
	default:
		w.typeIn(msg)
	}
	return nil
}

// chooseCountry selects the next or previous country; before the first lies "no country".
func (w *Welcome) chooseCountry(forward bool) {
	all := append([]model.Country{""}, model.Countries()...)
	i := slices.Index(all, w.country)
	if forward {
		i++
	} else {
		i += len(all) - 1
	}
	w.country = all[i%len(all)]
}

// typeIn types a key or a paste into the field with the focus.
func (w *Welcome) typeIn(msg tea.Msg) {
	if w.at == countryField {
		return
	}
	w.inputs()[w.at].Type(msg)
	w.err, w.missing = "", ""
	w.checkAddress()
}

// checkAddress finds the host that would receive the password.
func (w *Welcome) checkAddress() {
	w.host, w.problem = "", ""
	if w.address.Value() != "" {
		host, err := w.accounts.CheckAddress(w.address.Value())
		w.host = host
		if err != nil {
			w.problem = text.Sentence(err.Error())
		}
	}
}

func (w *Welcome) send() tea.Cmd {
	for i, ask := range []string{sayTypeAddress(), lang.Text("Type your e-mail first."), lang.Text("Type your password first.")} {
		if w.inputs()[i].Value() == "" || i == 0 && w.problem != "" {
			w.focus(i)
			w.err, w.missing = "", ask
			return nil
		}
	}
	country := w.country
	if w.fields() <= countryField {
		country = ""
	}
	c := intent.Credentials{BaseURL: w.address.Value(), Country: country, Email: w.email.Value(), Password: w.secret.Value()}
	return w.open(func(ctx context.Context) (intent.Opened, error) { return w.accounts.Connect(ctx, c) })
}

func (w *Welcome) open(open func(context.Context) (intent.Opened, error)) tea.Cmd {
	w.err, w.missing, w.doing = "", "", ""
	return load.Act(w.env.Group, &w.task, open, func(o intent.Opened, err error) tea.Cmd {
		if err != nil {
			w.err = text.Sentence(account.Reason(err))
			if !account.Offline(err) {
				w.secret.SetValue("")
			}
			if w.form {
				w.focus(2)
			}
			return nil
		}
		return w.env.Do(intent.SwitchAccount{Opened: o, ByPassword: !o.IsDemo})
	})
}

// formRows is the height of the form: its fields, a blank, and three lines below. The introduction is drawn only above
// a form of full height, so that nothing moves while a person types.
const formRows = countryField + 1 + 1 + 3

// View implements screen.Screen. If rows are short, the introduction is left out. The
// message and the field with the focus always stay.
func (w *Welcome) View(width, height int) []string {
	t := w.env.Theme
	inner := min(width-4, 66)
	body, at, rows := w.choices(inner), 0, 0
	if w.form {
		body, at, rows = w.formView(inner), w.at, formRows
	}
	message := w.message(inner)
	if most := height - 2; len(message) > most {
		message = append(message[:most-1], t.Dim.Render("…"))
	}
	if len(message) > 0 && len(body)+len(message) < height {
		message = append([]string{""}, message...)
	}
	if fit := height - len(message); len(body) > fit {
		from := min(max(at-fit+1, 0), len(body)-fit)
		body = body[from : from+fit]
	}
	rows = max(rows, len(body)+len(message))
	head := []string{t.Heading.Render(sayHeadline()), ""}
	about := append(frame.Styled(t.Text, sayAbout(), inner), "")
	var lines []string
	for _, intro := range [][]string{slices.Concat(head, about), head} {
		if len(intro)+rows <= height {
			lines = intro
			break
		}
	}
	top := max((height-len(lines)-rows)/3, 0)
	left := strings.Repeat(" ", max((width-inner)/2, 0))
	out := widget.Fill(nil, width, top)
	for _, line := range slices.Concat(lines, body, message) {
		out = append(out, text.Fit(left+line, width))
	}
	return widget.Fill(out, width, height)
}

// offered returns the choices before the form is open.
func (w *Welcome) offered() []pair {
	choices := []pair{
		{action.Accept.String(), saySignInToBoard()},
		{action.PickAccount.String(), lang.Text("open an account that is set up on this computer")},
		{action.TryDemo.String(), lang.Text("try the demo: made-up people, nothing leaves this computer")},
		{action.Quit.String(), lang.Text("quit")},
	}
	if !w.known {
		choices = slices.Delete(choices, 1, 2)
	}
	return choices
}

// choices draws the choices before the form is open.
func (w *Welcome) choices(width int) []string {
	t := w.env.Theme
	var out []string
	for _, c := range w.offered() {
		key := t.Key.Render(text.Fit(c.key, 7))
		for _, line := range frame.Styled(t.Text, c.does, width-7) {
			out = append(out, key+line)
			key = strings.Repeat(" ", 7)
		}
	}
	return out
}

// message returns what is in progress, what went wrong, or which host receives the password.
func (w *Welcome) message(width int) []string {
	t, missing := w.env.Theme, w.missing
	if w.at == 2 && w.host == "" {
		missing = sayTypeAddress()
	}
	switch {
	case w.task.Busy() && w.doing != "":
		return frame.Styled(t.Warn, w.doing, width)
	case w.task.Busy() && w.form:
		return frame.Styled(t.Warn, lang.Text("Asking %s…   %s stops", text.Line(w.host), action.Back), width)
	case w.task.Busy():
		return frame.Styled(t.Warn, lang.Text("One moment…"), width)
	case w.err != "":
		return frame.Styled(t.Bad, w.err, width)
	case !w.form:
		return nil
	case w.problem != "":
		return frame.Styled(t.Warn, w.problem, width)
	case missing != "":
		return frame.Styled(t.Warn, missing, width)
	case w.at == 0 && w.host == "":
		return frame.Styled(t.Dim, lang.Text("The web address your job board gave you, for example ua.example.com."), width)
	case w.at == 1:
		return frame.Styled(t.Dim, lang.Text("The e-mail of your employer account there."), width)
	case w.at == countryField:
		return frame.Styled(t.Dim, lang.Text("The address does not show the country of the service."), width)
	}
	host := text.Line(w.host)
	if before := sayPasswordOnlyTo() + " "; text.Width(before+host)+1 <= width {
		return []string{t.Dim.Render(before) + t.Bold.Render(host) + t.Dim.Render(".")}
	}
	return slices.Concat(frame.Styled(t.Dim, sayPasswordOnlyTo(), width), frame.Styled(t.Bold, host, width))
}

// formView draws the fields, one a line.
func (w *Welcome) formView(width int) []string {
	t := w.env.Theme
	var out []string
	for i, name := range []string{lang.Text("Address"), "E-mail", lang.Text("Password")} {
		in := w.inputs()[i]
		style := t.Dim
		if i == w.at {
			style = t.Field
		}
		out = append(out, style.Render(text.Fit(name, 10))+in.View(t, width-14))
	}
	if w.fields() > countryField {
		style, name := t.Dim, lang.Text("choose with %s %s", action.ValueLeft, action.ValueRight)
		if w.at == countryField {
			style = t.Field
		}
		if w.country != "" {
			name = w.country.Name()
		}
		line := style.Render(text.Fit(lang.Text("Country"), 10)) + style.Render("‹ ") + t.Text.Render(name) + style.Render(" ›")
		if hint := t.Dim.Render("  " + lang.Text("sets the currencies")); text.Width(line+hint) <= width {
			line += hint
		}
		out = append(out, line)
	}
	return out
}

func sayNextField() action.Label { return action.Label{Name: "next field"}.Translated() }

func saySignIn() action.Label { return action.Label{Name: "sign in"}.Translated() }

func sayTypeAddress() string { return lang.Text("Type the web address of your job board first.") }
