package review

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/text"
)

// tagsBox lets the person edit the tags of applicants, separated by commas. For several
// applicants it shows the tags that all of them have; their other tags stay.
type tagsBox struct {
	frame.Line
	book   *Reviewer
	ids    []int64
	common []string // the tags that all of them have
	some   []string // the tags that only some of them have
	used   []string // the tags of any applicant, the most used first
}

func (b *Reviewer) openTags(ids []int64) tea.Cmd {
	count := map[string]int{}
	var all []string
	for _, id := range ids {
		for _, tag := range b.For(id).Tags {
			if count[tag]++; count[tag] == 1 {
				all = append(all, tag)
			}
		}
	}
	slices.Sort(all)
	box := &tagsBox{book: b, ids: ids, used: b.Tags()}
	for _, tag := range all {
		if count[tag] == len(ids) {
			box.common = append(box.common, tag)
		} else {
			box.some = append(box.some, tag)
		}
	}
	tags := strings.Join(box.common, ", ")
	if tags != "" {
		tags += ", "
	}
	box.Line = frame.NewLine(b.env, b.host, lang.Text("strong, second round"), tags)
	b.host.Push(box)
	return nil
}

// Title implements frame.Box.
func (b *tagsBox) Title() string { return lang.Text("Tags of %s", b.book.known.Names(b.ids)) }

// ShowsNoApplicant implements frame.Redacted.
func (b *tagsBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed.
func (b *tagsBox) KeepTyped() tea.Cmd { return b.keep() }

// Key implements frame.Box.
func (b *tagsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	if msg.String() != "tab" {
		return b.Take(msg, b, b.keep)
	}
	if offered := b.offered(); len(offered) > 0 {
		before, _ := b.split()
		b.Input.Begin(before + offered[0] + ", ")
	}
	return nil
}

// keep sets the tags of one applicant, or changes those of several by what was added and
// removed.
func (b *tagsBox) keep() tea.Cmd {
	b.Host.Remove(b)
	if len(b.ids) > 1 {
		return b.keepAll()
	}
	tags := model.CleanTags(b.Input.Value())
	what := change{one: lang.Text("has no tags")}
	switch {
	case len(tags) > 0 && b.Env.Blind: // tags may name the applicant
		what = sayHasOtherTags()
	case len(tags) > 0:
		what = change{one: lang.Text("has the tags %s", strings.Join(tags, ", "))}
	}
	return b.book.change(b.ids, what, func(r *model.Review) { r.Tags = tags })
}

// keepAll adds the typed tags to each applicant's. It removes common tags that are not typed
// anymore, and tags typed with a minus.
func (b *tagsBox) keepAll() tea.Cmd {
	var add, drop []string
	typed := model.CleanTags(b.Input.Value())
	for _, tag := range typed {
		if minus, ok := strings.CutPrefix(tag, "-"); ok {
			drop = append(drop, model.CleanTags(minus)...)
		} else if !slices.Contains(b.common, tag) {
			add = append(add, tag)
		}
	}
	for _, tag := range b.common {
		if !slices.Contains(typed, tag) && !slices.Contains(drop, tag) {
			drop = append(drop, tag)
		}
	}
	if len(add)+len(drop) == 0 {
		return nil
	}
	what := sayHasOtherTags()
	if !b.Env.Blind {
		what = sayTagsChanged(text.Cut(difference(add, drop), 40))
	}
	return b.book.change(b.ids, what, func(r *model.Review) {
		left := slices.DeleteFunc(slices.Clone(r.Tags), func(tag string) bool { return slices.Contains(drop, tag) })
		r.Tags = model.CleanTags(slices.Concat(left, add)...)
	})
}

// difference writes a change of tags: "+strong −maybe later".
func difference(add, drop []string) string {
	var parts []string
	for _, tag := range add {
		parts = append(parts, "+"+tag)
	}
	for _, tag := range drop {
		parts = append(parts, "−"+tag)
	}
	return strings.Join(parts, " ")
}

// split splits the text before the tag that is being typed.
func (b *tagsBox) split() (before, begun string) {
	v := b.Input.Value()
	i := strings.LastIndexByte(v, ',') + 1
	before = v[:i]
	if before != "" {
		before += " "
	}
	return before, strings.ToLower(strings.TrimSpace(v[i:]))
}

// offered returns the tags in use that begin with the typed one.
func (b *tagsBox) offered() (out []string) {
	before, begun := b.split()
	has := model.CleanTags(before)
	for _, tag := range b.used {
		if strings.HasPrefix(tag, begun) && !slices.Contains(has, tag) {
			out = append(out, tag)
		}
	}
	return out
}

// Actions implements frame.Box.
func (b *tagsBox) Actions() []action.Action {
	out := []action.Action{{Keys: action.Accept, Label: saySave(), Rank: 1}}
	if len(b.offered()) > 0 {
		out = append(out, action.Action{Keys: action.Complete, Label: action.Label{Name: "use the first suggestion"}.Translated(), Rank: 2})
	}
	return append(out, action.Action{Keys: action.Back, Label: action.ToCancel(), Rank: 3})
}

// View implements frame.Box.
func (b *tagsBox) View(width int) []string {
	t := b.Env.Theme
	out := []string{b.Field(width)}
	if offered := b.offered(); len(offered) > 0 {
		out = append(out, t.Dim.Render(text.Cut(lang.Text("in use: %s", text.Line(strings.Join(offered, ", "))), width)))
	} else {
		out = append(out, t.Dim.Render(sayTagsExplained(b.Env.Team)))
	}
	if len(b.ids) == 1 {
		return out
	}
	if len(b.some) > 0 {
		out = append(out, t.Dim.Render(text.Cut(lang.Text("only some have: %s", text.Line(strings.Join(b.some, ", "))), width)))
	}
	return append(out, frame.Styled(t.Dim, lang.Text("Other tags of each applicant stay; -tag removes one."), width)...)
}

func sayHasOtherTags() change { return change{lang.Text("has other tags"), lang.Text("other tags")} }

func sayTagsChanged(difference string) change {
	return change{lang.Text("has tags %s", difference), lang.Text("tags %s", difference)}
}

func sayTagsExplained(team bool) string {
	if team {
		return lang.Text("Your own words, separated by commas. Your colleagues see them too.")
	}
	return lang.Text("Your own words, separated by commas. They stay on this computer.")
}
