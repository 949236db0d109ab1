package config

import (
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestTheSecretOfCallbacks comes from the person's own file or from a command. Without a secret there is no receiver.
func TestTheSecretOfCallbacks(t *testing.T) {
	dir := home(t)
	mine, theirs := filepath.Join(dir, "mine"), filepath.Join(dir, "theirs")
	write(t, mine, "whsec_1\n", 0o600)
	write(t, theirs, "whsec_1\n", 0o644)
	hollow := filepath.Join(dir, "hollow")
	write(t, hollow, "\n", 0o600)
	for name, c := range map[string]struct {
		callback   Callback
		restricted bool
		secret     string
		wantError  string
	}{
		"a file":                      {Callback{SecretFile: mine}, false, "whsec_1", ""},
		"a file, restricted":          {Callback{SecretFile: mine}, true, "whsec_1", ""},
		"a command":                   {Callback{SecretCommand: "echo whsec_2; echo more"}, false, "whsec_2", ""},
		"a command, restricted":       {Callback{SecretCommand: "echo whsec_2"}, true, "", "off in restricted mode"},
		"a command that fails":        {Callback{SecretCommand: "exit 3"}, false, "", "callback.secret_command failed"},
		"a command without output":    {Callback{SecretCommand: "true"}, false, "", "callback.secret_command printed nothing"},
		"a file that others can read": {Callback{SecretFile: theirs}, false, "", "chmod 600"},
		"an empty file":               {Callback{SecretFile: hollow}, false, "", "hollow is empty"},
		"no file":                     {Callback{SecretFile: filepath.Join(dir, "none")}, false, "", "callback.secret_file"},
		"nothing":                     {Callback{}, false, "", "set callback.secret_file or callback.secret_command"},
	} {
		config := Default()
		config.Callback, config.Limits.Restricted = c.callback, c.restricted
		secret, err := config.CallbackSecret(t.Context())
		switch {
		case c.wantError == "" && (err != nil || string(secret) != c.secret):
			t.Errorf("%s: %q, %v", name, secret, err)
		case c.wantError != "" && (err == nil || !strings.Contains(err.Error(), c.wantError)):
			t.Errorf("%s: %q, %v", name, secret, err)
		}
	}
}

// TestWhatIsSetForNewApplications is checked when it is read.
func TestWhatIsSetForNewApplications(t *testing.T) {
	dir := home(t)
	path := filepath.Join(dir, "config.toml")
	read := func(text string) (Config, error) {
		write(t, path, text, 0o600)
		return Load(path)
	}
	c, err := read(`
[callback]
signed = "body"
encoding = "base64"
tolerance = "90s"
[hooks]
new_application = ["notify-send", "A new application"]
[notify]
bell = true
desktop = "osc777"
`)
	if err != nil || c.Callback.Signed != "body" || c.Callback.Encoding != "base64" || len(c.Hooks.NewApplication) != 2 || !c.Notify.Bell || c.Notify.Desktop != "osc777" {
		t.Errorf("%+v, %v", c, err)
	}
	if d, err := c.Callback.ToleranceOf(); err != nil || d != 90*time.Second {
		t.Error(d, err)
	}
	for text, wantError := range map[string]string{
		"[callback]\nsigned = \"all\"":            `callback.signed is "all"; it can be t.body or body`,
		"[callback]\nencoding = \"rot13\"":        `callback.encoding is "rot13"`,
		"[callback]\ntolerance = \"5\"":           `callback.tolerance is "5"`,
		"[callback]\ntolerance = \"-5m\"":         `callback.tolerance is "-5m"`,
		"[notify]\ndesktop = \"growl\"":           `notify.desktop is "growl"; it can be osc9 or osc777`,
		"[hooks]\nnew_application = [\" \"]":      "hooks.new_application names no program",
		"[hooks]\nnew_application = \"mail me\"":  "line 2",
		"[hooks]\nnew_aplication = [\"program\"]": `did you mean "hooks.new_application"`,
	} {
		if _, err := read(text); err == nil || !strings.Contains(err.Error(), wantError) {
			t.Errorf("%s: %v", text, err)
		}
	}
}
