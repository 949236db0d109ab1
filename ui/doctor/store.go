package doctor

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"shortlist/model/amount"
	"shortlist/model/filesystem"
	"shortlist/model/store"
)

// littleSpace is the free space, in bytes, that a store needs besides a copy of itself, which a mending makes.
const littleSpace = 8 << 20

// CheckStore checks the store file of an account.
func CheckStore(ctx context.Context, path string) []Line {
	line := func(name string, state State, what, do string) Line { return Line{Store, name, state, what, do} }
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if store.HasTraces(path) {
			return []Line{line(say.NameStore, Bad, say.StoreGone, say.RestoreStore)}
		}
		return []Line{line(say.NameStore, Good, say.StoreMissing, "")}
	}
	var lines []Line
	f, unknown := filesystem.KindOf(filepath.Dir(path))
	i, err := store.Inspect(ctx, path)
	switch {
	case errors.Is(err, store.ErrFull):
		lines = append(lines, line(say.NameIntegrity, Bad, say.StoreUnread, say.MakeSpace))
	case err != nil:
		lines = append(lines, line(say.NameIntegrity, Bad, say.StoreUnread, say.MendStore))
	case !i.Intact:
		_ = store.Suspect(path) // if nothing can be written there, a line below reports that
		lines = append(lines, line(say.NameIntegrity, Bad, say.StoreDamaged, say.MendStore))
	default:
		lines = append(lines, line(say.NameIntegrity, Good, say.StoreIntact(amount.Bytes(i.Size)), ""))
		if (i.Journal == "wal") != f.Network {
			lines = append(lines, line(say.NameJournal, Good, say.Journal(i.Journal), ""))
		} else {
			lines = append(lines, line(say.NameJournal, Warning, say.Journal(i.Journal), say.OpenOnce))
		}
	}
	if why := store.Unwritable(path); errors.Is(why, store.ErrFull) {
		lines = append(lines, line(say.NameWriting, Bad, say.NotWritable(why.Error()), say.MakeSpace))
	} else if why != nil {
		lines = append(lines, line(say.NameWriting, Bad, say.NotWritable(why.Error()), say.MoveStore))
	}
	if unknown != nil || f.Name == "" {
		return append(lines, line(say.NameFileSystem, Warning, say.FileSystemUnknown, ""))
	}
	if f.Network {
		lines = append(lines, line(say.NameFileSystem, Warning, say.FileSystemShared(f.Name), say.MoveStore))
	} else {
		lines = append(lines, line(say.NameFileSystem, Good, say.FileSystem(f.Name), ""))
	}
	if f.Free < littleSpace+uint64(i.Size) {
		return append(lines, line(say.NameSpace, Warning, say.Free(amount.Bytes(int64(f.Free))), say.MakeSpace))
	}
	return append(lines, line(say.NameSpace, Good, say.Free(amount.Bytes(int64(f.Free))), ""))
}
