package config

import (
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
)

// Folders returns the folders in which data of an account's applicants may be: those below store.dir, and the usual
// ones, where data from before that setting may remain.
func (c *Config) Folders(account string, a Account) []string {
	var folders []string
	for _, p := range []Paths{PathsOf(folderOf(account, a)), c.PathsOf(account, a)} {
		for _, path := range []string{p.Store, p.CVs, p.Token} {
			if dir := filepath.Dir(path); !slices.Contains(folders, dir) {
				folders = append(folders, dir)
			}
		}
	}
	return folders
}

// Logs are patterns of the paths of the program's logs and crash reports.
func Logs() []string {
	dir := filepath.Join(base(stateFiles), "shortlist")
	return []string{LogFile() + "*", filepath.Join(dir, "crash-*.txt")}
}

// Days reads an age like "180d": whole days, from 1 to 36500.
func Days(s string) (time.Duration, error) {
	digits, ok := strings.CutSuffix(s, "d")
	n, err := strconv.Atoi(digits)
	if !ok || err != nil || n < 1 || n > 36500 {
		return 0, errors.New(lang.Text("%q is not an age; write whole days, like 180d", s))
	}
	return time.Duration(n) * 24 * time.Hour, nil
}
