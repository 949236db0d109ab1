package api

import (
	"testing"

	"shortlist/model"
)

// TestAnAddressHasOneIdentityHoweverItIsTyped: case, a slash at the end, the default port and the default path change nothing,
// and everything else does.
func TestAnAddressHasOneIdentityHoweverItIsTyped(t *testing.T) {
	const address, email = "https://ua.example.com/employer/api/v2", "hr@example.com"
	want := IdentityOf(address, "", email)
	if want.Service != address || want.Country != model.Ukraine || want.Email != email {
		t.Errorf("%+v", want)
	}
	for _, typed := range []string{
		"ua.example.com", "UA.Example.COM/", " https://ua.example.com:443 ", "https://ua.example.com:0443/employer/api/v2/", "https://ua.example.com./employer/api/v2//",
		"https://ua.example.com:", "https://ua.example.com/employer/api%2Fv2",
	} {
		if got := IdentityOf(typed, model.Ukraine, " HR@Example.com"); got != want || !got.Same(want) {
			t.Errorf("%s: %+v", typed, got)
		}
	}
	for _, other := range []model.Identity{
		IdentityOf("ro.example.com", "", email), IdentityOf("ua.example.com:8443", "", email), IdentityOf("ua.example.com/employer/api/v3", "", email),
		IdentityOf("ua.example.com/Employer/api/v2", "", email), IdentityOf("ua.example.com.example.org", "", email), IdentityOf(address, "", "ceo@example.com"),
	} {
		if other.Same(want) {
			t.Errorf("%+v", other)
		}
	}
	for one, other := range map[string]string{
		"http://localhost": "http://LOCALHOST:80/", "http://127.0.0.1:8080": "http://127.0.0.1:08080", "http://[::1]": "http://[0:0::1]:80", "https://[::1]:8443": "https://[::1]:8443/",
	} {
		if x, y := IdentityOf(one, "", email), IdentityOf(other, "", email); x != y {
			t.Errorf("%+v, %+v", x, y)
		}
	}
	none, ua, ro := IdentityOf("http://localhost", "", email), IdentityOf("http://localhost", model.Ukraine, email), IdentityOf("http://localhost", model.Romania, email)
	if !none.Same(ua) || !ro.Same(none) || ua.Same(ro) {
		t.Error("only a country that is given parts two identities")
	}
}
