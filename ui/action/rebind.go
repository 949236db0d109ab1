package action

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"shortlist/model/lang"
	"shortlist/model/spelling"
)

// Names returns the names of the actions whose keys can be changed, in the keymap's order.
func Names() (names []string) {
	for _, b := range table() {
		names = append(names, b.name)
	}
	return names
}

// Presets are ready-made keymaps, by their names. The default one changes nothing.
func Presets() map[string]map[string][]string {
	return map[string]map[string][]string{
		"default": {},
		// No letter is needed for what is essential.
		"arrows": {
			"down": {"down", "j"}, "up": {"up", "k"}, "top": {"home", "g"}, "bottom": {"end", "G"}, "half-down": {"pgdown", "ctrl+d"}, "half-up": {"pgup", "ctrl+u"},
			"next-pane": {"right", "tab", "l"}, "previous-pane": {"left", "shift+tab", "h"}, "help": {"f1", "?"}, "palette": {"f2", "ctrl+p"}, "search": {"f3", "ctrl+f"},
			"filter": {"f4", "/"}, "refresh": {"f5", "r"}, "read-cv": {"f6", "t"}, "undo": {"f8", "z"}, "yes": {"f9", "y"}, "send-job": {"f9", "y"}, "quit": {"f10", "q"},
			"verdict-yes": {"insert", "a"}, "verdict-no": {"delete", "x"},
		},
		"emacs": {
			"down": {"ctrl+n", "down", "j"}, "up": {"ctrl+p", "up", "k"}, "top": {"alt+<", "home", "g"}, "bottom": {"alt+>", "end", "G"},
			"half-down": {"ctrl+v", "pgdown"}, "half-up": {"alt+v", "pgup"}, "palette": {"alt+x"}, "filter": {"ctrl+s", "/"}, "back": {"esc", "ctrl+g"},
			"compare-job": {"alt+c"}, "found-up": {"up", "ctrl+p"}, "found-down": {"down", "ctrl+n"}, "undo": {"ctrl+_", "z"}, "keep-template": {"alt+n"},
		},
	}
}

// Changed is an action whose keys were changed.
type Changed struct {
	Name       string
	Keys, Were Keys
}

// usual are the keys before any change, in the order of the table.
var usual = keysOf(table())

func keysOf(all []bound) (keys []Keys) {
	for _, b := range all {
		keys = append(keys, slices.Clone(*b.keys))
	}
	return keys
}

// Changes returns the actions whose keys were changed, in the keymap's order.
func Changes() (out []Changed) {
	for i, b := range table() {
		if !slices.Equal(*b.keys, usual[i]) {
			out = append(out, Changed{b.name, *b.keys, usual[i]})
		}
	}
	return out
}

// Rebind changes the keymap: first to a preset, then by single actions. An action without keys is disabled.
// It is called before the dashboard starts. Its error names the actions as the configuration does; on an error the keymap
// stays unchanged.
func Rebind(preset string, changes map[string][]string) error {
	all := table()
	before := make([]Keys, len(all))
	for i, b := range all {
		before[i] = *b.keys
	}
	err := rebind(all, before, preset, changes)
	if err != nil {
		for i, b := range all {
			*b.keys = before[i]
		}
	}
	combine()
	return err
}

