package config

import (
	"fmt"
	"strings"
)

var inRomanian = words{
	TextInQuotes:       "text între ghilimele",
	TrueOrFalse:        "true sau false",
	ListOfTexts:        "o listă de texte, de exemplu [\"name\", \"argument\"]",
	HookWithoutProgram: "hooks.new_application nu numește niciun program",

	NoAccount:        "încă nu este configurat niciun cont",
	SeveralAccounts:  "există mai multe conturi",
	WouldNotReadBack: "la recitire ar ieși altceva",

	PasswordCommandOff: "password_command este dezactivat în modul restricționat; folosiți password_file",
	SecretCommandOff:   "callback.secret_command este dezactivat în modul restricționat; folosiți callback.secret_file",
	NoSecret:           "nu există un secret pentru verificarea notificărilor (callback): setați callback.secret_file sau callback.secret_command",
	KeyringSilent:      "seiful de parole al sistemului (keyring) nu răspunde",
	KeyringRefuses:     "seiful de parole al sistemului (keyring) nu salvează parola",
	KeyringKeeps:       "seiful de parole al sistemului (keyring) nu șterge parola",
	KeyringAdvice:      "setați pentru cont password_file sau password_command",

	DefaultAccountHelp:        "Contul folosit fără `--account`. Dacă există un singur cont, nu este nevoie de această setare.",
	BaseURLHelp:               "Adresa serviciului. O scrie `shortlist login`.",
	CountryHelp:               "Țara ale cărei reguli le urmează serviciul. Este necesară doar dacă țara nu reiese din adresă.",
	EmailAddressHelp:          "Adresa de e-mail pentru autentificare.",
	PasswordCommandHelp:       "O comandă shell. Prima linie pe care o afișează este parola. Este dezactivată în modul restricționat.",
	PasswordFileHelp:          "Un fișier cu parola. Nimeni altcineva nu trebuie să îl poată citi (`chmod 600`).",
	KeyringHelp:               "Păstrează parola în seiful de parole al sistemului (keyring).",
	JobTypeLabelsHelp:         "Ce denumiri se afișează pentru tipurile de job de la 0 la 5, fiindcă documentația serviciului are două liste: `create` (din crearea unui job), `overview`, ambele sau doar codurile.",
	StoreDirHelp:              "Dosarul cu datele tuturor conturilor: candidaturi, CV-uri primite, ciorne, decizii și note. Fără această setare, datele stau în dosarul personal. Alegeți un dosar de pe un disc local dacă dosarul personal este în rețea. `{uid}` este numărul dumneavoastră de utilizator.",
	CVDirHelp:                 "Dosarul în care se salvează CV-urile.",
	CVNameHelp:                "Numele unui CV salvat, format din `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` și `{rating}`.",
	CVCacheLimitHelp:          "Cât spațiu pot ocupa CV-urile primite, cel puțin 1MB. Se șterg întâi cele nefolosite de cel mai mult timp.",
	CVOpenerHelp:              "Programul care deschide CV-urile și argumentele lui; fișierul vine la sfârșit. Fără această setare, alege sistemul.",
	UIThemeHelp:               "Culorile ecranului: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain` sau numele unei teme proprii, un fișier din `~/.config/shortlist/themes`. `auto` urmează fundalul dat de terminal sau de `COLORFGBG`, iar fără el păstrează culorile terminalului, `contrast` are contrastul cel mai puternic, iar `distinct` este pentru cei care văd la fel roșul și verdele.",
	UIFirstPaneHelp:           "Panoul activ la pornire. Cu `applicants`, ecranul începe cu candidații primului job.",
	UIFirstJobTabHelp:         "Fila de joburi deschisă la pornire.",
	UIFirstApplicantTabHelp:   "Fila de candidați deschisă când deschideți un job.",
	UIJobColumnsHelp:          "Coloanele joburilor, în ordinea lor după titlu. `applicants` și `views` sunt la dreapta. O listă mai îngustă de 50 de caractere arată `views` doar dacă lipsește `region` sau `salary`.",
	UIApplicantColumnsHelp:    "Coloanele candidaților, în ordinea lor după nume. `signs` sunt mesajele, CV-ul și vechimea. O listă mai îngustă de 80 de caractere are două rânduri pentru un candidat: numele și `signs`, apoi `review`, celelalte coloane și `salary` la dreapta. Acolo `experience` apare doar dacă lipsește `position` sau `region`.",
	UILanguageHelp:            "Limba textelor: `en`, `uk`, `ro` sau `hu`. Gol: după locale (`LC_ALL`, `LC_MESSAGES`, `LANG`). Variabila `SHORTLIST_LANGUAGE` are prioritate față de ambele. JSON, jurnalele tehnice și codurile de ieșire rămân aceleași.",
	KeysHelp:                  "Tastele unei acțiuni, după numele ei: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]` sau `\"disabled\"`. `preset` este `default`, `arrows` sau `emacs`. `shortlist guide keys` afișează numele.",
	UIMouseHelp:               "Permite selectarea și deschiderea cu clic și derularea cu rotița.",
	UILowBandwidthHelp:        "Trimite mai puțin pe o conexiune lentă: cel mult 256 de culori, cel mult 8 cadre pe secundă, fără imagini, iar pagina de lângă listă apare abia după ce cursorul a stat pe loc o jumătate de secundă.",
	UILinearHelp:              "Tipărește rânduri și citește cuvinte în loc să deseneze ecranul: pentru un cititor de ecran sau o linie foarte lentă; la fel ca --linear.",
	PrivacyKeepHelp:           "Șterge definitiv de pe acest calculator candidaturile mai vechi de atâtea zile, de exemplu `180d`: la pornirea ecranului sau a comenzii `shortlist listen`, o dată pe zi cât timp rulează și după `shortlist sync`. Candidaturile din listele scurte rămân. Gol: niciodată.",
	TeamFolderHelp:            "Dosarul prin care împărțiți cu alți manageri decizii, evaluări, etichete, note și liste scurte, vedeți `shortlist guide team`. Gol: rămân pe acest calculator.",
	AccountTeamFolderHelp:     "Dosarul în care împărțiți ce credeți despre candidații acestui cont. Fără el, contează `team.folder`, dacă acesta este singurul cont.",
	TeamNameHelp:              "Numele dumneavoastră în dosarul de echipă, dacă `team.check` este `signature`. Fără această setare, este numele de utilizator de pe această gazdă.",
	TeamCheckHelp:             "După ce se recunoaște fișierul unui coleg: după proprietar (`owner`), după semnătură (`signature`, pentru o copie git) sau după ambele.",
	TeamKeyHelp:               "Cheia dumneavoastră SSH, care vă semnează liniile cu `ssh-keygen`. Dacă cheia este în agent, indicați fișierul ei `.pub`. Este dezactivată în modul restricționat.",
	TeamAllowedSignersHelp:    "Fișierul cu cheile colegilor, în forma citită de `ssh-keygen`. Este necesar dacă se verifică semnăturile. Nimeni altcineva, în afară de root, nu trebuie să poată scrie în el.",
	TeamHideUntilOwnHelp:      "Arată părerea colegilor despre un candidat abia după ce ați dat propria decizie.",
	LimitsReadOnlyHelp:        "Nu modifică nimic la serviciu.",
	LimitsRestrictedHelp:      "Nu pornește niciun browser, editor sau alt program și citește și salvează fișiere doar în `cv.dir`.",
	CallbackListenHelp:        "`host:port` sau `unix:/path`. Dacă este setată, ecranul primește acolo candidaturile noi. Fără ea, `shortlist listen` folosește 127.0.0.1:8788.",
	CallbackSecretCommandHelp: "O comandă shell. Prima linie pe care o afișează este secretul notificărilor (callback). Este dezactivată în modul restricționat.",
	CallbackSecretFileHelp:    "Un fișier cu secretul notificărilor (callback). Nimeni altcineva nu trebuie să îl poată citi.",
	CallbackSignedHelp:        "Textul pe care îl semnează serviciul: ora, un punct și conținutul sau doar conținutul.",
	CallbackEncodingHelp:      "Cum este scrisă semnătura.",
	CallbackToleranceHelp:     "Cu cât poate diferi ora unei semnături, de la 1s la 24h.",
	HooksNewApplicationHelp:   "Un program și argumentele lui, nu o comandă shell. Rulează pentru fiecare candidatură nouă și citește JSON de la intrare. Este dezactivat în modul restricționat.",
	NotifyBellHelp:            "Emite semnalul sonor al terminalului la candidaturi noi, cât timp fereastra lui nu este cea activă.",
	NotifyDesktopHelp:         "Cere terminalului, în aceeași situație, o notificare de sistem: `osc9` pentru iTerm2, WezTerm și Ghostty, `osc777` pentru foot, urxvt și Ghostty. tmux are nevoie de `set -g allow-passthrough on`.",

	NoTeamName:         "numele dumneavoastră de utilizator nu poate denumi un fișier din dosarul de echipă; setați team.name, cu team.check = \"signature\"",
	NameNeedsSignature: "team.name are nevoie de team.check = \"signature\": proprietarul unui fișier are numele unui utilizator",

	commandWords: commandInRomanian,
	sentences:    new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) UnknownSetting(key, nearest string) string {
	return fmt.Sprintf("setare necunoscută: %q; poate ați vrut %q?", key, nearest)
}
func (*romanian) AtLine(line int, problem string) string {
	return fmt.Sprintf("linia %d: %s", line, problem)
}
func (*romanian) WrongType(key, wanted, given string) string {
	return key + " trebuie să fie " + wanted + ", nu " + given
}
func (*romanian) Type(toml string) string {
	switch toml {
	case "string":
		return "text"
	case "integer":
		return "un număr"
	case "float":
		return "un număr cu zecimale"
	case "boolean":
		return "true sau false"
	case "array", "array table":
		return "o listă"
	case "table", "inline table":
		return "o secțiune"
	}
	return "un moment în timp"
}
func (*romanian) Section(header string) string { return "o secțiune, de exemplu " + header }
func (*romanian) MistypedColumn(key, name, nearest string) string {
	return fmt.Sprintf("%s are coloana %q; poate %q?", key, name, nearest)
}
func (*romanian) UnknownColumn(key, name string, all []string) string {
	return fmt.Sprintf("%s are coloana %q; coloane posibile: %s", key, name, new(romanian).AnyOf(all))
}
func (*romanian) ColumnTwice(key, name string) string {
	return fmt.Sprintf("%s are coloana %q de două ori", key, name)
}
func (*romanian) NotAllowed(key, value string, allowed []string) string {
	return fmt.Sprintf("%s este %q; valori posibile: %s", key, value, new(romanian).AnyOf(allowed))
}
func (*romanian) AnyOf(values []string) string {
	last := len(values) - 1
	return strings.Join(values[:last], ", ") + " sau " + values[last]
}
func (*romanian) BadKeep(value string) string {
	return fmt.Sprintf("privacy.keep este %q; poate fi o vechime în zile întregi, de exemplu \"180d\"", value)
}
func (*romanian) BadDays(value string) string {
	return fmt.Sprintf("%q nu este o vechime; scrieți zile întregi, de exemplu 180d", value)
}
func (*romanian) LogLevel(value string) string {
	return fmt.Sprintf("%q nu este un nivel de jurnalizare; valori posibile: debug, info, warn sau error", value)
}

