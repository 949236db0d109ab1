//go:build !unix

package doctor

import (
	"context"
	"errors"
	"os"
	"time"
)

// canAsk reports whether a terminal can be asked on this system.
const canAsk = false

func raw(*os.File) (restore func(), err error) { return nil, errors.ErrUnsupported }

func receive(context.Context, *os.File, time.Duration, func([]byte) bool) []byte { return nil }
