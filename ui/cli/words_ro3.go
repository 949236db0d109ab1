package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"shortlist/model/amount"
	"shortlist/ui/doctor"
)

func (romanian) NotCountedAsNew() string {
	return "Candidaturile de dinaintea primei citiri a joburilor pe acest calculator nu se numără ca noi."
}
func (romanian) CV() string { return "CV" }

func (romanian) AddressTaken(at string) string {
	return at + " este deja în uz: alt receptor, ecran shortlist sau program"
}
func (romanian) AddressInUse(at string) string {
	return at + " este în uz de către alt program (sau systemd). Se reîncearcă"
}
func (romanian) SocketFromSystemd() string {
	return "systemd a deschis deja un socket pentru ascultare; renunțați la --addr și --socket"
}
func (romanian) NotASize(typed string) string {
	return "--max-body este " + strconv.Quote(typed) + "; poate fi o mărime de cel puțin 1KB, de exemplu \"64MiB\""
}
func (romanian) TwoAddresses() string {
	return "--addr și --socket indică două locuri; alegeți unul"
}
func (romanian) NotAnAddress(typed, example string) string {
	return strconv.Quote(typed) + " nu este o adresă la care se poate asculta; scrieți, de exemplu, " + example
}
func (romanian) NotEncrypted() string {
	return "alte calculatoare pot ajunge la această adresă, iar ea nu este criptată: folosiți un reverse proxy cu TLS, vedeți: shortlist listen --help"
}

func (romanian) CallbackOf(method string, bytes int64) string {
	return method + ", " + amount.InRomanian(int(bytes), "octet", "octeți")
}
func (romanian) ObservedLabels() (header, sentAt, signed string) {
	return "antet", "trimis la", "semnat"
}
func (romanian) SentAt(when string, skew time.Duration) string {
	switch {
	case skew < 0:
		return when + " după ceasul propriu, cu " + (-skew).String() + " înainte de sosire"
	case skew > 0:
		return when + " după ceasul propriu, la " + skew.String() + " după sosire"
	}
	return when + " după ceasul propriu, chiar la sosire"
}
func (romanian) SignedWith(signed, encoding string) string {
	return signed + " cu SHA-256, scris ca " + encoding
}
func (romanian) ValueOf(length int, alphabet string) string {
	return fmt.Sprintf("%d × %s", length, alphabet)
}
func (romanian) BodyCut(reason string) string {
	return "Conținutul nu a fost citit în întregime, așa că nu s-a putut încerca nicio setare: " + reason + "."
}
func (romanian) CannotPass(reason string) string {
	return "Această notificare nu poate fi acceptată: " + reason + ". Candidaturile noi se găsesc în continuare prin verificare periodică."
}
func (romanian) NoSettingFits() string {
	return "Nicio setare a receptorului nu se potrivește. Este corect secretul, modifică un proxy conținutul sau este semnat altfel?\n" +
		"Candidaturile noi se găsesc în continuare prin verificare periodică."
}
func (romanian) Passes() string {
	return "Notificările semnate astfel sunt acceptate cu configurația actuală."
}
func (romanian) PassesWith(file, signed, encoding string) string {
	return fmt.Sprintf("Notificările semnate astfel sunt acceptate dacă în %s se află:\n\n[callback]\nsigned = %q\nencoding = %q", file, signed, encoding)
}
func (romanian) ClockOff(skew, tolerance time.Duration) string {
	return fmt.Sprintf("Dar ora ei diferă cu %s, iar toleranța este %s: verificați ceasul acestui calculator sau setați callback.tolerance.", skew, tolerance)
}

// The sandbox

