package external

import "testing"

// TestOnlyAWebAddressIsALink, to be opened or copied.
func TestOnlyAWebAddressIsALink(t *testing.T) {
	for link, want := range map[string]bool{
		"https://example.org/jobs/1": true, "http://example.org": true,
		"javascript:alert(1)": false, "JavaScript://example.org/%0aalert(1)": false, "data:text/html,x": false,
		"file:///etc/passwd": false, "https:///jobs": false, "": false, "https://exa mple": false,
	} {
		if _, ok := webAddress(link); ok != want {
			t.Errorf("%q is a web address: %v", link, ok)
		}
	}
}
