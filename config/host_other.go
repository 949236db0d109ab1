//go:build !unix

package config

// trusted trusts every file: this system has no root.
func trusted(string) error { return nil }