func (romanian) SandboxNumbers() string {
	return "--limit și --apply-every nu pot fi sub 0, iar --token-ttl trebuie să fie peste 0"
}
func (romanian) NotAPart(typed string, parts []string) string {
	return "--apply-without: " + strconv.Quote(typed) + " nu este o valoare posibilă; valori posibile: " + strings.Join(parts, ", ")
}
func (romanian) WithoutNeedsEvery() string { return "--apply-without are nevoie de --apply-every" }
func (romanian) ApplyFailed(reason string) string {
	return "nu s-a putut crea nicio candidatură: " + reason
}
func (romanian) AddressIsPublic(address string) string {
	return "alte calculatoare pot ajunge la " + address + ", iar parola de acolo este publică; --yes ascultă acolo oricum"
}
func (romanian) SecretNeedsURL() string {
	return "--callback-secret-file și --callback-source au nevoie de --callback-url"
}
func (romanian) NotACallbackURL(typed string) string {
	return "--callback-url: " + strconv.Quote(typed) + " nu este o adresă web"
}
func (romanian) NotAMethod(typed string) string {
	return "--callback-method: " + strconv.Quote(typed) + " nu este GET, POST sau PUT"
}
func (romanian) URLNeedsSecret() string {
	return "--callback-url are nevoie de --callback-secret-file, fiindcă notificările se semnează"
}
func (romanian) CannotListen(address string) string {
	return "nu se poate asculta la " + address
}
func (romanian) SandboxEnded() string { return "mediul de test s-a oprit" }
func (romanian) SandboxLabels() (address, same, email, password string) {
	return "base URL", "aceeași", "e-mail", "parolă"
}
func (romanian) SignInWith(command string) string { return "Pentru autentificare: " + command }

// The manual page

func (romanian) GlobalFlags() string { return "Merg cu orice comandă." }
func (romanian) ConfigurationFile() string {
	return "Configurația este un fișier TOML. O setare necunoscută sau o valoare de tip greșit este o eroare. Exemplu:"
}
func (romanian) ExitStatus() []named {
	return []named{
		{"0", "Efectuat."},
		{"1", "Nu a reușit."},
		{"2", "Argumente sau configurație greșite."},
		{"3", "Este nevoie de autentificare sau autentificarea a fost respinsă."},
		{"4", "Nu s-a găsit sau nu ține de acest cont."},
		{"5", "S-a încălcat o regulă sau serviciul a respins cererea."},
		{"6", "Serviciul nu a răspuns, este ocupat, a dat o eroare sau a trimis un răspuns inutilizabil."},
		{"7", "Rezultatul este necunoscut sau modificarea s-a făcut, dar rezultatul nu s-a putut afișa. Verificați înainte de a repeta comanda."},
		{"130", "Întrerupt."},
	}
}
func (romanian) Environment() []named {
	return []named{
		{"SHORTLIST_CONFIG", "Fișierul de configurare, ca --config."},
		{"SHORTLIST_ACCOUNT", "Contul, ca --account."},
		{"SHORTLIST_PASSWORD", "Parola; are prioritate față de orice parolă configurată."},
		{"NO_COLOR", "Dacă este setată, nu se folosesc culori."},
		{"VISUAL, EDITOR", "Programul pentru scrierea descrierilor; nu și în modul restricționat."},
		{"BROWSER", "Programul care deschide linkuri; nu și în modul restricționat."},
		{"DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, SSH_TTY", "Dacă acest calculator are un desktop cu un program care ar putea deschide un CV."},
		{"XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME", "Locurile fișierelor de mai jos."},
		{"TMPDIR", "Locul fișierelor demo-ului, până la încheierea lui."},
	}
}
func (romanian) Files() []named {
	return []named{
		{"$XDG_CONFIG_HOME/shortlist/config.toml", "Configurația (~/.config)."},
		{"/etc/shortlist/config.toml", "Configurația gazdei. Niciun alt fișier nu îi ridică limitele."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", "Joburi, candidați, decizii și note, ciorne și modificări încă netrimise (~/.local/share)."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/inbox", "Fișierele venite cu candidaturi noi."},
		{"$XDG_CACHE_HOME/shortlist/ACCOUNT/cv", "CV-urile primite (~/.cache)."},
		{"$XDG_STATE_HOME/shortlist/ACCOUNT/token.json", "Autentificarea (~/.local/state)."},
		{"$XDG_STATE_HOME/shortlist/shortlist.log", "Jurnalul tehnic; lângă el, câte un fișier pentru fiecare cădere a programului."},
		{"~/CVs", "CV-urile salvate, dacă cv.dir nu indică alt dosar."},
	}
}

