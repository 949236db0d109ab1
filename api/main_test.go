package api_test

import (
	"testing"

	"go.uber.org/goleak"

	"shortlist/model/modeltest"
)

// TestMain fails the suite when a call leaves a goroutine behind.
func TestMain(m *testing.M) {
	modeltest.Prepare()
	goleak.VerifyTestMain(m)
}
