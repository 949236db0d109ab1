package api_test

import (
	"testing"

	"go.uber.org/goleak"
)

// TestMain fails the suite when a call leaves a goroutine behind.
func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }
