//go:build !unix

package files

import "os"

// identity identifies a file among those that exist.
type identity struct{ os.FileInfo }

func identify(info os.FileInfo) identity { return identity{info} }

func (i identity) is(info os.FileInfo) bool { return os.SameFile(i.FileInfo, info) }
