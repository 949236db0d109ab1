package config

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// renamed maps former names of settings to their names: "ui.color" to "ui.theme", "accounts.*.url" to
// "accounts.*.base_url". A file with a former name is read as if it had the name, and Load words a notice.
var renamed = map[string]string{}

// withNames returns the text of a configuration with the names that settings have now, and the former names
// that it had. A text that is no TOML comes back unchanged, for its decoder to explain.
func withNames(data []byte) (text []byte, former []string, err error) {
	var tree map[string]any
	if len(renamed) == 0 || toml.Unmarshal(data, &tree) != nil {
		return data, nil, nil
	}
	for _, was := range slices.Sorted(maps.Keys(renamed)) {
		for _, place := range placesOf(tree, was) {
			is := slices.Clone(place)
			for i, part := range strings.Split(renamed[was], ".") {
				if part == "*" {
					part = place[i]
				}
				is = append(is[:i], part)
			}
			value := take(tree, place)
			if _, has := lookUp(tree, is); has {
				return nil, nil, errors.New(say.NamedTwice(strings.Join(place, "."), strings.Join(is, ".")))
			}
			put(tree, is, value)
			former = append(former, say.Renamed(strings.Join(place, "."), strings.Join(is, ".")))
		}
	}
	if len(former) == 0 {
		return data, nil, nil
	}
	text, err = toml.Marshal(tree)
	return text, former, err
}

// placesOf returns where a tree has a setting: one path, or one for each account.
func placesOf(tree map[string]any, key string) (places [][]string) {
	before, after, several := strings.Cut(key, ".*.")
	if !several {
		path := strings.Split(key, ".")
		if _, has := lookUp(tree, path); has {
			places = append(places, path)
		}
		return places
	}
	sections, _ := lookUp(tree, strings.Split(before, "."))
	named, _ := sections.(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(named)) {
		path := slices.Concat(strings.Split(before, "."), []string{name}, strings.Split(after, "."))
		if _, has := lookUp(tree, path); has {
			places = append(places, path)
		}
	}
	return places
}

// lookUp returns the value at a path of a tree.
func lookUp(tree map[string]any, path []string) (value any, has bool) {
	value = tree
	for _, part := range path {
		section, ok := value.(map[string]any)
		if !ok {
			return nil, false
		}
		if value, has = section[part]; !has {
			return nil, false
		}
	}
	return value, true
}

// take removes the value at a path that a tree has, with the sections that it leaves empty, and returns it.
func take(tree map[string]any, path []string) any {
	value := tree[path[0]]
	if len(path) > 1 {
		section := value.(map[string]any)
		value = take(section, path[1:])
		if len(section) > 0 {
			return value
		}
	}
	delete(tree, path[0])
	return value
}

// put sets the value at a path, and makes the sections above it. A setting in place of a section leaves
// the decoder to report the mistake.
func put(tree map[string]any, path []string, value any) {
	for _, part := range path[:len(path)-1] {
		section, ok := tree[part].(map[string]any)
		if !ok {
			section = map[string]any{}
			tree[part] = section
		}
		tree = section
	}
	tree[path[len(path)-1]] = value
}

// isFormer reports whether a key of a file is the former name of a setting, or a section that had one.
func isFormer(key []string) bool {
	for was := range renamed {
		path := strings.Split(was, ".")
		same := func(part, given string) bool { return part == given || part == "*" }
		if len(key) <= len(path) && slices.EqualFunc(path[:len(key)], key, same) {
			return true
		}
	}
	return false
}
