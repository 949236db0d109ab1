package reviewing

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	VerdictYes:   action.Label{Name: "igen", Title: "Döntés: igen", Synonyms: "elfogadás, jó, tetszik, yes, Verdict: yes, accept, approve, good, like", Help: "igen, és tovább a következőre; a jelentkező nem látja"},
	VerdictMaybe: action.Label{Name: "talán", Title: "Döntés: talán", Synonyms: "esetleg, később, maybe, Verdict: maybe, perhaps, later", Help: "talán, és tovább a következő jelentkezőre"},
	VerdictNo:    action.Label{Name: "nem", Title: "Döntés: nem", Synonyms: "elutasítás, no, Verdict: no, reject, decline, refuse, dislike", Help: "nem, és tovább a következő jelentkezőre"},
	NoVerdict:    action.Label{Name: "nincs döntés", Title: "Döntés törlése", Synonyms: "visszavonás, alaphelyzet, no verdict, Remove the verdict, undecided, clear, reset, take back", Help: "a döntés törlése"},
	Save:         action.Label{Name: "mentés", Synonyms: "save"},
	NewLine:      action.Label{Name: "új sor", Synonyms: "new line"},
	CloseNote:    action.Label{Name: "bezárás, folytatás később"},
	Stars:        action.Label{Name: "értékelés", Synonyms: "rate"},
	NoStars:      action.Label{Name: "nincs értékelés", Synonyms: "no rating"},
	Cancel:       action.Label{Name: "mégse", Synonyms: "cancel"},
	Complete:     action.Label{Name: "első javaslat", Synonyms: "use the first suggestion"},
	ChooseDay:    action.Label{Name: "választás", Synonyms: "choose"},
	ClearDay:     action.Label{Name: "törlés", Synonyms: "clear"},

	NoApplicant:  "nincs kiválasztott jelentkező",
	NoVerdictYet: "nincs törölhető döntés",

	HasSomeNote:   change{one: "van jegyzet"},
	HasNoNote:     change{one: "nincs jegyzet"},
	SomeNoteAdded: change{"bővült a jegyzet", "jegyzet hozzáadva"},
	HasNoTags:     change{one: "nincs címke"},
	HasOtherTags:  change{"más címkék", "más címkék"},
	IsNotSnoozed:  change{"nincs emlékeztető", "nincs emlékeztető"},

	OtherNoteStays: "Közben egy másik ablakban is készült jegyzet. Az megmarad.",

	NoRating:      "nincs értékelés",
	Current:       "jelenlegi",
	TagsHint:      "erős, második kör",
	OtherTagsStay: "A többi címke megmarad; a -címke töröl egyet.",

	SnoozeExplained: "A dátum ezen a gépen marad. Üres sorral törölhető.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (h *hungarian) Verdicts(marked int) string { return h.counted("igen talán nem", marked) }
func (h *hungarian) Note(marked int) action.Label {
	return action.Label{Name: h.counted("jegyzet", marked), Title: "Jegyzet írása", Synonyms: "megjegyzés, note, Write a note, comment, remark", Help: "jegyzet írása; a jelentkező nem látja"}
}
func (h *hungarian) Rate(marked int) action.Label {
	return action.Label{Name: h.counted("értékelés", marked), Title: "Értékelés", Synonyms: "csillagok, pontszám, rate, stars, score, rating", Help: "a jelentkező értékelése 1-től 5-ig"}
}
func (h *hungarian) Tags(marked int) action.Label {
	return action.Label{Name: h.counted("címkék", marked), Title: "Címkézés", Synonyms: "címke, kulcsszó, tags, label, keyword, Tag", Help: "a jelentkező címkézése saját szavakkal"}
}
func (h *hungarian) Snooze(marked int) action.Label {
	return action.Label{Name: h.counted("később", marked), Title: "Újranézés egy napon", Synonyms: "emlékeztető, később, halasztás, dátum, snooze, Look again on a date, remind, reminder, later, postpone, follow up, due", Help: "a jelentkező újranézése egy választott napon"}
}
func (h *hungarian) Enlist(marked int) action.Label {
	return action.Label{Name: h.counted("rövid lista", marked), Title: "Felvétel rövid listára", Synonyms: "listára, kedvenc, második kör, shortlist, Add to a shortlist, add to list, put on, favourite, second round", Help: "felvétel egy rövid listára, vagy levétel róla"}
}
func (h *hungarian) Compare(marked int) action.Label {
	return action.Label{Name: h.counted("összevetés", marked), Title: "Összevetés", Synonyms: "egymás mellett, különbség, összehasonlítás, compare, side by side, difference", Help: "két–négy megjelölt jelentkező összevetése"}
}

