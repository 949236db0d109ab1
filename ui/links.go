package ui

import (
	"context"
	"net/url"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// webAddress returns a link as a browser may get it, where it leads to the web.
func webAddress(link string) (string, bool) {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", false
	}
	return u.String(), true
}

// openAddress opens a web page where the person can see it, else shows the whole address.
func (m *Model) openAddress(address string) tea.Cmd {
	target, ok := webAddress(address)
	if !ok {
		return m.notify(desk.Warn, "The link is not a web address, so it is not opened.")
	}
	if m.opts.Browse == nil || m.opts.Remote || m.opts.Restricted {
		m.boxes.Push(overlay.NewLink(m.desk, m.boxes, target))
		return nil
	}
	return load.Act(m.desk.Group, &m.linking, func(context.Context) (struct{}, error) {
		return struct{}{}, m.opts.Browse(target)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			m.boxes.Push(overlay.NewLink(m.desk, m.boxes, target))
			return nil
		}
		return m.notify(desk.Good, "Opened in your browser: "+text.Line(target))
	})
}

// copyLink copies a link that could be opened: one of another kind is likely to be pasted
// where it does harm.
func (m *Model) copyLink(what, link string) tea.Cmd {
	if _, ok := webAddress(link); !ok {
		return m.notify(desk.Warn, "The link is not a web address, so it is not copied.")
	}
	return m.copy(what, link)
}

// copy hands text to the terminal, which may or may not put it on a clipboard:
// that cannot be known from here.
func (m *Model) copy(what, value string) tea.Cmd {
	return tea.Batch(tea.SetClipboard(value), m.notify(desk.Info, "Sent the "+what+" to your terminal's clipboard: "+value))
}
