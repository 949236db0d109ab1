package terminal

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/colorprofile"

	"shortlist/model/modeltest"
	"shortlist/ui/uitest/vt"
)

// TestWhatIsKnownOfTerminalsIsWhatWasSeen on their screens and in their clipboards.
func TestWhatIsKnownOfTerminalsIsWhatWasSeen(t *testing.T) {
	for _, seen := range vt.All() {
		is := identityOf(seen)
		copies, _ := is.Copies()
		if seen.Clipboard != "" && copies != (seen.Clipboard == "yes") {
			t.Errorf("%s %s takes copied text: %v, seen: %q", seen.Terminal, seen.Version, copies, seen.Clipboard)
		}
		if shown := map[int]colorprofile.Profile{16: colorprofile.ANSI, 256: colorprofile.ANSI256, 1 << 24: colorprofile.TrueColor}[seen.Colours]; is.Colours() > shown && shown > 0 {
			t.Errorf("%s %s has %v, seen: %v", seen.Terminal, seen.Version, is.Colours(), shown)
		}
	}
}

// TestGuidesHaveTheTablesOfTerminals as they were seen, and the settings that allow copied text.
func TestGuidesHaveTheTablesOfTerminals(t *testing.T) {
	var screens, takes, settings strings.Builder
	for _, s := range vt.All() {
		if s.Colours > 0 {
			screen, take := s.Rows()
			screens.WriteString(screen + "\n")
			takes.WriteString(take + "\n")
		}
	}
	for _, p := range programs {
		if p.setting != "" {
			settings.WriteString("| " + p.name + " | `" + p.setting + "` |\n")
		}
	}
	translated, err := filepath.Glob("../../assets/guides/*/configuration.md")
	modeltest.Must(t, err)
	for _, path := range append(translated, "../../assets/guides/configuration.md") {
		page, err := os.ReadFile(path)
		modeltest.Must(t, err)
		made, rest := "", string(page)
		for _, table := range []struct {
			columns int
			rows    string
		}{{6, screens.String()}, {6, takes.String()}, {2, settings.String()}} {
			head := strings.Repeat("|---", table.columns) + "|\n"
			before, after, found := strings.Cut(rest, head)
			if !found {
				t.Fatalf("%s: a table of %d columns is missing", path, table.columns)
			}
			made, rest = made+before+head+table.rows, withoutRows(after)
		}
		modeltest.CompareFile(t, path, made+rest)
	}
}

func identityOf(seen vt.Recording) Identity {
	numbers := func(answer string) (out []int) {
		for _, digits := range regexp.MustCompile(`\d+`).FindAllString(answer, -1) {
			n, _ := strconv.Atoi(digits)
			out = append(out, n)
		}
		return out
	}
	name := strings.TrimRight(strings.TrimPrefix(seen.Answers["XTVERSION"], "\x1bP>|"), "\a\x1b\\")
	return Identity{Type: seen.TERM, Name: name, Attributes: numbers(seen.Answers["DA1"]), Secondary: numbers(seen.Answers["DA2"])}
}

// withoutRows returns what follows the rows of a table.
func withoutRows(s string) string {
	for strings.HasPrefix(s, "|") {
		_, s, _ = strings.Cut(s, "\n")
	}
	return s
}