func (romanian) Doctor() help {
	return help{Short: "Verifică setări, fișiere, autentificare, terminal, bază, notificări", Long: "Verifică tot ce îi trebuie programului shortlist și afișează câte o linie pentru fiecare rezultat:\n" +
		"bine, atenție sau problemă, și ce este de făcut. Serviciul primește o singură cerere, care nu modifică\n" +
		"nimic. Rezultatul nu conține secrete, adrese de e-mail sau date ale candidaților, așa că poate însoți o\n" +
		"sesizare. Codul de ieșire este 1 dacă o linie este o problemă."}
}
func (romanian) DoctorOffline() string { return "nu trimite nimic serviciului" }
func (romanian) Area(a doctor.Area) string {
	switch a {
	case doctor.Configuration:
		return "Configurație"
	case doctor.Permissions:
		return "Permisiuni"
	case doctor.SignIn:
		return "Autentificare"
	case doctor.Terminal:
		return "Terminal"
	case doctor.Store:
		return "Bază locală"
	case doctor.Callback:
		return "Notificări (callback)"
	case doctor.Restricted:
		return "Limite"
	}
	return "Limbă"
}

// State has at most eight letters, as its column is narrow.
func (romanian) State(s doctor.State) string {
	switch s {
	case doctor.Good:
		return "bine"
	case doctor.Warning:
		return "atenție"
	case doctor.Bad:
		return "problemă"
	}
	return string(s)
}
func (romanian) DoctorBad(bad, warnings int) string {
	s := amount.InRomanian(bad, "problemă găsită", "probleme găsite")
	if warnings == 0 {
		return s
	}
	return s + ", " + amount.InRomanian(warnings, "avertisment", "avertismente")
}
func (romanian) DoctorDone(lines, warnings int) string {
	s := amount.InRomanian(lines, "verificare", "verificări")
	if warnings == 0 {
		return s + ", totul este în regulă."
	}
	return s + ", " + amount.InRomanian(warnings, "avertisment", "avertismente") + ", nicio problemă."
}
func (romanian) DoctorFile() string     { return "Fișier" }
func (romanian) DoctorHostFile() string { return "Fișier gazdă" }
func (romanian) HostUnread(path string) string {
	return path + " nu se poate folosi. Nu se deschide niciun cont și se aplică toate limitele."
}
func (romanian) ConfigFine(path string) string { return path + " nu are greșeli." }
func (romanian) ConfigMissing(path string) string {
	return "Încă nu există " + path + ". Se aplică valorile implicite."
}
func (romanian) ConfigUnread(path string) string {
	return path + " nu poate fi citit. Se aplică limitele gazdei."
}
func (romanian) ConfigMistake(file string, line int) string {
	if line == 0 {
		return file + " are o greșeală."
	}
	return file + " are o greșeală la linia " + strconv.Itoa(line) + "."
}
func (romanian) CheckConfig() string   { return "Rulați: shortlist config check" }
func (romanian) DoctorAccount() string { return "Cont" }
func (romanian) AccountChosen(name string) string {
	return "Se folosește „" + name + "”."
}
func (romanian) DoctorNoAccount() string { return "Nu este configurat niciun cont." }
func (romanian) DoctorNotChosen() string {
	return "Niciun cont nu este ales, contul nu este configurat sau această gazdă nu îi permite adresa."
}
func (romanian) ChooseByFlag() string {
	return "Indicați-l cu --account sau SHORTLIST_ACCOUNT. Lista o afișează shortlist accounts."
}
func (romanian) DoctorPassword() string { return "Parolă" }
func (romanian) PasswordFrom(source string) string {
	if source == "" {
		return "shortlist o cere și nu o păstrează."
	}
	return "Sursa: " + source + "."
}
func (romanian) CommandOff(setting string) string {
	return "Modul restricționat nu rulează " + setting + "."
}
func (romanian) UseFile(setting string) string { return "Setați în schimb " + setting + "." }
func (romanian) PlaceConfig() string           { return "Configurație" }
func (romanian) PlaceLog() string              { return "Jurnal tehnic" }
func (romanian) PlaceData() string             { return "Date" }
func (romanian) PlaceCache() string            { return "CV-uri" }
func (romanian) PlaceState() string            { return "Token" }
func (romanian) DoctorSignIn() string          { return "Autentificare" }
func (romanian) DoctorLogin() string           { return "Rulați: shortlist login" }
func (romanian) SignInWorks(until string) string {
	return "Serviciul o acceptă. Este valabilă până la " + until + "."
}
func (romanian) SignInNotTried(valid bool, until string) string {
	if !valid {
		return "Neverificată. Nu este păstrată nicio autentificare valabilă."
	}
	return "Neverificată. Cea păstrată este valabilă până la " + until + "."
}
func (romanian) CheckAddress() string {
	return "Corectați base_url al contului. Rulați: shortlist config check"
}
func (romanian) NoPasswordStored() string {
	return "Nu există nicio autentificare și nicio parolă păstrată."
}
func (romanian) SignInLate(wait time.Duration) string {
	return "Serviciul nu a răspuns în " + wait.String() + "."
}
func (romanian) SignInNotEmployer() string { return "Contul nu este al unui angajator." }
func (romanian) PasswordSourceFails(source string) string {
	if source == "" {
		return "Autentificarea nu a fost posibilă."
	}
	return source + " nu dă nicio parolă."
}
func (romanian) CheckPasswordSource() string {
	return "Încercați manual, apoi rulați shortlist login: arată motivul."
}
func (romanian) SignInRejected() string {
	return "Serviciul respinge adresa de e-mail sau parola."
}
func (romanian) ServiceUnreachable() string { return "Nu se poate ajunge la serviciu." }
func (romanian) CheckConnection() string {
	return "Verificați conexiunea, proxy-ul și adresa. Datele păstrate se pot folosi în continuare."
}
func (romanian) ServiceFails() string {
	return "Se ajunge la serviciu, dar acesta dă erori sau este ocupat."
}
func (romanian) WaitForService() string {
	return "Încercați mai târziu. Datele păstrate se pot folosi în continuare."
}
func (romanian) DoctorClock() string { return "Ceas" }
func (romanian) ClockUnknown() string {
	return "Serviciul nu își comunică ora, așa că nu există termen de comparație."
}
func (romanian) ClockAgrees() string { return "Este la fel ca al serviciului." }
func (romanian) ClockSkew(skew time.Duration) string {
	if skew < 0 {
		return "Acest calculator este în urma serviciului cu " + (-skew).String() + "."
	}
	return "Acest calculator este înaintea serviciului cu " + skew.String() + "."
}
func (romanian) SetClock() string {
	return "Potriviți ceasul sau activați sincronizarea orei (NTP)."
}
func (romanian) SetClockForCallbacks() string {
	return "Notificările sunt respinse. Potriviți ceasul sau activați sincronizarea orei (NTP)."
}
func (romanian) SetClockForErasing() string {
	return "Până atunci, candidaturile vechi nu se șterg definitiv. Potriviți ceasul sau activați sincronizarea orei (NTP)."
}
func (romanian) DoctorReceiver() string { return "Receptor" }
func (romanian) NoCallbacks() string {
	return "Neconfigurat. Candidaturile noi se găsesc prin verificare periodică."
}
func (romanian) DoctorAddress() string        { return "Adresă" }
func (romanian) AddressFree(at string) string { return at + " este liberă." }
func (romanian) AddressReceives(at string) string {
	return "Un receptor shortlist răspunde la " + at + "."
}
func (romanian) AddressForeign(at string) string {
	return at + " este în uz de către alt program sau utilizator."
}
func (romanian) AddressUnusable(at string) string {
	return "Nu se poate asculta la " + at + "."
}
func (romanian) ChangeAddress() string {
	return "Opriți celălalt program sau modificați callback.listen."
}
func (romanian) DoctorSecret() string { return "Secret" }
func (romanian) SecretUnread(source string) string {
	return "Nu există un secret: " + source + " nu este setat sau nu dă nimic."
}
func (romanian) SetSecret() string {
	return "Setați callback.secret_file, cu chmod 600, sau callback.secret_command."
}
func (romanian) DoctorSelfTest() string { return "Autotest" }
func (romanian) SelfTestPasses() string {
	return "O notificare semnată este acceptată, o semnătură greșită este respinsă. Nu s-a păstrat nimic."
}
func (romanian) SelfTestFails() string { return "Receptorul nu își acceptă propria semnătură." }
func (romanian) ObserveCallbacks() string {
	return "Verificați callback.signed și callback.encoding. Rulați: shortlist listen --observe"
}
func (romanian) DoctorReadOnly() string { return "Doar citire" }
func (romanian) IsReadOnly(on bool) string {
	if on {
		return "Activat: nu se modifică nimic la serviciu."
	}
	return "Dezactivat"
}
func (romanian) DoctorRestricted() string { return "Restricționat" }
func (romanian) IsRestricted(folder string) string {
	return "Activat: fără editor, browser, vizualizator, hook, comandă pentru parolă sau trasare, iar CV-urile nu se trimit. Fișiere doar în " + folder + ". Textul copiat ajunge în clipboardul terminalului."
}
func (romanian) DoctorAddresses() string { return "Adrese" }
func (romanian) AddressesAre(addresses []string) string {
	return "Adrese permise pentru conturi: " + strings.Join(addresses, ", ") + "."
}
func (romanian) NotRestricted() string {
	return "Dezactivat: se pot folosi alte programe și toate dosarele."
}
func (romanian) DoctorEditor() string           { return "Editor" }
func (romanian) EditorIs(program string) string { return program }
func (romanian) DoctorNoEditor() string {
	return "Nu s-a găsit niciun editor. Descrierile se scriu în formular."
}
func (romanian) SetEditor() string {
	return "Setați EDITOR la programul în care scrieți."
}
func (romanian) DoctorDesktop() string { return "Desktop" }
func (romanian) DesktopOpens() string {
	return "Linkurile și CV-urile se deschid în programele lui."
}
func (romanian) DesktopOpensNot() string {
	return "Linkurile și CV-urile nu se deschid: nu există un desktop aici sau este al altui calculator."
}
func (romanian) SaveInstead() string {
	return "Citiți CV-urile ca text sau salvați-le. Linkurile se pot copia."
}
func (romanian) DoctorHook() string { return "Hook" }
func (romanian) HookRuns(program string) string {
	return "La fiecare candidatură nouă rulează " + program + "."
}
func (romanian) DoctorCVs() string { return "CV-uri salvate" }
func (romanian) CVsGoTo(folder string) string {
	return "Se salvează în " + folder + "."
}
func (romanian) DoctorLocale() string { return "Locale" }
func (romanian) LocaleUnicode(locale string) string {
	if locale == "" {
		return "Nu este setat niciun locale. Se presupune UTF-8; textele sunt în română."
	}
	return locale + ": UTF-8. Textele sunt în română."
}
func (romanian) LocaleConsole(locale string) string {
	if locale == "" {
		return "Semnele consolei. Textele sunt în română."
	}
	return locale + ": semnele consolei. Textele sunt în română."
}
func (romanian) LocaleASCII(locale string) string {
	return locale + " nu este UTF-8, așa că ecranele folosesc semne ASCII."
}
func (romanian) SetLocale() string {
	return "Setați LANG la un locale cu UTF-8, de exemplu C.UTF-8."
}