func rebind(all []bound, before []Keys, preset string, changes map[string][]string) error {
	ready, ok := Presets()[preset]
	if !ok && preset != "" {
		return errors.New(lang.Text("keys.preset is %q; it can be %s", preset, strings.Join(slices.Sorted(maps.Keys(Presets())), ", ")))
	}
	index := map[string]int{}
	for i, b := range all {
		index[b.name] = i
	}
	for _, set := range []map[string][]string{ready, changes} {
		for _, name := range slices.Sorted(maps.Keys(set)) {
			i, ok := index[name]
			if !ok {
				nearest, _ := spelling.Nearest(name, Names())
				return errors.New(lang.Text("keys.%s is no action; did you mean keys.%s? shortlist guide keys lists the names", name, nearest))
			}
			keys := Keys(slices.Clone(set[name]))
			switch {
			case len(keys) == 0 && all[i].fixed:
				return errors.New(lang.Text("keys.%s cannot be disabled: there would be no way on", name))
			case slices.ContainsFunc(keys, func(k string) bool { return !isKey(k) }):
				return errors.New(lang.Text("keys.%s has %q, which is no key; keys are written as a, N, ?, space, enter, f5, ctrl+s or alt+x", name, keys[slices.IndexFunc(keys, func(k string) bool { return !isKey(k) })]))
			case typed(keys) && all[i].place&(form|typing) != 0 && !typed(before[i]), typed(keys) && controlled(before[i]):
				return errors.New(lang.Text("keys.%s has %q, which could not be typed into texts any more; take a key such as f5, ctrl+s or alt+x", name, keys[slices.IndexFunc(keys, func(k string) bool { return typed(Keys{k}) })]))
			}
			*all[i].keys = keys
		}
	}
	for _, name := range slices.Sorted(maps.Keys(changes)) {
		b := all[index[name]]
		giveWay(all, b.place, *b.keys, func(n string) bool { return changes[n] != nil })
	}
	return conflict(all, before)
}

// newer are the actions that got keys when people had keymaps of their own already. Each gives its key up to whatever
// the configuration gives it to, so that no configuration stops working, and is in the palette then.
var newer = []string{"answers", "write-letter", "outcome", "needs", "sheet", "reason", "interview", "packet", "packets", "agenda", "invite", "move-interview", "cancel-interview", "read-reply"}

// giveWay takes keys of a place from the newer actions that the configuration has not set.
func giveWay(all []bound, where place, keys Keys, set func(name string) bool) {
	for _, b := range all {
		if slices.Contains(newer, b.name) && b.place&where != 0 && !set(b.name) {
			*b.keys = slices.DeleteFunc(slices.Clone(*b.keys), keys.Has)
		}
	}
}

// conflict returns an error if two actions of one place share a key. Two that shared one before the change may: one
// of them gives way.
func conflict(all []bound, before []Keys) error {
	for i, a := range all {
		for j, b := range all[:i] {
			if a.place&b.place == 0 || common(before[i], before[j]) != "" {
				continue
			}
			if key := common(*a.keys, *b.keys); key != "" {
				return errors.New(lang.Text("keys.%s and keys.%s have the key %q together; change one of them, or set it to \"disabled\"", b.name, a.name, key))
			}
		}
	}
	return nil
}

// common returns a key that two actions have; "" if they have no key together.
func common(a, b Keys) string {
	for _, k := range a {
		if b.Has(k) {
			return k
		}
	}
	return ""
}

// typed reports whether a key writes a character where text is typed.
func typed(keys Keys) bool {
	return slices.ContainsFunc(keys, func(k string) bool { return utf8.RuneCountInString(k) == 1 || k == "space" })
}

// controlled reports whether all keys of an action work while text is typed.
func controlled(keys Keys) bool {
	return len(keys) > 0 && !slices.ContainsFunc(keys, func(k string) bool { return !strings.HasPrefix(k, "ctrl+") })
}

// named are the keys that Bubble Tea names by a word.
var named = strings.Fields("enter esc tab space backspace delete insert up down left right home end pgup pgdown f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12")

// isKey reports whether key is a name that Bubble Tea gives to a key.
func isKey(key string) bool {
	parts := strings.Split(key, "+")
	if strings.HasSuffix(key, "+") { // the key "+" itself
		parts = append(strings.Split(strings.TrimSuffix(key, "+"), "+"), "+")
		parts = slices.DeleteFunc(parts, func(s string) bool { return s == "" })
	}
	if len(parts) == 0 {
		return false
	}
	for _, modifier := range parts[:len(parts)-1] {
		if !slices.Contains([]string{"ctrl", "alt", "shift"}, modifier) {
			return false
		}
	}
	last := parts[len(parts)-1]
	return utf8.RuneCountInString(last) == 1 && last[0] > ' ' && last[0] < 0x7f || slices.Contains(named, last)
}