func (*romanian) BadAccountName(name string) string {
	return fmt.Sprintf("%q nu este un nume de cont: folosiți litere, cifre, - _ . și @", name)
}
func (*romanian) ChooseAccount(names []string) string {
	return "(" + strings.Join(names, ", ") + "); alegeți unul cu --account"
}
func (*romanian) UnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return fmt.Sprintf("nu există contul %q; încă nu este configurat niciunul", name)
	}
	return fmt.Sprintf("nu există contul %q; conturi configurate: %s", name, strings.Join(known, ", "))
}
func (*romanian) AccountWithoutSection(name, section string) string {
	return fmt.Sprintf("account este %q, dar nu există secțiunea %s", name, section)
}
func (*romanian) AccountNotAdded(name, path string) string {
	return "contul " + name + " nu poate fi adăugat în " + path
}

func (*romanian) EmptyFile(path string) string      { return path + " este gol" }
func (*romanian) CommandFailed(name string) string  { return name + " s-a încheiat cu eroare" }
func (*romanian) PrintedNothing(name string) string { return name + " nu a afișat nimic" }
func (*romanian) ReadableByOthers(path string) string {
	return path + " poate fi citit de alți utilizatori: rulați chmod 600 pentru acest fișier"
}
func (*romanian) TooLargeForSecret(path string) string {
	return path + " este prea mare pentru un secret"
}