// Erasing

func (romanian) Erase() help {
	return help{Short: "Șterge definitiv candidaturi de pe acest calculator, cu un raport", Long: "Șterge definitiv ce păstrează acest calculator despre o persoană, despre candidații unui job sau din\n" +
		"candidaturile vechi: profiluri, CV-uri, decizii și note, locuri în liste scurte, indexul de căutare,\n" +
		"fișiere din notificări, vizualizări în coadă, nume din jurnalul de activitate și căutări salvate cu\n" +
		"numele persoanei. Înainte întreabă. --dry-run arată ce s-ar șterge.\n\n" +
		"PERSON este ID-ul unei candidaturi, o adresă de e-mail, un număr de telefon sau un nume. Se șterg toate\n" +
		"candidaturile cu adresa sau numărul persoanei, la orice job. Dacă se potrivesc mai multe persoane, ele\n" +
		"sunt listate, iar codul de ieșire este 2.\n\n" +
		"Apoi shortlist caută numele, adresele și numerele în octeții fiecărui fișier al contului. Raportul nu\n" +
		"conține niciunul dintre ele. Numără ce s-a șters și listează ce ar putea rămâne. Dacă un fișier mai\n" +
		"conține ceva, codul de ieșire este 1. O ștergere întreruptă continuă la următoarea deschidere a\n" +
		"contului în shortlist.\n\n" +
		"Serviciul are în continuare candidaturile. Aici rămân doar ID-urile lor, ca shortlist să nu le citească\n" +
		"din nou. --forget-tombstones uită aceste ID-uri, iar următoarea citire readuce candidaturile. O\n" +
		"candidatură cunoscută doar dintr-o notificare (callback) nu are un astfel de ID: revine când serviciul\n" +
		"o listează."}
}
func (romanian) EraseJob() string {
	return "șterge definitiv candidații acestui job și ciornele modificărilor lui"
}
func (romanian) EraseOlderThan() string {
	return "șterge definitiv candidaturile mai vechi de atâtea zile, de exemplu 180d"
}
func (romanian) EraseShortlisted() string {
	return "cu --older-than: și candidaturile din listele scurte"
}
func (romanian) EraseDryRun() string { return "arată ce s-ar șterge și nu șterge nimic" }
func (romanian) EraseForget() string {
	return "uită ID-urile candidaturilor șterse, ca să poată fi citite din nou"
}
func (romanian) OnePersonOnly() string {
	return "erase primește o singură persoană; puneți numele între ghilimele"
}
func (romanian) EraseNeeds() string {
	return "erase are nevoie de una dintre acestea: o persoană, --job, --older-than"
}
func (romanian) ShortlistedNeedsAge() string { return "--shortlisted merge doar cu --older-than" }
func (romanian) NothingKeptOf() string {
	return "aici nu se păstrează nimic despre această persoană"
}
func (romanian) AskErase(applications int) string {
	return "Ștergeți definitiv " + amount.InRomanian(applications, "candidatură", "candidaturi") + " de pe acest calculator? Ștergerea nu poate fi anulată."
}
func (romanian) ErasedDone() string { return "candidaturile s-au șters definitiv" }
func (romanian) NotAllErased() string {
	return "nu s-a șters totul; raportul listează ce a rămas"
}
func (romanian) MatchColumns() []string {
	return []string{"ID", "NUME", "DATA", "ID JOB", "JOB"}
}
func (romanian) ForgetAlone() string {
	return "--forget-tombstones nu merge cu alte opțiuni și nici cu o persoană"
}
func (romanian) AskForgetErased() string {
	return "Permiteți ca următoarea citire a candidaților să readucă toate candidaturile șterse?"
}
func (romanian) ErasedForgotten(n int) string {
	return "S-au uitat ID-urile: " + amount.InRomanian(n, "candidatură ștearsă", "candidaturi șterse") + ". Revin la următoarea citire a joburilor lor."
}
func (romanian) ErasureFinished(applications int, begun string) string {
	return "S-a încheiat ștergerea întreruptă (" + amount.InRomanian(applications, "candidatură", "candidaturi") + "), începută la " + begun + "."
}

