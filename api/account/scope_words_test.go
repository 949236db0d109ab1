package account

import (
	"regexp"
	"testing"
)

// TestSeveralPeopleDoNotNeedToShareAName: a phone number or an e-mail address may have been given.
func TestSeveralPeopleDoNotNeedToShareAName(t *testing.T) {
	names := regexp.MustCompile(`called|hívnak|nume|ім'ям`)
	for _, words := range []sentences{new(english), new(ukrainian), new(romanian), new(hungarian)} {
		if text := words.SeveralPeople(2); names.MatchString(text) {
			t.Error(text)
		}
	}
}
