//go:build !windows

package config

func localAppData(string) string { return "" } // unused
