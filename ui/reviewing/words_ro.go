package reviewing

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	VerdictYes:   action.Label{Name: "da", Title: "Decizie: da", Synonyms: "acceptă, aprobă, bun, yes, Verdict: yes, accept, approve, good, like", Help: "da, apoi candidatul următor; candidatul nu vede niciodată"},
	VerdictMaybe: action.Label{Name: "poate", Title: "Decizie: poate", Synonyms: "mai târziu, maybe, Verdict: maybe, perhaps, later", Help: "poate, apoi candidatul următor"},
	VerdictNo:    action.Label{Name: "nu", Title: "Decizie: nu", Synonyms: "respinge, refuză, no, Verdict: no, reject, decline, refuse, dislike", Help: "nu, apoi candidatul următor"},
	NoVerdict:    action.Label{Name: "fără decizie", Title: "Elimină decizia", Synonyms: "nedecis, no verdict, Remove the verdict, undecided, clear, reset, take back", Help: "elimină decizia"},
	Save:         action.Label{Name: "salvează", Synonyms: "save"},
	NewLine:      action.Label{Name: "rând nou", Synonyms: "new line"},
	CloseNote:    action.Label{Name: "închide, continuă altădată"},
	Stars:        action.Label{Name: "evaluează", Synonyms: "rate"},
	NoStars:      action.Label{Name: "fără evaluare", Synonyms: "no rating"},
	Cancel:       action.Label{Name: "renunță", Synonyms: "cancel"},
	Complete:     action.Label{Name: "prima sugestie", Synonyms: "use the first suggestion"},
	ChooseDay:    action.Label{Name: "alege", Synonyms: "choose"},
	ClearDay:     action.Label{Name: "golește", Synonyms: "clear"},

	NoApplicant:  "niciun candidat nu este selectat",
	NoVerdictYet: "nu există o decizie de eliminat",

	HasSomeNote:   change{one: "are o notă"},
	HasNoNote:     change{one: "fără notă"},
	SomeNoteAdded: change{"s-a adăugat o notă", "s-a adăugat o notă"},
	HasNoTags:     change{one: "fără etichete"},
	HasOtherTags:  change{"alte etichete", "alte etichete"},
	IsNotSnoozed:  change{"fără dată de revăzut", "fără dată de revăzut"},

	OtherNoteStays: "Între timp, altă fereastră a scris o notă. Ea rămâne.",

	NoRating:      "fără evaluare",
	Current:       "actual",
	TagsHint:      "foarte bun, runda a doua",
	OtherTagsStay: "Celelalte etichete ale fiecăruia rămân; -etichetă elimină una.",

	SnoozeExplained: "Data rămâne pe acest calculator. Un rând gol o șterge.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Verdicts(marked int) string { return counted("da poate nu", marked) }
func (*romanian) Note(marked int) action.Label {
	return action.Label{Name: counted("notă", marked), Title: "Scrie o notă", Synonyms: "comentariu, observație, note, Write a note, comment, remark", Help: "scrie o notă; candidatul nu o vede niciodată"}
}
func (*romanian) Rate(marked int) action.Label {
	return action.Label{Name: counted("evaluare", marked), Title: "Evaluează", Synonyms: "stele, punctaj, Rate, stars, score, rating", Help: "evaluează candidatul de la 1 la 5"}
}
func (*romanian) Tags(marked int) action.Label {
	return action.Label{Name: counted("etichete", marked), Title: "Etichetează", Synonyms: "cuvinte-cheie, tags, Tag, label, keyword", Help: "etichetează candidatul cu propriile cuvinte"}
}
func (*romanian) Snooze(marked int) action.Label {
	return action.Label{Name: counted("amână", marked), Title: "Revede la o dată", Synonyms: "amână, amintește, mai târziu, reamintire, dată, snooze, look again on a date, remind, later, postpone, follow up, due", Help: "revede candidatul în ziua aleasă"}
}
func (*romanian) Enlist(marked int) action.Label {
	return action.Label{Name: counted("listă scurtă", marked), Title: "Adaugă într-o listă scurtă", Synonyms: "favorit, runda a doua, shortlist, Add to a shortlist, add to list, put on, favourite, second round", Help: "adaugă într-o listă scurtă sau scoate din ea"}
}
func (*romanian) Compare(marked int) action.Label {
	return action.Label{Name: counted("compară", marked), Title: "Compară", Synonyms: "alăturat, diferență, compare, side by side, difference", Help: "compară doi până la patru candidați marcați"}
}