func (*romanian) ChangeableByOthers(path string) string {
	return path + " poate fi modificat și de altcineva decât root, care ar putea ridica astfel limitele acestei gazde. Cereți unui administrator să ruleze: chown root " + path + "; chmod go-w " + path
}
func (*romanian) AddressNotAllowed(host string, allowed []string) string {
	return "adresa " + host + " nu este permisă pe această gazdă; adrese permise: " + strings.Join(allowed, ", ")
}

func (*romanian) BadKeys(name string) string {
	return fmt.Sprintf("keys.%s trebuie să fie o tastă între ghilimele, o listă de taste sau \"disabled\"", name)
}

func (*romanian) NotWritten(err error) error { return fmt.Errorf("scrierea configurației: %w", err) }
func (*romanian) NotRead(err error) error    { return fmt.Errorf("citirea configurației: %w", err) }
func (*romanian) LogNotOpened(err error) error {
	return fmt.Errorf("deschiderea jurnalului tehnic: %w; verificați dosarul personal sau setați XDG_STATE_HOME la un dosar în care puteți scrie", err)
}
func (*romanian) TokenNotKept(err error) error { return fmt.Errorf("păstrarea tokenului: %w", err) }
func (*romanian) TokenNotForgotten(err error) error {
	return fmt.Errorf("ștergerea tokenului: %w", err)
}

