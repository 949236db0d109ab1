package doctor

import "testing"

// TestAProgramThatSpoilsLettersIsBad, also under the name that Debian gives it.
func TestAProgramThatSpoilsLettersIsBad(t *testing.T) {
	for _, of := range []struct {
		path string
		args []string
		want State
	}{
		{"/usr/bin/s-nail", []string{"-t"}, Bad},
		{"/usr/bin/mail", []string{"-t"}, Bad},
		{"/usr/bin/mail.mailutils", []string{"-t"}, Bad},
		{"/usr/bin/neomutt", nil, Bad},
		{"/usr/sbin/sendmail", []string{"-t"}, Bad},
		{"/usr/sbin/sendmail", []string{"-t", "-i"}, Good},
		{"/usr/bin/msmtp", []string{"-t"}, Good},
	} {
		if lines := checkMailProgram("", "", of.path, of.args); len(lines) != 1 || lines[0].State != of.want {
			t.Errorf("%s %v: %+v", of.path, of.args, lines)
		}
	}
}
