// Package model holds what shortlist is about: jobs, drafts, applicants and the
// rules they follow. It is pure: it imports the standard library only, does no
// I/O and keeps strangers' text exactly as it came. Whoever shows such text
// passes it through ui/text first (CONTRACT 48).
//
// Section numbers (§) and CONTRACT numbers refer to api/CONTRACT.md.
package model
