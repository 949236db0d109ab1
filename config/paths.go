package config

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/spelling"
)

// FindHome sets the variable of the home folder from the system's list of users where the environment lacks it, as
// in some containers and jobs. Otherwise files would go to the root folder, or into one with the name ~.
func FindHome() {
	if _, err := os.UserHomeDir(); err == nil {
		return
	}
	if u, err := user.Current(); err == nil && u.HomeDir != "" {
		_ = os.Setenv("HOME", u.HomeDir) // fails only for a bad name of a variable
	}
}

// File is the person's configuration file.
func File() string { return filepath.Join(base(configFiles), "shortlist", "config.toml") }

// ThemesDir is the folder of the person's own themes.
func ThemesDir() string { return filepath.Join(base(configFiles), "shortlist", "themes") }

// Paths are the places of one account's files, all for this user alone.
type Paths struct {
	Store string // the SQLite file
	CVs   string // the folder of received CVs
	Token string

	Journal string // the file that shows how far the journal of letters is, apart from the store
	Scratch string // the folder of copies for other programs
	Inbox   string // the folder of files that came with callbacks
}

// DataFolder is the folder of the stores of all accounts, unless the configuration names another.
func DataFolder() string { return filepath.Join(base(dataFiles), "shortlist") }

// PathsOf returns the places of an account's first identity. It makes no folder.
func PathsOf(account string) Paths {
	return Paths{
		Store: filepath.Join(base(dataFiles), "shortlist", account, "store.db"),
		CVs:   filepath.Join(base(cacheFiles), "shortlist", account, "cv"),
		Token: filepath.Join(base(stateFiles), "shortlist", account, "token.json"),

		Journal: journalOf(account, filepath.Join(base(dataFiles), "shortlist", account, "store.db")),
		Scratch: filepath.Join(base(dataFiles), "shortlist", account, "editing"),
		Inbox:   filepath.Join(base(dataFiles), "shortlist", account, "inbox"),
	}
}

// journalOf returns the file of the journal's mark. Each store has its own: the state folder may be on a network, and the
// store on a disk of each host.
func journalOf(folder, store string) string {
	host, _ := os.Hostname() // without a name, the path alone has to do
	sum := sha256.Sum256([]byte(host + "\n" + store))
	return filepath.Join(base(stateFiles), "shortlist", folder, "letters-"+hex.EncodeToString(sum[:6]))
}

// PathsOf returns an account's places. store.dir moves the applicants' data, but neither token nor log: both are
// small and safe on a network, every host uses the token, and the log is needed before the configuration is read. An
// identity that is kept apart has places of its own.
func (c *Config) PathsOf(account string, a Account) Paths { return c.pathsIn(folderOf(account, a)) }

// pathsIn returns the places of a folder's name.
func (c *Config) pathsIn(folder string) Paths {
	p := PathsOf(folder)
	if c == nil || c.Store.Dir == "" {
		return p
	}
	dir := filepath.Join(filesystem.Expand(strings.ReplaceAll(c.Store.Dir, "{uid}", strconv.Itoa(os.Getuid()))), folder)
	p.Store, p.CVs = filepath.Join(dir, "store.db"), filepath.Join(dir, "cv")
	p.Journal = journalOf(folder, p.Store)
	p.Scratch, p.Inbox = filepath.Join(dir, "editing"), filepath.Join(dir, "inbox")
	return p
}

// LogFile is where the program writes its log.
func LogFile() string { return filepath.Join(base(stateFiles), "shortlist", "shortlist.log") }

// TokenFile keeps a token in a file of this user alone. It implements
// api.TokenStore.
type TokenFile struct {
	Path string
	For  model.Identity // a token of another identity does not count
}

// TokenOf returns the file of an account's token.
func TokenOf(account string, a Account) TokenFile {
	return TokenFile{PathsOf(folderOf(account, a)).Token, a.Identity()}
}

// keptToken is the content of a token's file.
type keptToken struct {
	api.Token
	For model.Identity `json:"for"`
}

// Load returns the kept token. A file that others can read is not trusted.
func (t TokenFile) Load() (api.Token, bool) {
	var kept keptToken
	data, err := readSecret(t.Path)
	if err != nil || json.Unmarshal(data, &kept) != nil || kept.Value == "" || !kept.For.Same(t.For) {
		return api.Token{}, false
	}
	return kept.Token, true
}

// Distrusted returns why a token that was just kept is not trusted; nil if there is no such reason.
func (t TokenFile) Distrusted() error {
	_, err := readSecret(t.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// Save replaces the kept token, whole or not at all.
func (t TokenFile) Save(token api.Token) error {
	data, err := json.Marshal(keptToken{token, t.For})
	if err != nil {
		return sayTokenNotKept(err)
	}
	if err := writePrivate(t.Path, data); err != nil {
		return sayTokenNotKept(err)
	}
	return nil
}

// Clear forgets the kept token.
func (t TokenFile) Clear() error {
	if err := os.Remove(t.Path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return lang.Errorf("forget the token: %w", err)
	}
	return nil
}

// writePrivate writes a file 0600 in a folder 0700: whole or not at all, private
// from its first byte.
func writePrivate(path string, data []byte) (err error) {
	dir := filepath.Dir(path)
	if err := filesystem.Make(dir); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".new-") // 0600
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// ReadSecret reads a secret from a file of its own, without the final line end. A file that others can read is
// refused.
func ReadSecret(path string) (string, error) {
	data, err := readSecret(path)
	return strings.TrimRight(string(spelling.WithoutMark(data)), "\r\n"), err
}

// readFile reads a file that a person wrote.
func readFile(path string) ([]byte, error) {
	data, err := os.ReadFile(path)
	return spelling.WithoutMark(data), err
}

// openToOthers reports whether a mode lets other users read or change a file. On Windows, a mode does not show it: it is
// the folder of the user that keeps others out.
func openToOthers(system string, mode fs.FileMode) bool {
	return system != "windows" && mode.Perm()&0o077 != 0
}

// readSecret reads a small file that only this user may be able to read.
func readSecret(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }() // only read
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if openToOthers(runtime.GOOS, info.Mode()) {
		return nil, errors.New(lang.Text("%s can be read by others: run chmod 600 on it", path))
	}
	if info.Size() > 64<<10 {
		return nil, errors.New(lang.Text("%s is too large for a secret", path))
	}
	data := make([]byte, info.Size())
	n, err := f.ReadAt(data, 0)
	if n == len(data) {
		err = nil
	}
	return data, err
}

func sayTokenNotKept(err error) error { return lang.Errorf("keep the token: %w", err) }
