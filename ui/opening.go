package ui

import (
	"context"
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// noOutside says why somebody's CV is not opened in another program; "" when it may be.
func (m *Model) noOutside(c model.Candidate) string {
	switch why := desk.NoCV(c); {
	case why != "":
		return why
	case m.blind:
		return blindOutside
	case m.opts.OpenFile == nil:
		return m.opts.NoOpen
	}
	return ""
}

// blindOutside is why no CV is opened in another program in blind mode.
const blindOutside = "blind mode is on, and the file itself tells who the person is; t reads its text"

// openOutside opens a copy of somebody's CV in the viewer of the person's desktop. It
// asks first where the file is another thing than its name says.
func (m *Model) openOutside(c model.Candidate) tea.Cmd {
	if why := m.noOutside(c); why != "" {
		return m.notify(desk.Info, "Not now: "+why+".")
	}
	backend := m.backend
	return load.Run(m.desk.Group, &m.linking, func(ctx context.Context) (account.OutsideCV, error) {
		return backend.OutsideCV(ctx, c)
	}, func(out account.OutsideCV, err error) tea.Cmd {
		switch {
		case err != nil:
			return m.notify(desk.Warn, m.fail(err))
		case out.Named == "":
			return m.handOver(out)
		}
		m.desk.Ask(desk.Question{
			Title: "Open this CV?",
			Lines: []string{
				fmt.Sprintf("Its name ends in %s, but by its content it is %s.", text.Line(out.Named), strings.ToUpper(string(out.Kind))),
				"It would be opened as what it is. Who sent it may have named it wrongly, or hidden what it is.",
			},
			Yes: "y", Verb: "open it as " + strings.ToUpper(string(out.Kind)), Danger: true, Tells: true,
			Do: func() tea.Cmd { return m.handOver(out) },
		})
		return nil
	})
}

// handOver starts the viewer.
func (m *Model) handOver(out account.OutsideCV) tea.Cmd {
	if m.blind { // it was asked for before
		return m.notify(desk.Info, "Not now: "+blindOutside+".")
	}
	open := m.opts.OpenFile
	return load.Act(m.desk.Group, &m.linking, func(context.Context) (struct{}, error) {
		return struct{}{}, open(out.Path)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, "No viewer could be started: "+m.fail(err)+" S saves the CV.")
		}
		return m.notify(desk.Good, "Handed a copy to your viewer: "+text.Line(out.Path))
	})
}
