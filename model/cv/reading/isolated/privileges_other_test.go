//go:build !linux

package isolated_test

func privileges() error { return nil }
