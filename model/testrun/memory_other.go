//go:build !linux

package testrun

func inMemory() string { return "" }
