// Package e2e holds the tests that run the program: in a pseudo-terminal, over SSH, killed and started again.
package e2e
