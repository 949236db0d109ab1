package action

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTheGuideNamesEveryAction in the keymap's order.
func TestTheGuideNamesEveryAction(t *testing.T) {
	guide, err := os.ReadFile("../../assets/guides/keys.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(guide), "The names: ")
	text, _, _ = strings.Cut(text, "\n\n")
	var names []string
	for _, m := range regexp.MustCompile("`([a-z-]+)`").FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	if !slices.Equal(names, Names()) {
		t.Errorf("the guide has %v, the keymap %v", names, Names())
	}
}
