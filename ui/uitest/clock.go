package uitest

import (
	"slices"
	"sync"
	"time"

	tea "charm.land/bubbletea/v2"
)

// Clock is a clock with timers that moves only when a test moves it. It is safe for concurrent
// use.
type Clock struct {
	mu     sync.Mutex
	now    time.Time
	timers []timer
}

type timer struct {
	due  time.Time
	fire func() tea.Msg
}

// NewClock returns a clock at an instant.
func NewClock(now time.Time) *Clock { return &Clock{now: now} }

// Now returns the time.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// Pass moves the clock on without firing a timer, as on a machine that sleeps.
func (c *Clock) Pass(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

// Stop drops the timers: the program that started them has ended.
func (c *Clock) Stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.timers = nil
}

// Timer implements load.Clock. A timer starts when its command runs: a command that is
// dropped starts none.
func (c *Clock) Timer(d time.Duration, fire func() tea.Msg) tea.Cmd {
	return func() tea.Msg {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.timers = append(c.timers, timer{c.now.Add(d), fire})
		return nil
	}
}

// HasTimer reports whether a timer is due within d.
func (c *Clock) HasTimer(within time.Duration) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.ContainsFunc(c.timers, func(t timer) bool { return !t.due.After(c.now.Add(within)) })
}

// Fire removes the first timer that is due by until, moves the clock on to it unless it is overdue, and returns its
// message. Without such a timer the clock is set to until.
func (c *Clock) Fire(until time.Time) (msg tea.Msg, ok bool) {
	first, ok := c.first(until)
	if !ok {
		return nil, false
	}
	return first.fire(), true
}

func (c *Clock) first(until time.Time) (timer, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	slices.SortStableFunc(c.timers, func(a, b timer) int { return a.due.Compare(b.due) })
	if len(c.timers) == 0 || c.timers[0].due.After(until) {
		c.now = until
		return timer{}, false
	}
	first := c.timers[0]
	c.timers = c.timers[1:]
	if first.due.After(c.now) {
		c.now = first.due
	}
	return first, true
}
