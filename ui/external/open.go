package external

import (
	"context"
	"net/url"
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
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// OpenerSource is what an Opener needs of an account.
type OpenerSource interface {
	OutsideCV(ctx context.Context, c model.Candidate) (account.OutsideCV, error)
}

// Opener hands links to a browser, CVs to a viewer, and text to the terminal's clipboard.
type Opener struct {
	Env    *env.Env
	Host   frame.Host
	Source OpenerSource

	Terminal *terminal.Identity // the known properties of the terminal

	Browse   func(url string) error  // nil: no browser can be opened where the person sees it
	OpenFile func(path string) error // hands a file to a viewer; nil: none is started
	Disabled string                  // why OpenFile is nil

	opening load.Task
}

// webAddress returns a link in the form that a browser may get. ok means that the link leads to the web.
func webAddress(link string) (string, bool) {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", false
	}
	return u.String(), true
}

// OpenLink opens a web page, or shows its whole address where no browser can be opened.
func (o *Opener) OpenLink(address string) tea.Cmd {
	target, ok := webAddress(address)
	if !ok {
		return o.Env.Notify(env.Warn, lang.Text("The link is not a web address, so it was not opened."))
	}
	if o.Browse == nil {
		o.Host.Push(frame.NewLink(o.Env, o.Host, target))
		return nil
	}
	return load.Act(o.Env.Group, &o.opening, func(context.Context) (struct{}, error) {
		return struct{}{}, o.Browse(target)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			o.Host.Push(frame.NewLink(o.Env, o.Host, target))
			return nil
		}
		return o.Env.Notify(env.Good, lang.Text("Opened in your browser: %s", text.Line(target)))
	})
}

// CopyLink copies a web link. Another kind of link could do harm where it is pasted.
func (o *Opener) CopyLink(link string) tea.Cmd {
	if _, ok := webAddress(link); !ok {
		return o.Env.Notify(env.Warn, lang.Text("The link is not a web address, so it was not copied."))
	}
	return o.Copy(intent.Copy{What: intent.CopiedLink, Value: link})
}

// Copy sends text to the terminal for its clipboard. The terminal does not report whether it
// copied the text, and many terminals copy nothing until a person allows it.
func (o *Opener) Copy(c intent.Copy) tea.Cmd {
	copied := terminal.Copy(c.Value)
	switch {
	case !o.Env.UI.Linear:
		notice := sayCopied(c.What, c.Value)
		if takes, setting := o.Terminal.Copies(); !takes {
			notice = sayMaybeCopied(c.What, c.Value, setting)
		}
		return tea.Batch(copied, o.Env.Notify(env.Info, strings.TrimSpace(notice+" "+c.Note)))
	case c.Note != "": // the value itself is printed already
		return tea.Batch(copied, o.Env.Notify(env.Info, c.Note))
	}
	return copied
}

// NoViewer is the reason why a CV cannot be opened in another program; "" when it can.
func (o *Opener) NoViewer(c model.Candidate) string {
	switch why := env.NoCV(c); {
	case why != "":
		return why
	case o.Env.Blind:
		return sayBlindFile()
	case o.OpenFile == nil:
		return o.Disabled
	}
	return ""
}

// OpenCV opens a copy of a CV in the desktop's viewer. It asks the person first if the content of
// the file does not match its name.
func (o *Opener) OpenCV(c model.Candidate) tea.Cmd {
	if why := o.NoViewer(c); why != "" {
		return o.Env.NotNow(why)
	}
	return load.Run(o.Env.Group, &o.opening, func(ctx context.Context) (account.OutsideCV, error) {
		return o.Source.OutsideCV(ctx, c)
	}, func(out account.OutsideCV, err error) tea.Cmd {
		switch {
		case err != nil:
			return o.Env.Notify(env.Warn, o.Env.Fail(err))
		case out.Named == "":
			return o.handOver(out)
		}
		kind := strings.ToUpper(string(out.Kind))
		o.Env.Ask(env.Question{
			Title: lang.Text("Open this CV?"),
			Lines: []string{
				lang.Text("Its name ends in %s, but it is a %s.", text.Line(out.Named), kind),
				lang.Text("It will open as a %s. The sender may have misnamed it, perhaps on purpose.", kind),
			},
			Verb: lang.Text("open it as %s", kind), Danger: true, NamesApplicant: true,
			Do: func() tea.Cmd { return o.handOver(out) },
		})
		return nil
	})
}

// handOver starts the viewer.
func (o *Opener) handOver(out account.OutsideCV) tea.Cmd {
	if o.Env.Blind { // blind mode was switched on since the person asked
		return o.Env.NotNow(sayBlindFile())
	}
	return load.Act(o.Env.Group, &o.opening, func(context.Context) (struct{}, error) {
		return struct{}{}, o.OpenFile(out.Path)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return o.Env.Notify(env.Bad, lang.Text("No viewer could be started: %s %s saves the CV.", o.Env.Fail(err), action.SaveCV))
		}
		return o.Env.Notify(env.Good, lang.Text("Opened a copy in your viewer: %s", text.Line(out.Path)))
	})
}

func sayBlindFile() string {
	return lang.Text("blind mode is on, and the file shows who the applicant is; %s reads its text", action.ReadCV)
}
