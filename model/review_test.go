package model

import (
	"slices"
	"strings"
	"testing"
)

func TestTagsAreWrittenInOneWay(t *testing.T) {
	long := strings.Repeat("ї", 50)
	for _, c := range []struct {
		typed []string
		want  []string
	}{
		{nil, nil},
		{[]string{" , ,#"}, nil},
		{[]string{"Go, go ,  GO"}, []string{"go"}},
		{[]string{"#second  round", "Київ"}, []string{"second round", "київ"}},
		{[]string{"b", "a", "b"}, []string{"a", "b"}},
		{[]string{"a\x1b[31mb\u202e"}, []string{"a[31mb"}},
		{[]string{long}, []string{long[:2*maxTag]}},
	} {
		got := CleanTags(c.typed...)
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q, want %q", c.typed, got, c.want)
		}
		if again := CleanTags(got...); !slices.Equal(again, got) {
			t.Errorf("%q: cleaned twice %q", c.typed, again)
		}
	}
	if n := len(CleanTags(strings.Join(strings.Split("abcdefghijklmnopqrstuvwxyz", ""), ","))); n != MaxTags {
		t.Errorf("%d tags", n)
	}
}

func TestATypedNoteHasAnEnd(t *testing.T) {
	for _, c := range []struct {
		typed string
		want  int
	}{
		{"", 0},
		{strings.Repeat("x", MaxTyped), MaxTyped},
		{strings.Repeat("x", MaxTyped+1), MaxTyped},
		{"x" + strings.Repeat("ї", MaxTyped), MaxTyped - 1},
		{strings.Repeat("\x80", MaxTyped+1), MaxTyped - 4},
	} {
		if got := CutTyped(c.typed); len(got) != c.want || !strings.HasPrefix(c.typed, got) {
			t.Errorf("%d bytes of %d, want %d", len(got), len(c.typed), c.want)
		}
	}
}