func (romanian) Held() help {
	return help{Short: "Arată tot ce păstrează acest calculator despre o persoană", Long: "Arată tot ce păstrează acest calculator despre o persoană: fiecare candidatură, cu ce se păstrează, din\n" +
		"ce sursă și de când. PERSON este ID-ul unei candidaturi, o adresă de e-mail, un număr de telefon sau un\n" +
		"nume, ca la shortlist erase. Dacă se potrivesc mai multe persoane, ele sunt listate, iar codul de ieșire\n" +
		"este 2. Exporturile și CV-urile salvate nu sunt incluse."}
}
func (romanian) HeldNeeds() string {
	return "held are nevoie de o persoană; puneți numele între ghilimele"
}
func (romanian) HeldOf(application int64, job string) string {
	return fmt.Sprintf("Candidatura %d, jobul „%s”", application, job)
}
func (romanian) HeldPDF() string           { return "scrie ca PDF în acest fișier; - este ieșirea standard" }
func (romanian) HeldTo(path string) string { return "S-a scris în " + path + "." }
func (romanian) HeldPDFAndJSON() string    { return "--pdf și --json sunt două formate; alegeți unul" }
func (romanian) HeldColumns() []string {
	return []string{"SE PĂSTREAZĂ", "SURSA", "DIN", ""}
}
func (romanian) SweptOld(applications int, keep string) string {
	return "Șterse definitiv conform privacy.keep: " + amount.InRomanian(applications, "candidatură", "candidaturi") + ", mai vechi de " + keep + "."
}
