package external

import (
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/intent"
)

func sayCopied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return lang.Plural(emails(value), "Sent %d e-mail address to your terminal's clipboard", "Sent %d e-mail addresses to your terminal's clipboard") + afterCopied(what, value)
	}
	return map[intent.Copied]string{
		intent.CopiedLink:    lang.Text("Sent the link to your terminal's clipboard"),
		intent.CopiedContact: lang.Text("Sent the contact to your terminal's clipboard"),
		intent.CopiedPhone:   lang.Text("Sent the phone number to your terminal's clipboard"),
		intent.CopiedEmail:   lang.Text("Sent the e-mail to your terminal's clipboard"),
		intent.CopiedPath:    lang.Text("Sent the path to your terminal's clipboard"),
		intent.CopiedTime:    lang.Text("Sent the time to your terminal's clipboard"),
	}[what] + afterCopied(what, value)
}

// sayMaybeCopied is sayCopied for a terminal that may not copy. setting names the terminal's setting that allows it.
func sayMaybeCopied(what intent.Copied, value, setting string) string {
	setting = bracketed(setting)
	if what == intent.CopiedEmails {
		return lang.Plural(emails(value), "Copied %d e-mail address, if your terminal allows it%s", "Copied %d e-mail addresses, if your terminal allows it%s", setting) + afterCopied(what, value)
	}
	return map[intent.Copied]string{
		intent.CopiedLink:    lang.Text("Copied the link, if your terminal allows it%s", setting),
		intent.CopiedContact: lang.Text("Copied the contact, if your terminal allows it%s", setting),
		intent.CopiedPhone:   lang.Text("Copied the phone number, if your terminal allows it%s", setting),
		intent.CopiedEmail:   lang.Text("Copied the e-mail, if your terminal allows it%s", setting),
		intent.CopiedPath:    lang.Text("Copied the path, if your terminal allows it%s", setting),
		intent.CopiedTime:    lang.Text("Copied the time, if your terminal allows it%s", setting),
	}[what] + afterCopied(what, value)
}

// emails counts the addresses of a text that is copied.
func emails(value string) int { return strings.Count(value, ",") + 1 }

// afterCopied ends a sentence about copied text: with the text itself, unless that is a list of addresses.
func afterCopied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return "."
	}
	return ": " + value
}

// bracketed returns a setting as a part of a sentence.
func bracketed(setting string) string {
	if setting == "" {
		return ""
	}
	return " (" + setting + ")"
}

func sayBlindNow() string {
	return lang.Text("Blind mode was switched on meanwhile, so the file was saved but not sent.")
}

func sayTooLarge() string { return lang.Text("The file is too large for your terminal.") }

func sayRefused(why string) string {
	if why == "" {
		return lang.Text("The terminal refused the file.")
	}
	return lang.Text("The terminal refused the file: %s.", why)
}
