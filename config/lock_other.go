//go:build !unix

package config

// lockFolder locks nothing.
func lockFolder(string) (unlock func()) { return func() {} }
