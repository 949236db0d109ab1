package identity

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"shortlist/model"
)

// nameWord begins the hash of a word of a name in a print.
const nameWord = "w:"

// Print returns hashes of what identifies a person at one job (the words of the name, the numbers and the address) in
// one text that holds none of these. It is "" without a name.
func Print(c model.Candidate) string {
	name := Name(c.Applicant.Name)
	if name == "" {
		return ""
	}
	var parts []string
	add := func(kind, value string) {
		sum := sha256.Sum256(fmt.Appendf(nil, "%d %s%s", c.JobID, kind, value))
		parts = append(parts, kind+hex.EncodeToString(sum[:8]))
	}
	for word := range strings.FieldsSeq(name) {
		add(nameWord, word)
	}
	for _, key := range Keys(c) {
		if key.Contact() {
			add(string(key[:2]), string(key[2:]))
		}
	}
	return strings.Join(parts, " ")
}

// SamePrint reports whether two prints are of one person: one name, and a number in common or, if one of
// them has no number, the address.
func SamePrint(a, b string) bool {
	of := func(print, kind string) []string {
		return slices.DeleteFunc(strings.Fields(print), func(part string) bool { return !strings.HasPrefix(part, kind) })
	}
	common := func(kind string) bool {
		return slices.ContainsFunc(of(a, kind), func(part string) bool { return slices.Contains(of(b, kind), part) })
	}
	short, long := of(a, nameWord), of(b, nameWord)
	if len(short) > len(long) {
		short, long = long, short
	}
	for _, word := range short {
		if !slices.Contains(long, word) {
			return false
		}
	}
	if len(of(a, phoneKey)) > 0 && len(of(b, phoneKey)) > 0 {
		return common(phoneKey)
	}
	return len(short) > 0 && common(emailKey)
}

// PrintedContacts returns the hashes of numbers and addresses in a print.
func PrintedContacts(print string) []string {
	return slices.DeleteFunc(strings.Fields(print), func(part string) bool { return strings.HasPrefix(part, nameWord) })
}
