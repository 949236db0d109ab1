package ui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/overlay"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// ratingBox takes a number.
type ratingBox struct {
	people []model.Candidate
	model  *Model
}

func (m *Model) rate(people []model.Candidate) tea.Cmd {
	m.boxes.Push(&ratingBox{people, m})
	return nil
}

func (r *ratingBox) Title() string              { return "Rate " + r.model.desk.Who(r.people) }
func (r *ratingBox) Unasked() bool              { return false }
func (r *ratingBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (r *ratingBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	key := action.Key(msg)
	if key == "esc" || key == "q" {
		r.model.boxes.Remove(r)
		return nil
	}
	n, err := strconv.Atoi(key)
	if err != nil || n < 0 || n > model.MaxRating {
		return nil
	}
	r.model.boxes.Remove(r)
	what := wording{fmt.Sprintf("is rated %d", n), fmt.Sprintf("rated %d", n)}
	if n == 0 {
		what = wording{"has no rating", "no rating"}
	}
	return r.model.change(r.people, what, func(r *model.Review) { r.Rating = n })
}

func (r *ratingBox) Actions() []action.Action {
	return []action.Action{
		{Keys: []string{"1", "2", "3", "4", "5"}, Name: "rate", Rank: 1},
		{Keys: []string{"0"}, Name: "no rating", Rank: 2},
		{Keys: []string{"esc"}, Name: "leave it", Rank: 3},
	}
}

func (r *ratingBox) View(int) []string {
	t := r.model.desk.Theme
	var out []string
	now := r.model.book.Of(r.people[0].ID).Rating
	for _, c := range r.people {
		if r.model.book.Of(c.ID).Rating != now {
			now = -1 // they differ
		}
	}
	for n := model.MaxRating; n >= 0; n-- {
		line, style := t.Key.Render(strconv.Itoa(n))+"  "+t.Warn.Render(review.Stars(n)), t.Dim
		if n == 0 {
			line = t.Key.Render("0") + "  " + t.Text.Render("no rating")
		}
		if n == now {
			line += style.Render("   as it is")
		}
		out = append(out, line)
	}
	return out
}

// tagsBox takes the tags of applicants, parted by commas. Of several it shows those that
// all of them have; their other tags stay.
type tagsBox struct {
	overlay.Line
	model  *Model
	people []model.Candidate
	common []string // the tags that all of them have
	some   []string // those that only some have
	used   []string // the tags there are, of anybody
}

func (m *Model) tag(people []model.Candidate) tea.Cmd {
	count := map[string]int{}
	var all []string
	for _, c := range people {
		for _, tag := range m.book.Of(c.ID).Tags {
			if count[tag]++; count[tag] == 1 {
				all = append(all, tag)
			}
		}
	}
	slices.Sort(all)
	b := &tagsBox{model: m, people: people, used: m.book.Tags()}
	for _, tag := range all {
		if count[tag] == len(people) {
			b.common = append(b.common, tag)
		} else {
			b.some = append(b.some, tag)
		}
	}
	tags := strings.Join(b.common, ", ")
	if tags != "" {
		tags += ", "
	}
	b.Line = overlay.NewLine(m.desk, m.boxes, "strong, second round", tags)
	m.boxes.Push(b)
	return nil
}

func (b *tagsBox) Title() string { return "Tags of " + b.model.desk.Who(b.people) }

func (b *tagsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	if msg.String() != "tab" {
		return b.Take(msg, b, b.keep)
	}
	if offered := b.offered(); len(offered) > 0 {
		before, _ := b.parted()
		b.Input.Begin(before + offered[0] + ", ")
	}
	return nil
}

// KeepTyped implements overlay.Typed.
func (b *tagsBox) KeepTyped() tea.Cmd { return b.keep() }

// keep makes what is typed the tags of one applicant, or changes those of several by what
// was added and taken away.
func (b *tagsBox) keep() tea.Cmd {
	b.model.boxes.Remove(b)
	if len(b.people) > 1 {
		return b.keepAll()
	}
	tags := model.CleanTags(b.Input.Value())
	what := "has no tags"
	switch {
	case len(tags) > 0 && b.model.blind: // they may say who it is
		what = "has other tags"
	case len(tags) > 0:
		what = "has the tags " + strings.Join(tags, ", ")
	}
	return b.model.change(b.people, wording{what, what}, func(r *model.Review) { r.Tags = tags })
}

// keepAll adds to the tags of each applicant those that were typed, and takes away those
// that all had and that are not typed any more, and those typed with a minus before them.
func (b *tagsBox) keepAll() tea.Cmd {
	var add, drop []string
	for _, tag := range model.CleanTags(b.Input.Value()) {
		if minus, ok := strings.CutPrefix(tag, "-"); ok {
			drop = append(drop, model.CleanTags(minus)...)
		} else if !slices.Contains(b.common, tag) {
			add = append(add, tag)
		}
	}
	typed := model.CleanTags(b.Input.Value())
	for _, tag := range b.common {
		if !slices.Contains(typed, tag) && !slices.Contains(drop, tag) {
			drop = append(drop, tag)
		}
	}
	if len(add)+len(drop) == 0 {
		return nil
	}
	var parts []string
	for _, tag := range add {
		parts = append(parts, "+"+tag)
	}
	for _, tag := range drop {
		parts = append(parts, "−"+tag)
	}
	what := "tags " + text.Cut(strings.Join(parts, " "), 40)
	if b.model.blind {
		what = "other tags"
	}
	return b.model.change(b.people, wording{"has " + what, what}, func(r *model.Review) {
		left := slices.DeleteFunc(slices.Clone(r.Tags), func(tag string) bool { return slices.Contains(drop, tag) })
		r.Tags = model.CleanTags(slices.Concat(left, add)...)
	})
}

// parted parts what is typed into what stands, and the tag that is begun.
func (b *tagsBox) parted() (before, begun string) {
	v := b.Input.Value()
	i := strings.LastIndexByte(v, ',') + 1
	before = v[:i]
	if before != "" {
		before += " "
	}
	return before, strings.ToLower(strings.TrimSpace(v[i:]))
}

// offered are the tags in use that what is typed may become.
func (b *tagsBox) offered() (out []string) {
	before, begun := b.parted()
	has := model.CleanTags(before)
	for _, tag := range b.used {
		if strings.HasPrefix(tag, begun) && !slices.Contains(has, tag) {
			out = append(out, tag)
		}
	}
	return out
}

func (b *tagsBox) Actions() []action.Action {
	out := []action.Action{{Keys: []string{"enter"}, Name: "keep", Rank: 1}}
	if len(b.offered()) > 0 {
		out = append(out, action.Action{Keys: []string{"tab"}, Name: "take the first offered", Rank: 2})
	}
	return append(out, action.Action{Keys: []string{"esc"}, Name: "leave them", Rank: 3})
}

func (b *tagsBox) View(width int) []string {
	t := b.model.desk.Theme
	out := []string{b.Field(width)}
	if offered := b.offered(); len(offered) > 0 {
		out = append(out, t.Dim.Render(text.Cut("in use: "+text.Line(strings.Join(offered, ", ")), width)))
	} else {
		out = append(out, t.Dim.Render("Your own words, separated by commas; they stay on this machine."))
	}
	if len(b.people) == 1 {
		return out
	}
	if len(b.some) > 0 {
		out = append(out, t.Dim.Render(text.Cut("only some have: "+text.Line(strings.Join(b.some, ", ")), width)))
	}
	return append(out, overlay.Styled(t.Dim, "Each keeps the tags not shown here; -tag takes one away.", width)...)
}
