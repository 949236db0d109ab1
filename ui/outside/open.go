package outside

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// Source is what an Opener needs of an account.
type Source interface {
	OutsideCV(ctx context.Context, c model.Candidate) (account.OutsideCV, error)
}

// Opener hands links to a browser, CVs to a viewer, and text to the terminal's clipboard.
type Opener struct {
	Desk   *desk.Desk
	Host   overlay.Host
	Source Source

	Browse   func(url string) error  // nil: no browser can be opened where the person sees it
	OpenFile func(path string) error // hands a file to a viewer; nil: none is started
	Disabled string                  // why not

	opening load.Task
}

// webAddress returns a link as a browser may get it, where it leads to the web.
func webAddress(link string) (string, bool) {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", false
	}
	return u.String(), true
}

// OpenLink opens a web page where the person can see it, else shows the whole address.
func (o *Opener) OpenLink(address string) tea.Cmd {
	target, ok := webAddress(address)
	if !ok {
		return o.Desk.Notify(desk.Warn, "The link is not a web address, so it is not opened.")
	}
	if o.Browse == nil {
		o.Host.Push(overlay.NewLink(o.Desk, o.Host, target))
		return nil
	}
	return load.Act(o.Desk.Group, &o.opening, func(context.Context) (struct{}, error) {
		return struct{}{}, o.Browse(target)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			o.Host.Push(overlay.NewLink(o.Desk, o.Host, target))
			return nil
		}
		return o.Desk.Notify(desk.Good, "Opened in your browser: "+text.Line(target))
	})
}

// CopyLink copies a link that could be opened: one of another kind is likely to be pasted
// where it does harm.
func (o *Opener) CopyLink(what, link string) tea.Cmd {
	if _, ok := webAddress(link); !ok {
		return o.Desk.Notify(desk.Warn, "The link is not a web address, so it is not copied.")
	}
	return o.Copy(what, link)
}

// Copy hands text to the terminal, which may or may not put it on a clipboard: that cannot be
// known from here.
func (o *Opener) Copy(what, value string) tea.Cmd {
	return tea.Batch(tea.SetClipboard(value), o.Desk.Notify(desk.Info, "Sent the "+what+" to your terminal's clipboard: "+value))
}

// NoViewer says why a CV is not opened in another program; "" when it may be.
func (o *Opener) NoViewer(c model.Candidate) string {
	switch why := desk.NoCV(c); {
	case why != "":
		return why
	case o.Desk.Blind:
		return hiddenCV
	case o.OpenFile == nil:
		return o.Disabled
	}
	return ""
}

// hiddenCV is why no CV is opened in another program in blind mode.
var hiddenCV = "blind mode is on, and the file itself tells who the person is; " + action.ReadCV.String() + " reads its text"

// OpenCV opens a copy of a CV in the viewer of the person's desktop. It asks first where the
// file is another thing than its name says.
func (o *Opener) OpenCV(c model.Candidate) tea.Cmd {
	if why := o.NoViewer(c); why != "" {
		return o.Desk.Notify(desk.Info, "Not now: "+why+".")
	}
	return load.Run(o.Desk.Group, &o.opening, func(ctx context.Context) (account.OutsideCV, error) {
		return o.Source.OutsideCV(ctx, c)
	}, func(out account.OutsideCV, err error) tea.Cmd {
		switch {
		case err != nil:
			return o.Desk.Notify(desk.Warn, o.Desk.Fail(err))
		case out.Named == "":
			return o.handOver(out)
		}
		kind := strings.ToUpper(string(out.Kind))
		o.Desk.Ask(desk.Question{
			Title: "Open this CV?",
			Lines: []string{
				fmt.Sprintf("Its name ends in %s, but by its content it is %s.", text.Line(out.Named), kind),
				"It would be opened as what it is. Who sent it may have named it wrongly, or hidden what it is.",
			},
			Verb: "open it as " + kind, Danger: true, NamesApplicant: true,
			Do: func() tea.Cmd { return o.handOver(out) },
		})
		return nil
	})
}

// handOver starts the viewer.
func (o *Opener) handOver(out account.OutsideCV) tea.Cmd {
	if o.Desk.Blind { // it was asked for before
		return o.Desk.Notify(desk.Info, "Not now: "+hiddenCV+".")
	}
	return load.Act(o.Desk.Group, &o.opening, func(context.Context) (struct{}, error) {
		return struct{}{}, o.OpenFile(out.Path)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return o.Desk.Notify(desk.Bad, "No viewer could be started: "+o.Desk.Fail(err)+" "+action.SaveCV.String()+" saves the CV.")
		}
		return o.Desk.Notify(desk.Good, "Handed a copy to your viewer: "+text.Line(out.Path))
	})
}
