package api_test

import (
	"testing"

	"go.uber.org/goleak"

	"shortlist/model/testrun"
)

// TestMain fails the suite when a call leaves a goroutine behind.
func TestMain(m *testing.M) {
	testrun.Prepare()
	goleak.VerifyTestMain(m)
}
