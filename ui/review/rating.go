package review

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
)

// ratingBox lets the person choose a rating.
type ratingBox struct {
	frame.Asked
	book *Reviewer
	ids  []int64
}

func (b *Reviewer) openRating(ids []int64) tea.Cmd {
	b.host.Push(&ratingBox{book: b, ids: ids})
	return nil
}

// Title implements frame.Box.
func (r *ratingBox) Title() string { return lang.Text("Rate %s", r.book.known.Names(r.ids)) }

// ShowsNoApplicant implements frame.Redacted.
func (r *ratingBox) ShowsNoApplicant() bool { return true }

// Key implements frame.Box.
func (r *ratingBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	key := action.Key(msg)
	if action.Close.Has(key) {
		r.book.host.Remove(r)
		return nil
	}
	n, err := strconv.Atoi(key)
	if err != nil || n < 0 || n > model.MaxRating {
		return nil
	}
	r.book.host.Remove(r)
	return r.book.change(r.ids, sayIsRated(n), func(r *model.Review) { r.Rating = n })
}

// Actions implements frame.Box.
func (r *ratingBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Stars, Label: action.Label{Name: "rate"}.Translated(), Rank: 1},
		{Keys: action.NoStars, Label: action.Label{Name: "no rating"}.Translated(), Rank: 2},
		{Keys: action.Back, Label: action.ToCancel(), Rank: 3},
	}
}

// rating returns the rating that all of the applicants have; -1 where they differ.
func (r *ratingBox) rating() int {
	now := r.book.For(r.ids[0]).Rating
	for _, id := range r.ids {
		if r.book.For(id).Rating != now {
			return -1
		}
	}
	return now
}

// View implements frame.Box.
func (r *ratingBox) View(int) []string {
	t, now := r.book.env.Theme, r.rating()
	var out []string
	for n := model.MaxRating; n >= 0; n-- {
		line := t.Key.Render(strconv.Itoa(n)) + "  " + t.Warn.Render(Stars(n))
		if n == 0 {
			line = t.Key.Render("0") + "  " + t.Text.Render(lang.Text("no rating"))
		}
		if n == now {
			line += t.Dim.Render("   " + lang.Text("current"))
		}
		out = append(out, line)
	}
	return out
}