func (*romanian) BadTolerance(value string) string {
	return fmt.Sprintf(`callback.tolerance este %q; poate fi o durată de la 1s la 24h, de exemplu "5m"`, value)
}
func (*romanian) BadCacheLimit(value string) string {
	return fmt.Sprintf(`cv.cache_limit este %q; poate fi o mărime de cel puțin 1MB, de exemplu "4GB"`, value)
}
func (*romanian) RelativeStoreDir(value string) string {
	return fmt.Sprintf(`store.dir este %q; trebuie să înceapă cu / sau ~, de exemplu "/var/tmp/shortlist-{uid}"`, value)
}
func (*romanian) RelativeTeamFolder(key, value string) string {
	return fmt.Sprintf(`%s este %q; trebuie să înceapă cu / sau ~, de exemplu "/srv/hiring"`, key, value)
}
func (*romanian) TeamOfNoAccount(folder string, accounts []string) string {
	return fmt.Sprintf("team.folder (%s) nu contează pentru niciun cont, pentru că sunt mai multe: %s. Setați team_folder în secțiunea fiecărui cont care împarte; vedeți shortlist guide team.", folder, strings.Join(accounts, ", "))
}
func (*romanian) BadTeamName(value string) string {
	return fmt.Sprintf("team.name este %q; poate avea de la 1 la 32 de litere mici, cifre, puncte, - și _", value)
}
func (*romanian) NoAllowedSigners(check string) string {
	return fmt.Sprintf("team.check este %q; are nevoie de team.allowed_signers, fișierul cu cheile colegilor", check)
}
