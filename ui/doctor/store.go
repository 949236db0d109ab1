package doctor

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"shortlist/model/amount"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// littleSpace is the free space, in bytes, that a store needs beyond the copy of itself that mending makes.
const littleSpace = 8 << 20

// CheckStore checks the store file of an account.
func CheckStore(ctx context.Context, path string) []Line {
	line := func(name string, state State, what, do string) Line { return Line{Store, name, state, what, do} }
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if store.HasTraces(path) {
			return []Line{line(lang.TextIn("doctor", "Store"), Bad, lang.Text("The store file is missing, though there was one."), lang.Text("Put a backup in its place. The next start would begin a new store."))}
		}
		return []Line{line(lang.TextIn("doctor", "Store"), Good, lang.Text("There is no store yet. The first start makes it."), "")}
	}
	var lines []Line
	f, unknown := filesystem.KindOf(filepath.Dir(path))
	i, err := store.Inspect(ctx, path)
	switch {
	case errors.Is(err, store.ErrFull):
		lines = append(lines, line(lang.Text("Integrity"), Bad, lang.Text("The store cannot be read."), sayMakeSpace()))
	case err != nil:
		lines = append(lines, line(lang.Text("Integrity"), Bad, lang.Text("The store cannot be read."), sayMendStore()))
	case !i.Intact:
		_ = store.Suspect(path) // a line below reports if nothing can be written there
		lines = append(lines, line(lang.Text("Integrity"), Bad, lang.Text("The store is damaged."), sayMendStore()))
	default:
		lines = append(lines, line(lang.Text("Integrity"), Good, lang.Text("No damage found in %s.", amount.Bytes(i.Size)), ""))
		if (i.Journal == "wal") != f.Network {
			lines = append(lines, line(lang.Text("Journal"), Good, sayJournal(i.Journal), ""))
		} else {
			lines = append(lines, line(lang.Text("Journal"), Warning, sayJournal(i.Journal), lang.Text("Run shortlist once: it sets the journal.")))
		}
	}
	if why := store.Unwritable(path); errors.Is(why, store.ErrFull) {
		lines = append(lines, line(lang.Text("Writing"), Bad, sayNotWritable(why.Error()), sayMakeSpace()))
	} else if why != nil {
		lines = append(lines, line(lang.Text("Writing"), Bad, sayNotWritable(why.Error()), sayMoveStore()))
	}
	if unknown != nil || f.Name == "" {
		return append(lines, line(lang.Text("File system"), Warning, lang.Text("Its kind is not known on this system."), ""))
	}
	if f.Network {
		lines = append(lines, line(lang.Text("File system"), Warning, lang.Text("%s: other hosts may write to it. Locks can fail, and news of other windows is polled.", f.Name), sayMoveStore()))
	} else {
		lines = append(lines, line(lang.Text("File system"), Good, lang.Text("%s, on this computer", f.Name), ""))
	}
	if f.Free < littleSpace+uint64(i.Size) {
		return append(lines, line(lang.Text("Free space"), Warning, sayFree(amount.Bytes(int64(f.Free))), sayMakeSpace()))
	}
	return append(lines, line(lang.Text("Free space"), Good, sayFree(amount.Bytes(int64(f.Free))), ""))
}

func sayMendStore() string {
	return lang.Text("Copy the file, then run shortlist: it repairs the store and keeps your own data.")
}

func sayMoveStore() string { return lang.Text("Set store.dir to a folder on a local disk.") }

func sayMakeSpace() string { return lang.Text("Free some space: nothing can be saved on a full disk.") }

func sayJournal(kind string) string {
	return lang.Text("Changes are written with the journal %s.", kind)
}

func sayNotWritable(why string) string { return lang.Text("Nothing can be saved: %s.", why) }

func sayFree(size string) string { return lang.Text("%s free", size) }
