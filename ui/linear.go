package ui

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/linear"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/terminal"
)

// runLines runs the dashboard line by line.
func runLines(ctx context.Context, o Options) error {
	o.Editor.Exec = linear.Exec
	o.UI.Mouse, o.Signal.Bell, o.Signal.Desktop, o.UI.LowBandwidth = false, false, "", true
	clock, sends := linear.Clock()
	group := load.NewGroup(context.WithoutCancel(ctx), clock)
	group.Guard(o.Crash)
	group.ReturnMemory()
	m := New(o, group)
	err := linear.Run(ctx, byLine{program{m}}, linear.Options{Input: o.Input, Output: o.Output, Charset: o.Charset, Crash: o.Crash}, func(send func(tea.Msg)) {
		sends(send)
		group.SendBy(send)
	})
	if err = m.exit.End(err); err == nil {
		terminal.Print(o.Output, m.left())
	}
	return err
}

// byLine is the dashboard as it is printed line by line.
type byLine struct{ program }

// Init implements linear.Dashboard.
func (b byLine) Init() tea.Cmd { return b.m.Init() }

// Update implements linear.Dashboard.
func (b byLine) Update(msg tea.Msg) tea.Cmd {
	_, cmd := b.m.Update(msg)
	return cmd
}

// Box implements linear.Dashboard.
func (b byLine) Box() frame.Box { return b.m.boxes.Top() }

// Notice implements linear.Dashboard.
func (b byLine) Notice() (env.Notice, int) { return b.m.notice.Current(), b.m.notice.Count() }

// Lost implements linear.Dashboard.
func (b byLine) Lost() string {
	if left, _ := b.Left(); !left.IsNothing() { // Exit.End reports it
		return ""
	}
	return b.m.exit.Lost()
}

// Wake implements linear.Dashboard.
func (b byLine) Wake() { b.m.boxes.Wake() }

// Run implements linear.Dashboard.
func (b byLine) Run(a action.Action) screen.Act {
	return func() tea.Cmd { return b.m.env.Run(a) }
}

// Status implements linear.Dashboard.
func (b byLine) Status() (out []string) {
	if account := b.m.account(); account != nil {
		out = account.Status(b.m.env)
	}
	if waits := b.m.waits(); waits.Text != "" {
		out = append(out, waits.Text)
	}
	return out
}

// Outline implements linear.Dashboard.
func (b byLine) Outline() screen.Outline {
	if b.m.boxes.Top() != nil {
		return b.m.boxes.Outline()
	}
	return b.m.screens.Front().Outline()
}
