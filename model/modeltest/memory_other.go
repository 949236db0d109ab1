//go:build !linux

package modeltest

func inMemory() string { return "" }