func (*hungarian) IsVerdict(v model.Verdict) change {
	if v == model.Undecided {
		return change{"nincs döntés", "nincs döntés"}
	}
	verdict := string(v)
	switch v {
	case model.Yes:
		verdict = "igen"
	case model.Maybe:
		verdict = "talán"
	case model.No:
		verdict = "nem"
	case model.Undecided:
	}
	return change{verdict, verdict}
}
func (*hungarian) IsRated(stars int) change {
	if stars == 0 {
		return change{"nincs értékelés", "nincs értékelés"}
	}
	rated := fmt.Sprintf("értékelés: %d", stars)
	return change{rated, rated}
}
func (*hungarian) HasNote(note string) change { return change{one: "jegyzet: „" + note + "”"} }
func (*hungarian) NoteAdded(note string) change {
	return change{"bővült a jegyzet", "jegyzet hozzáadva: „" + note + "”"}
}
func (*hungarian) HasTags(tags []string) change {
	return change{one: "címkék: " + strings.Join(tags, ", ")}
}
func (*hungarian) TagsChanged(difference string) change {
	return change{"címkék: " + difference, "címkék: " + difference}
}

func (*hungarian) IsSnoozed(day string) change {
	return change{"emlékeztető: " + day, "emlékeztető: " + day}
}
func (*hungarian) NoLongerDue(judged change) change {
	return change{judged.one + ", emlékeztető törölve", judged.several + ", emlékeztető törölve"}
}

func (*hungarian) Changed(name, what string) string {
	return name + " – " + lang.End(what) + " " + action.Undo.String() + ": visszavonás."
}
func (*hungarian) Unchanged(name, what string) string { return name + " – " + what + ", mint eddig." }
func (*hungarian) AllChanged(n int, what string) string {
	return fmt.Sprintf("%s – %s %s: visszavonás.", amount.InHungarian(n, "jelentkező"), lang.End(what), action.Undo)
}
func (*hungarian) NoneChanged(n int, what string) string {
	return fmt.Sprintf("%s – %s, mint eddig.", amount.InHungarian(n, "jelentkező"), what)
}
func (*hungarian) SomeChanged(changed, of int, what string) string {
	return fmt.Sprintf("%s módosult – %s; változatlan: %d. %s: visszavonás.", amount.InHungarian(changed, "jelentkező"), what, of-changed, action.Undo)
}
func (*hungarian) Undone(name, what string) string {
	return "Visszavonva: " + name + " – " + lang.End(what)
}
func (*hungarian) UndoneHidden(name string) string {
	return "Visszavonva: az utolsó módosítás, " + lang.End(name)
}
func (*hungarian) AllUndone(n int, what string) string {
	return "Visszavonva: " + amount.InHungarian(n, "jelentkező") + " – " + lang.End(what)
}
func (*hungarian) AllUndoneHidden(n int) string {
	return "Visszavonva: " + amount.InHungarian(n, "jelentkező") + " utolsó módosítása."
}

func (*hungarian) NoteTitle(name string) string   { return "Jegyzet: " + name }
func (*hungarian) NotesTitle(names string) string { return "Jegyzetek bővítése: " + names }
func (*hungarian) NoteStays(team bool) string {
	if team {
		return "A kollégák is látják; a jelentkező soha."
	}
	return "Ezen a gépen marad; a jelentkező soha nem látja."
}
func (*hungarian) NotesStay(team bool) string {
	added := "Új sorként kerül minden jelentkező saját jegyzete alá. "
	if team {
		return added + "A kollégák is látják."
	}
	return added + "Ezen a gépen marad."
}
func (*hungarian) NoteUnfinished() string {
	return "A jegyzet nem változott; " + action.Note.String() + ": a megkezdett szöveg folytatása."
}
func (*hungarian) NotesUnfinished() string {
	return "Egy jegyzet sem változott; " + action.Note.String() + ": a megkezdett szöveg folytatása."
}
func (*hungarian) NoteTooLong(most, size string) string {
	return "A jegyzet túl hosszú: " + size + ". Legfeljebb ennyi lehet: " + most + "."
}
func (*hungarian) NotesTooLong(n int, most string) string {
	return amount.InHungarian(n, "jegyzet") + " túl hosszú lenne; legfeljebb ennyi lehet: " + most + ". Rövidítsen a hozzáadott szövegen."
}
func (*hungarian) NotesMerged() string {
	return "Közben egy másik ablakban is készült jegyzet. Az megmarad, alatta az Öné. " + action.Undo.String() + ": a saját törlése."
}

func (*hungarian) RateTitle(names string) string { return "Értékelés: " + names }
func (*hungarian) TagsTitle(names string) string { return "Címkék: " + names }
func (*hungarian) InUse(tags string) string      { return "használatban: " + tags }
func (*hungarian) OnlySome(tags string) string   { return "csak némelyiknél: " + tags }
func (*hungarian) TagsExplained(team bool) string {
	if team {
		return "Saját szavak, vesszővel elválasztva. A kollégák is látják."
	}
	return "Saját szavak, vesszővel elválasztva. Ezen a gépen maradnak."
}

func (*hungarian) SnoozeTitle(names string) string { return "Emlékeztető: " + names }

func (*hungarian) counted(name string, marked int) string {
	if marked == 0 {
		return name
	}
	return name + " (" + amount.Number(marked) + ")"
}
