package model

import "testing"

// TestWhichAttachmentIsTheCV: a stored one of type CV comes before other stored ones.
func TestWhichAttachmentIsTheCV(t *testing.T) {
	photo, cv := CV{Name: "photo.jpg", Type: "OTHER", Ref: "1"}, CV{Name: "cv.pdf", Type: "CV", Ref: "2"}
	broken, lost := CV{Name: "broken.pdf", Type: "CV", Broken: "not base64"}, CV{Name: "letter.txt", Type: "OTHER", Broken: "not base64"}
	for want, attachments := range map[string][]CV{
		"":           nil,
		"photo.jpg":  {lost, photo},
		"cv.pdf":     {broken, photo, cv},
		"broken.pdf": {broken, lost},
	} {
		a := Arrival{ID: 1, Attachments: attachments}
		c := a.Candidate()
		if c.FileName != want || (c.CV == nil) != (want == "") || c.WithoutCV != (want == "") {
			t.Errorf("of %+v it is %q, %+v, without %v; want %q", attachments, c.FileName, c.CV, c.WithoutCV, want)
		}
	}
}
func TestAHungarianNameBeginsWithTheFamilyName(t *testing.T) {
	for country, want := range map[string]string{"HU": "Kovács Anna", "UA": "Anna Kovács", "RO": "Anna Kovács", "": "Anna Kovács"} {
		a := Arrival{FirstName: "Anna", LastName: "Kovács", Country: country}
		if got := a.Candidate().Applicant.Name; got != want {
			t.Errorf("%s: %q, want %q", country, got, want)
		}
	}
	for _, a := range []Arrival{{FirstName: "Anna", Country: "HU"}, {LastName: "Anna", Country: "HU"}} {
		if got := a.Name(); got != "Anna" {
			t.Errorf("%q", got)
		}
	}
}
