package terminal

import (
	"bytes"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
)

// modes are what the terminal was set to, and what leave resets.
type modes struct {
	title     string
	focus     bool
	mouse     tea.MouseMode
	graphemes bool  // set by us: some terminals count by graphemes from the start
	drags     Drags // "": they are not reported
}

const (
	setAutoWrap   = "\x1b[?7h"
	resetAutoWrap = "\x1b[?7l"
	// Clicks and the wheel are reported, but no motion: its reports would fill a slow line, and the terminal notices drags.
	mouseOn  = ansi.SetModeMouseNormal + ansi.SetModeMouseExtSgr
	mouseOff = ansi.ResetModeMouseNormal + ansi.ResetModeMouseExtSgr
)

// enter writes what a dashboard needs: a screen of its own without a cursor, in which no line
// wraps; pastes that are marked as such; keys that are reported unambiguously.
func (m *modes) enter(out *bytes.Buffer) {
	out.WriteString(ansi.SetModeAltScreenSaveCursor + ansi.ResetModeTextCursorEnable + resetAutoWrap +
		ansi.SetModeBracketedPaste + ansi.SetModifyOtherKeys2 + ansi.PushKittyKeyboard(ansi.KittyDisambiguateEscapeCodes))
	if m.graphemes {
		out.WriteString(ansi.SetModeUnicodeCore)
	}
	if m.drags != "" {
		out.WriteString(m.drags.Sequence())
	}
	shown := *m
	*m = modes{graphemes: m.graphemes, drags: m.drags}
	m.follow(out, tea.View{WindowTitle: shown.title, ReportFocus: shown.focus, MouseMode: shown.mouse})
}

// These reset the modes that another program may have left on. forgetModes does not move the
// cursor, which enter saves; forgetMargins does.
const (
	forgetModes   = ansi.ResetStyle + "\x1b]8;;\x1b\\\x1b[?1;5;9;1000;1002;1003;1004;1005;1006;1015;2026l\x1b[4l\x1b>\x1b(B\x0f"
	forgetMargins = "\x1b[?6;69l\x1b[r"
)

// These save and restore the title of the window in a terminal that has a stack of titles. Other terminals ignore them,
// so the title is emptied first.
const (
	saveTitle    = "\x1b[22;2t"
	restoreTitle = "\x1b[23;2t"
)

// follow writes what a view asks for besides its content.
func (m *modes) follow(out *bytes.Buffer, v tea.View) {
	if v.WindowTitle != m.title {
		out.WriteString(either(m.title == "", saveTitle, "") + ansi.SetWindowTitle(v.WindowTitle) + either(v.WindowTitle == "", restoreTitle, ""))
	}
	if v.ReportFocus != m.focus {
		out.WriteString(either(v.ReportFocus, ansi.SetModeFocusEvent, ansi.ResetModeFocusEvent))
	}
	if v.MouseMode != m.mouse {
		out.WriteString(either(v.MouseMode != tea.MouseModeNone, mouseOn, mouseOff))
	}
	m.title, m.focus, m.mouse = v.WindowTitle, v.ReportFocus, v.MouseMode
}

// leave writes what restores the terminal, whose screen has a height. The cursor goes to the last
// row, for a terminal that has no other screen.
func (m *modes) leave(out *bytes.Buffer, height int) {
	out.WriteString(ansi.ResetStyle + ansi.CursorPosition(1, height) + ansi.ResetModifyOtherKeys + ansi.PopKittyKeyboard(1) +
		setAutoWrap + ansi.ResetModeAltScreenSaveCursor + ansi.SetModeTextCursorEnable + ansi.ResetModeBracketedPaste)
	if m.focus {
		out.WriteString(ansi.ResetModeFocusEvent)
	}
	if m.mouse != tea.MouseModeNone {
		out.WriteString(mouseOff)
	}
	if m.drags != "" {
		out.WriteString(dragsOff)
	}
	if m.title != "" {
		out.WriteString(ansi.SetWindowTitle("") + restoreTitle)
	}
	if m.graphemes {
		out.WriteString(ansi.ResetModeUnicodeCore)
	}
}

// tryMargins asks where a carriage return goes between margins. A terminal that has margins goes to
// the left one; some terminals only know the mode.
const tryMargins = ansi.SetModeLeftRightMargin + "\x1b[3;5s\x1b[2;4H\r" + ansi.RequestCursorPositionReport + ansi.ResetModeLeftRightMargin

// hasMargins reports whether the answer to tryMargins is that of a terminal with margins.
func hasMargins(at tea.CursorPositionMsg) bool { return at.X == 2 && at.Y == 1 }

// emptyLine is where questions are written.
const emptyLine = "\x1b[4;7H"

// questions ask for modes, and how many cells a line of a box and U+200E take. They leave an empty line: some
// terminals print the end of a question that they do not know. A key that is pressed meanwhile cannot look
// like the answer, and no answer to another question can.
const questions = emptyLine + ansi.RequestModeSynchronizedOutput + ansi.RequestModeUnicodeCore + ansi.RequestModeLeftRightMargin +
	"\x1b[4;7H│" + ansi.RequestCursorPositionReport + "\x1b[4;12Ha" + string(text.LeftToRight) + ansi.RequestCursorPositionReport + "\r" + ansi.EraseEntireLine

// endOfQuestion is a question that every terminal answers, after all questions before it. Within tmux, tmux
// answers it, and the terminal behind tmux may answer DA1 later, so answers to DA1 are counted, too.
const endOfQuestion = "\x1b[3;1H" + ansi.RequestCursorPositionReport

// isEndOfAnswer reports whether an event is the answer to endOfQuestion.
func isEndOfAnswer(event uv.Event) bool { return event == uv.CursorPositionEvent{X: 0, Y: 2} }

// DrawsBordersWide reports whether the terminal, by its answer, draws the lines of boxes in two
// cells, as it does every character of ambiguous width.
func DrawsBordersWide(at tea.CursorPositionMsg) bool { return at.X == 8 && at.Y == 3 }

// drawsMarks reports whether the terminal, by its answer, draws U+200E in a cell, as mlterm 3.9 does.
func drawsMarks(at tea.CursorPositionMsg) bool { return at.X == 13 && at.Y == 3 }

func either(b bool, yes, no string) string {
	if b {
		return yes
	}
	return no
}
