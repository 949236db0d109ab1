package jobeditor

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// counting validates as the account does.
type counting struct{ Source }

// BenchmarkKey types into descriptions of different lengths, with all that follows on
// the screen's loop: conversion, rules, drawing.
func BenchmarkKey(b *testing.B) {
	const paragraph = "Ми шукаємо людину, яка любить каву and people, вміє рахувати й не боїться ранкових змін у центрі міста.\n\n"
	for _, kb := range []int{0, 3, 30, 180} {
		b.Run(fmt.Sprintf("%d KB", kb), func(b *testing.B) {
			look := theme.New("dark", true)
			d := &env.Env{
				Theme: look, Text: text.NewRenderer(look.Rendered()), Country: model.Ukraine, Now: time.Now,
				Group: load.NewGroup(context.Background(), func(time.Duration, func() tea.Msg) tea.Cmd { return nil }),
			}
			e := formOf(d, counting{}, model.Job{})
			e.focusOn(model.FieldDescription)
			e.Type(tea.PasteMsg{Content: strings.Repeat(paragraph, kb*1000/len(paragraph))})
			e.View(120, 39)
			for b.Loop() {
				e.Type(tea.KeyPressMsg{Code: 'a', Text: "a"})
				e.Prepare(120)
				e.View(120, 39)
			}
		})
	}
}
