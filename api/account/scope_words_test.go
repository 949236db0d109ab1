package account

import (
	"regexp"
	"testing"

	"shortlist/model/modeltest"
)

// TestSeveralPeopleDoNotNeedToShareAName: a phone number or an e-mail address may have been given.
func TestSeveralPeopleDoNotNeedToShareAName(t *testing.T) {
	modeltest.InEveryLanguage(t)
	if text := (&SeveralError{People: make([]Match, 2)}).Error(); regexp.MustCompile(`called|hívnak|nume|ім'ям`).MatchString(text) {
		t.Error(text)
	}
}
