//go:build !linux

package isolated_test

func systemTrials() map[string]func() error { return nil }

func i386() {}
