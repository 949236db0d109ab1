package answers

import (
	"slices"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/text"
)

var tabNames = [tabs]string{
	noAnswer: lang.Mark("letters", "No answer"),
	toLook:   lang.Mark("letters", "To look at"),
	waiting:  lang.Mark("letters", "Waiting"),
	drafts:   lang.Mark("letters", "Drafts"),
	unclear:  lang.Mark("letters", "Unclear"),
	toCall:   lang.Mark("letters", "To call"),
	done:     lang.Mark("letters", "Done"),
}

func sayTab(t tab) string { return lang.Word("letters", tabNames[t]) }

func sayEmpty(t tab) string {
	switch t {
	case noAnswer:
		return lang.Text("Everybody has an answer, or a letter on the way.")
	case toLook:
		return lang.Text("No letter waits for you to look at it. A verdict of yes or no plans one, and %s on an applicant, or on marked ones, writes one.", action.WriteLetter)
	case waiting:
		return lang.Text("No letter waits for its time.")
	case drafts:
		return lang.Text("No draft waits to be sent by your mail program.")
	case unclear:
		return lang.Text("No letter failed, came back or has an unknown outcome.")
	case toCall:
		return lang.Text("There is no applicant to call.")
	}
	return lang.Text("No letter was sent yet.")
}

func sayWrite(marked int) action.Label {
	if marked > 0 {
		return action.ToWrite(lang.Plural(marked, "letter to %d", "letter to %d"))
	}
	return action.ToWrite(lang.TextIn("footer", "letter"))
}

func saySend(n int) action.Label {
	return action.Label{Name: lang.Plural(n, "send %d", "send %d"), Title: lang.Text("Send the letters"), Synonyms: lang.Text("release, approve, let go"), Help: lang.Text("send the letters once their time has come: the marked ones, else all of the list")}
}

func saySendAsked(n int) string {
	return lang.Plural(n, "Send %d letter?", "Send %d letters?")
}

func sayAreSent(n int) action.Label {
	return action.Label{Name: lang.Plural(n, "%d sent", "%d sent"), Title: lang.Text("The drafts were sent"), Synonyms: lang.Text("confirm, done"), Help: lang.Text("note that your mail program has sent the drafts: the marked ones, else all")}
}

func sayLeftOut(n int) string {
	return lang.Plural(n, "%d letter was left out and is not sent.", "%d letters were left out and are not sent.")
}

// sayRefused words which applicants get no letter and why. Blind mode may have been switched on since.
func (l *Letters) sayRefused(refused []account.RefusedLetter) (out []string) {
	const names = 3 // in one sentence
	refused = slices.Clone(refused)
	for i := range refused {
		if r := &refused[i]; l.env.Blind && r.Name != "" {
			r.Name = blind.Name(r.ApplyID)
		}
	}
	for _, sentence := range account.SayRefused(refused, names) {
		out = append(out, text.Line(sentence))
	}
	return out
}

// sayStillBack words how letters that were let go can be taken back.
func sayStillBack() string {
	return lang.Text("Until then, %s takes a letter back, and a changed verdict cancels its letter.", action.LeaveOut)
}

// sayHow words when and how letters leave.
func (l *Letters) sayHow(n int) string {
	way, folder, due := l.source.LetterWay()
	at := l.env.Clock(due)
	switch way {
	case answers.Mailto:
		return lang.Plural(n, "From %[2]s on, %[3]s in the list “Waiting” opens %[1]d letter in your mail program.", "From %[2]s on, %[3]s in the list “Waiting” opens the %[1]d letters in your mail program, one after the other.", at, action.SendLetters)
	case answers.Program:
		return lang.Plural(n, "Your mail program sends %d letter, from %s on.", "Your mail program sends %d letters, from %s on.", at)
	case answers.EML, answers.Maildir:
	}
	return lang.Plural(n, "%d draft will be in %s, from %s on. You send it with your mail program.", "%d drafts will be in %s, from %s on. You send them with your mail program.", folder, at)
}

// sayReleased words that letters were let go.
func sayReleased(n int) string {
	return lang.Plural(n, "%d letter will be sent. The list “Waiting” shows when.", "%d letters will be sent. The list “Waiting” shows when.")
}

// sayHanded words what became of letters that were handed over; "" without any.
func (l *Letters) sayHanded(letters []account.Letter) (env.Severity, string) {
	var sent, made, bad int
	folder := ""
	for _, letter := range letters {
		switch {
		case letter.State == answers.Handed:
			sent++
		case letter.Draft() && letter.Way != answers.Mailto: // a link opens
			made, folder = made+1, letter.Folder
		case letter.State == answers.Failed, letter.State == answers.Unknown:
			bad++
		}
	}
	switch {
	case bad > 0:
		return env.Warn, lang.Plural(bad, "%d letter was not sent, or may not have been. %s shows why.", "%d letters were not sent, or may not have been. %s shows why.", action.Answers)
	case made > 0:
		return env.Good, lang.Plural(made, "%d draft is in %s. Send it with your mail program; %s lists it.", "%d drafts are in %s. Send them with your mail program; %s lists them.", folder, action.Answers)
	case sent > 0:
		return env.Good, lang.Plural(sent, "%d letter was sent.", "%d letters were sent.")
	}
	return env.Info, ""
}

// sayState words the state of a letter, and when it changes.
func (l *Letters) sayState(of *account.Letter) string {
	switch tabOf(of) {
	case toLook:
		return lang.Text("waits for you to look at it")
	case waiting:
		return lang.Text("will be sent %s", l.env.Clock(of.Due))
	case drafts:
		if of.Folder != "" {
			return lang.Text("draft in %s since %s", of.Folder, l.env.Clock(of.Drafted))
		}
	case done:
		if of.State == answers.Handed {
			return of.State.Label() + " " + amount.Moment(of.Handed.Local())
		}
	}
	return of.State.Label()
}

func sayHidden() string {
	return lang.Text("blind mode hides who the letter is to; %s switches it off", action.Blind)
}

// sayLongest words how long the first applicant without an answer has waited; "" without one. How many there are is in the tab.
func (s *Screen) sayLongest() string {
	if !s.read || s.shown.unanswered == 0 || s.shown.oldest.IsZero() {
		return ""
	}
	return lang.Plural(answers.Days(s.env.Now(), s.shown.oldest), "longest without an answer: %d day", "longest without an answer: %d days")
}