func (*romanian) IsVerdict(v model.Verdict) change {
	switch v {
	case model.Undecided:
		return change{"fără decizie", "fără decizie"}
	case "yes":
		return change{"decizie: da", "decizie: da"}
	case "maybe":
		return change{"decizie: poate", "decizie: poate"}
	case "no":
		return change{"decizie: nu", "decizie: nu"}
	}
	return change{"decizie: " + string(v), string(v)}
}
func (*romanian) IsRated(stars int) change {
	if stars == 0 {
		return change{"fără evaluare", "fără evaluare"}
	}
	return change{fmt.Sprintf("evaluare: %d", stars), fmt.Sprintf("evaluare: %d", stars)}
}
func (*romanian) HasNote(note string) change { return change{one: "nota „" + note + "”"} }
func (*romanian) NoteAdded(note string) change {
	return change{"s-a adăugat o notă", "s-a adăugat nota „" + note + "”"}
}
func (*romanian) HasTags(tags []string) change {
	return change{one: "etichete: " + strings.Join(tags, ", ")}
}
func (*romanian) TagsChanged(difference string) change {
	return change{"etichete " + difference, "etichete " + difference}
}

func (*romanian) IsSnoozed(day string) change {
	return change{"de revăzut " + day, "de revăzut " + day}
}
func (*romanian) NoLongerDue(judged change) change {
	return change{judged.one + ", data de revăzut ștearsă", judged.several + ", data de revăzut ștearsă"}
}

func (*romanian) Changed(name, what string) string {
	return name + ": " + lang.End(what) + " " + action.Undo.String() + " anulează."
}
func (*romanian) Unchanged(name, what string) string { return name + ": " + what + ", ca înainte." }
func (*romanian) AllChanged(n int, what string) string {
	return fmt.Sprintf("%s: %s %s anulează.", candidates(n), lang.End(what), action.Undo)
}
func (*romanian) NoneChanged(n int, what string) string {
	return fmt.Sprintf("%s: %s, ca înainte.", candidates(n), what)
}
func (*romanian) SomeChanged(changed, of int, what string) string {
	return fmt.Sprintf("Modificat la %s: %s; ca înainte: %d. %s anulează.", candidates(changed), what, of-changed, action.Undo)
}
func (*romanian) Undone(name, what string) string {
	return "S-a anulat: " + name + ": " + lang.End(what)
}
func (*romanian) UndoneHidden(name string) string {
	return "S-a anulat ultima modificare: " + lang.End(name)
}
func (*romanian) AllUndone(n int, what string) string {
	return "S-a anulat: " + candidates(n) + ": " + lang.End(what)
}
func (*romanian) AllUndoneHidden(n int) string {
	return "S-a anulat ultima modificare: " + candidates(n) + "."
}

func (*romanian) NoteTitle(name string) string   { return "Notă: " + name }
func (*romanian) NotesTitle(names string) string { return "Adaugă la note: " + names }
func (*romanian) NoteStays(team bool) string {
	if team {
		return "O văd și colegii; candidatul, niciodată."
	}
	return "Rămâne pe acest calculator; candidatul nu o vede niciodată."
}
func (*romanian) NotesStay(team bool) string {
	added := "Se adaugă ca rând sub nota fiecărui candidat. "
	if team {
		return added + "O văd și colegii."
	}
	return added + "Rămâne pe acest calculator."
}
func (*romanian) NoteUnfinished() string {
	return "Nota este neschimbată; " + action.Note.String() + " continuă ce ați scris."
}
func (*romanian) NotesUnfinished() string {
	return "Nicio notă nu s-a modificat; " + action.Note.String() + " continuă ce ați scris."
}
func (*romanian) NoteTooLong(most, size string) string {
	return "O notă are cel mult " + most + "; aceasta are " + size + "."
}
func (*romanian) NotesTooLong(n int, most string) string {
	return "Ar depăși " + most + ": " + amount.InRomanian(n, "notă", "note") + ". Scurtați textul adăugat."
}
func (*romanian) NotesMerged() string {
	return "Între timp, altă fereastră a scris o notă. Ea rămâne, cu a dumneavoastră dedesubt. " + action.Undo.String() + " o elimină pe a dumneavoastră."
}

func (*romanian) RateTitle(names string) string { return "Evaluare: " + names }
func (*romanian) TagsTitle(names string) string { return "Etichete: " + names }
func (*romanian) InUse(tags string) string      { return "folosite: " + tags }
func (*romanian) OnlySome(tags string) string   { return "doar unii au: " + tags }
func (*romanian) TagsExplained(team bool) string {
	if team {
		return "Cuvinte proprii, separate prin virgule. Le văd și colegii."
	}
	return "Cuvinte proprii, separate prin virgule. Rămân pe acest calculator."
}

func (*romanian) SnoozeTitle(names string) string { return "De revăzut: " + names }

// candidates are a number of applicants.
func candidates(n int) string { return amount.InRomanian(n, "candidat", "candidați") }
