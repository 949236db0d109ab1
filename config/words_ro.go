package config

import (
	"fmt"
	"strings"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

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
func (*romanian) TextInQuotes() string { return "text între ghilimele" }
func (*romanian) TrueOrFalse() string  { return "true sau false" }
func (*romanian) ListOfTexts() string {
	return "o listă de texte, de exemplu [\"name\", \"argument\"]"
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
func (*romanian) HookWithoutProgram() string {
	return "hooks.new_application nu numește niciun program"
}
func (*romanian) LogLevel(value string) string {
	return fmt.Sprintf("%q nu este un nivel de jurnalizare; valori posibile: debug, info, warn sau error", value)
}

func (*romanian) BadAccountName(name string) string {
	return fmt.Sprintf("%q nu este un nume de cont: folosiți litere, cifre, - _ . și @", name)
}
func (*romanian) NoAccount() string       { return "încă nu este configurat niciun cont" }
func (*romanian) SeveralAccounts() string { return "există mai multe conturi" }
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
func (*romanian) Renamed(was, is string) string {
	return "Setarea " + was + " se numește acum " + is + ". Numele vechi este încă valabil; schimbați-l când editați fișierul."
}
func (*romanian) NamedTwice(was, is string) string {
	return was + " este numele vechi al setării " + is + ", iar fișierul le are pe ambele: ștergeți unul"
}
func (*romanian) WouldNotReadBack() string { return "la recitire ar ieși altceva" }

func (*romanian) PasswordCommandOff() string {
	return "password_command este dezactivat în modul restricționat; folosiți password_file"
}
func (*romanian) SecretCommandOff() string {
	return "callback.secret_command este dezactivat în modul restricționat; folosiți callback.secret_file"
}
func (*romanian) NoSecret() string {
	return "nu există un secret pentru verificarea notificărilor (callback): setați callback.secret_file sau callback.secret_command"
}
func (*romanian) EmptyFile(path string) string { return path + " este gol" }
func (*romanian) KeyringSilent() string {
	return "seiful de parole al sistemului (keyring) nu răspunde"
}
func (*romanian) KeyringRefuses() string {
	return "seiful de parole al sistemului (keyring) nu salvează parola"
}
func (*romanian) KeyringKeeps() string {
	return "seiful de parole al sistemului (keyring) nu șterge parola"
}
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

func (*romanian) DefaultAccountHelp() string {
	return "Contul folosit fără `--account`. Dacă există un singur cont, nu este nevoie de această setare."
}
func (*romanian) BaseURLHelp() string {
	return "Adresa serviciului. O scrie `shortlist login`."
}
func (*romanian) CountryHelp() string {
	return "Țara ale cărei reguli le urmează serviciul. Este necesară doar dacă țara nu reiese din adresă."
}
func (*romanian) EmailAddressHelp() string {
	return "Adresa de e-mail pentru autentificare."
}
func (*romanian) PasswordCommandHelp() string {
	return "O comandă shell. Prima linie pe care o afișează este parola. Este dezactivată în modul restricționat."
}
func (*romanian) PasswordFileHelp() string {
	return "Un fișier cu parola. Nimeni altcineva nu trebuie să îl poată citi (`chmod 600`)."
}
func (*romanian) KeyringHelp() string {
	return "Păstrează parola în seiful de parole al sistemului (keyring)."
}
func (*romanian) JobTypeLabelsHelp() string {
	return "Ce denumiri se afișează pentru tipurile de job de la 0 la 5, fiindcă documentația serviciului are două liste: `create` (din crearea unui job), `overview`, ambele sau doar codurile."
}
func (*romanian) StoreDirHelp() string {
	return "Dosarul cu datele tuturor conturilor: candidaturi, CV-uri primite, ciorne, decizii și note. Fără această setare, datele stau în dosarul personal. Alegeți un dosar de pe un disc local dacă dosarul personal este în rețea. `{uid}` este numărul dumneavoastră de utilizator."
}
func (*romanian) CVDirHelp() string {
	return "Dosarul în care se salvează CV-urile."
}
func (*romanian) CVNameHelp() string {
	return "Numele unui CV salvat, format din `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` și `{rating}`."
}
func (*romanian) CVCacheLimitHelp() string {
	return "Cât spațiu pot ocupa CV-urile primite, cel puțin 1MB. Se șterg întâi cele nefolosite de cel mai mult timp."
}
func (*romanian) CVOpenerHelp() string {
	return "Programul care deschide CV-urile și argumentele lui; fișierul vine la sfârșit. Fără această setare, alege sistemul."
}
func (*romanian) UIThemeHelp() string {
	return "Culorile ecranului: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain` sau numele unei teme proprii, un fișier din `~/.config/shortlist/themes`. `auto` urmează fundalul terminalului, `contrast` are contrastul cel mai puternic, iar `distinct` este pentru cei care văd la fel roșul și verdele."
}
func (*romanian) UILanguageHelp() string {
	return "Limba textelor: `en`, `uk`, `ro` sau `hu`. Gol: după locale (`LC_ALL`, `LC_MESSAGES`, `LANG`). Variabila `SHORTLIST_LANGUAGE` are prioritate față de ambele. JSON, jurnalele tehnice și codurile de ieșire rămân aceleași."
}
func (*romanian) KeysHelp() string {
	return "Tastele unei acțiuni, după numele ei: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]` sau `\"disabled\"`. `preset` este `default`, `arrows` sau `emacs`. `shortlist guide keys` afișează numele."
}
func (*romanian) BadKeys(name string) string {
	return fmt.Sprintf("keys.%s trebuie să fie o tastă între ghilimele, o listă de taste sau \"disabled\"", name)
}
func (*romanian) UIFirstPaneHelp() string {
	return "Panoul activ la pornire. Cu `applicants`, ecranul începe cu candidații primului job."
}
func (*romanian) UIFirstJobTabHelp() string {
	return "Fila de joburi deschisă la pornire."
}
func (*romanian) UIFirstApplicantTabHelp() string {
	return "Fila de candidați deschisă când deschideți un job."
}
func (*romanian) UIJobColumnsHelp() string {
	return "Coloanele joburilor, în ordinea lor după titlu. `applicants` și `views` sunt la dreapta. O listă mai îngustă de 50 de caractere arată `views` doar dacă lipsește `region` sau `salary`."
}
func (*romanian) UIApplicantColumnsHelp() string {
	return "Coloanele candidaților, în ordinea lor după nume. `signs` sunt mesajele, CV-ul și vechimea. O listă mai îngustă de 80 de caractere are două rânduri pentru un candidat: numele și `signs`, apoi `review`, celelalte coloane și `salary` la dreapta. Acolo `experience` apare doar dacă lipsește `position` sau `region`."
}
func (*romanian) UIMouseHelp() string {
	return "Permite selectarea și deschiderea cu clic și derularea cu rotița."
}
func (*romanian) UILinearHelp() string {
	return "Tipărește rânduri și citește cuvinte în loc să deseneze ecranul: pentru un cititor de ecran sau o linie foarte lentă; la fel ca --linear."
}
func (*romanian) UILowBandwidthHelp() string {
	return "Trimite mai puțin pe o conexiune lentă: cel mult 256 de culori, cel mult 8 cadre pe secundă, fără imagini, iar pagina de lângă listă apare abia după ce cursorul a stat pe loc o jumătate de secundă."
}
func (*romanian) PrivacyKeepHelp() string {
	return "Șterge definitiv de pe acest calculator candidaturile mai vechi de atâtea zile, de exemplu `180d`: la pornirea ecranului sau a comenzii `shortlist listen`, o dată pe zi cât timp rulează și după `shortlist sync`. Candidaturile din listele scurte rămân. Gol: niciodată."
}
func (*romanian) TeamFolderHelp() string {
	return "Dosarul prin care împărțiți cu alți manageri decizii, evaluări, etichete, note și liste scurte, vedeți `shortlist guide team`. Gol: rămân pe acest calculator."
}
func (*romanian) TeamNameHelp() string {
	return "Numele dumneavoastră în dosarul de echipă, dacă `team.check` este `signature`. Fără această setare, este numele de utilizator de pe această gazdă."
}
func (*romanian) TeamCheckHelp() string {
	return "După ce se recunoaște fișierul unui coleg: după proprietar (`owner`), după semnătură (`signature`, pentru o copie git) sau după ambele."
}
func (*romanian) TeamKeyHelp() string {
	return "Cheia dumneavoastră SSH, care vă semnează liniile cu `ssh-keygen`. Dacă cheia este în agent, indicați fișierul ei `.pub`. Este dezactivată în modul restricționat."
}
func (*romanian) TeamAllowedSignersHelp() string {
	return "Fișierul cu cheile colegilor, în forma citită de `ssh-keygen`. Este necesar dacă se verifică semnăturile. Nimeni altcineva, în afară de root, nu trebuie să poată scrie în el."
}
func (*romanian) TeamHideUntilOwnHelp() string {
	return "Arată părerea colegilor despre un candidat abia după ce ați dat propria decizie."
}
func (*romanian) LimitsReadOnlyHelp() string {
	return "Nu modifică nimic la serviciu."
}
func (*romanian) LimitsRestrictedHelp() string {
	return "Nu pornește niciun browser, editor sau alt program și citește și salvează fișiere doar în `cv.dir`."
}
func (*romanian) CallbackListenHelp() string {
	return "`host:port` sau `unix:/path`. Dacă este setată, ecranul primește acolo candidaturile noi. Fără ea, `shortlist listen` folosește 127.0.0.1:8788."
}
func (*romanian) CallbackSecretCommandHelp() string {
	return "O comandă shell. Prima linie pe care o afișează este secretul notificărilor (callback). Este dezactivată în modul restricționat."
}
func (*romanian) CallbackSecretFileHelp() string {
	return "Un fișier cu secretul notificărilor (callback). Nimeni altcineva nu trebuie să îl poată citi."
}
func (*romanian) CallbackSignedHelp() string {
	return "Textul pe care îl semnează serviciul: ora, un punct și conținutul sau doar conținutul."
}
func (*romanian) CallbackEncodingHelp() string {
	return "Cum este scrisă semnătura."
}
func (*romanian) CallbackToleranceHelp() string {
	return "Cu cât poate diferi ora unei semnături, de la 1s la 24h."
}
func (*romanian) HooksNewApplicationHelp() string {
	return "Un program și argumentele lui, nu o comandă shell. Rulează pentru fiecare candidatură nouă și citește JSON de la intrare. Este dezactivat în modul restricționat."
}
func (*romanian) NotifyBellHelp() string {
	return "Emite semnalul sonor al terminalului la candidaturi noi, cât timp fereastra lui nu este cea activă."
}
func (*romanian) NotifyDesktopHelp() string {
	return "Cere terminalului, în aceeași situație, o notificare de sistem: `osc9` pentru iTerm2, WezTerm și Ghostty, `osc777` pentru foot, urxvt și Ghostty. tmux are nevoie de `set -g allow-passthrough on`."
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
func (*romanian) RelativeTeamFolder(value string) string {
	return fmt.Sprintf(`team.folder este %q; trebuie să înceapă cu / sau ~, de exemplu "/srv/hiring"`, value)
}
func (*romanian) BadTeamName(value string) string {
	return fmt.Sprintf("team.name este %q; poate avea de la 1 la 32 de litere mici, cifre, puncte, - și _", value)
}
func (*romanian) NoTeamName() string {
	return "numele dumneavoastră de utilizator nu poate denumi un fișier din dosarul de echipă; setați team.name, cu team.check = \"signature\""
}
func (*romanian) NoAllowedSigners(check string) string {
	return fmt.Sprintf("team.check este %q; are nevoie de team.allowed_signers, fișierul cu cheile colegilor", check)
}
func (*romanian) NameNeedsSignature() string {
	return "team.name are nevoie de team.check = \"signature\": proprietarul unui fișier are numele unui utilizator"
}
