package cli

import (
	"fmt"
	"strconv"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
)

// romanian are the texts in Romanian.
type romanian struct{}

// Commands

func (romanian) Version() help { return help{Short: "Afișează versiunea"} }
func (romanian) Help() help    { return help{Short: "Afișează pagina de ajutor a unei comenzi"} }
func (romanian) Root() help {
	return help{Short: "Biroul de recrutare al unui manager, în terminal", Long: "Biroul de recrutare al unui manager, în terminal: publicați și administrați joburi, vedeți cine a\n" +
		"aplicat, citiți CV-uri. Fără nicio comandă se deschide ecranul principal."}
}
func (romanian) FlagConfig() string  { return "fișierul de configurare (și SHORTLIST_CONFIG)" }
func (romanian) FlagAccount() string { return "numele contului folosit (și SHORTLIST_ACCOUNT)" }
func (romanian) FlagJSON() string    { return "afișează rezultatele ca JSON" }
func (romanian) FlagYes() string     { return "răspunde cu „da” la fiecare întrebare" }
func (romanian) FlagTakeOver() string {
	return "dacă dosarul personal este în rețea: preia baza locală de la fereastra care o folosește"
}
func (romanian) FlagReadOnly() string { return "nu modifică nimic la serviciu" }
func (romanian) FlagNoColor() string  { return "fără culori (și NO_COLOR)" }
func (romanian) FlagVersion() string  { return "versiunea programului shortlist" }
func (romanian) FlagLogLevel() string { return "nivelul de jurnalizare: debug, info, warn sau error" }
func (romanian) Group(name string) string {
	return map[string]string{
		"jobs": "Listează, arată, publică și administrează joburi", "applicants": "Listează, arată și exportă candidați, marchează candidaturi ca văzute", "cv": "Citește și salvează CV-uri",
	}[name]
}
func (romanian) Accounts() help { return help{Short: "Listează conturile de pe acest calculator"} }
func (romanian) Login() help {
	return help{Short: "Autentificare; dacă este nou, contul se și adaugă", Long: "Autentificare într-un cont. Cu --base-url și --email, un cont nou se adaugă în fișierul de configurare\n" +
		"după ce serviciul a acceptat parola. shortlist cere parola. Fără terminal folosește SHORTLIST_PASSWORD\n" +
		"sau prima linie de la intrare."}
}
func (romanian) LoginBaseURL() string { return "adresa serviciului, pentru un cont nou" }
func (romanian) LoginEmail() string   { return "adresa de e-mail pentru autentificare, la un cont nou" }
func (romanian) LoginCountry() string {
	return "țara serviciului, dacă nu reiese din adresă: ua, ro sau hu"
}
func (romanian) Logout() help { return help{Short: "Deconectare pe acest calculator"} }
func (romanian) Man() help    { return help{Short: "Afișează pagina de manual"} }
func (romanian) Guide() help {
	return help{Short: "Afișează un ghid sau lista ghidurilor", Long: "Afișează un ghid. Fără subiect se afișează lista ghidurilor. Într-un pipe este Markdown simplu."}
}
func (romanian) Config() help {
	return help{Short: "Afișează configurația implicită și locul fișierelor", Long: "Afișează un fișier de configurare în care fiecare setare este un comentariu cu valoarea ei implicită.\n" +
		"Primele linii arată unde își păstrează shortlist fișierele: configurația, baza locală, CV-urile\n" +
		"primite și jurnalul tehnic.\n" +
		"--schema afișează în schimb o schemă JSON a fișierului, pentru editoarele care verifică TOML."}
}
func (romanian) ConfigSchema() string { return "afișează o schemă JSON a fișierului" }
func (romanian) ConfigCheck() help {
	return help{Short: "Verifică fișierele de configurare", Long: "Verifică fișierele de configurare și afișează fiecare greșeală cu linia ei. Codul de ieșire este 0\n" +
		"dacă nu sunt greșeli, altfel 2."}
}
func (romanian) Demo() help {
	return help{Short: "Deschide ecranul cu un serviciu încorporat și date inventate", Long: "Deschide ecranul principal cu un serviciu încorporat și date inventate. Serviciul rulează în memorie:\n" +
		"nu deschide niciun port, nu folosește fișierele dumneavoastră și dispare la ieșire. Un CV salvat din\n" +
		"demo este un fișier real."}
}
func (romanian) DemoScenario(names []string) string {
	return "numele datelor: " + strings.Join(names, ", ") + " (implicit: demo-ul în limba dumneavoastră sau în engleză)"
}
func (romanian) DemoCountry() string {
	return "țara serviciului: ua, ro sau hu (implicit: cea a persoanelor sau ua)"
}
func (romanian) AfterDemo() string { return "Demo-ul s-a încheiat. Pentru a continua:" }
func (romanian) OwnAccount() string {
	return "autentificare pe site-ul de joburi: vedeți cine a aplicat"
}
func (romanian) ReviewingGuide() string {
	return "cum se citesc CV-uri, se decide, se compară și se caută"
}
func (romanian) OwnService() string { return "același serviciu la o adresă, pentru scripturi" }
func (romanian) CVDir() string {
	return "dosarul pentru CV-urile salvate (implicit: cv.dir din configurație sau ~/CVs)"
}

// Jobs

func (romanian) JobsList() help { return help{Short: "Listează joburile"} }
func (romanian) JobsListStatus() string {
	return "doar joburile cu această stare: Activated, PreActivated, Stopped, Deactivated sau Deleted"
}
func (romanian) JobsShow() help { return help{Short: "Arată un job"} }
func (romanian) JobsStatus(c model.StatusChange) help {
	switch c {
	case model.Activate:
		return help{Short: "Publică din nou un job"}
	case model.Stop:
		return help{Short: "Retrage un job de pe site"}
	case model.Delete:
	}
	return help{Short: "Șterge un job"}
}
func (romanian) JobsCreate() help {
	return help{Short: "Creează un job și îl publică imediat", Long: "Creează un job. Serviciul îl publică imediat. Dacă nu vine niciun răspuns, shortlist caută jobul\n" +
		"printre joburile contului. Nu îl trimite niciodată a doua oară fără să întrebe."}
}
func (romanian) JobsUpdate() help {
	return help{Short: "Modifică câmpurile unui job", Long: "Modifică unele câmpuri ale unui job; celelalte rămân neschimbate. O valoare goală sau null golește\n" +
		"câmpul.\n" +
		"Serviciul nu comunică moneda unui job și o resetează dacă lipsește. De aceea --currency este necesar o\n" +
		"dată pentru fiecare job care nu a mai fost salvat de pe acest calculator."}
}
func (romanian) JobsPending() help {
	return help{Short: "Caută joburi care s-au trimis fără răspuns", Long: "Listează joburile a căror creare nu a fost confirmată de niciun răspuns și îl caută pe fiecare printre\n" +
		"joburile contului. Un job găsit este anunțat și iese din această listă. --forget renunță la celelalte,\n" +
		"după o întrebare: folosiți-l dacă nu s-au creat sau dacă v-ați ocupat deja de ele."}
}
func (romanian) JobsPendingForget() string {
	return "renunță la joburile care nu sunt printre joburile contului"
}
func (romanian) JobField(flag string) string {
	return map[string]string{
		"title": "titlu, cel mult 20 de caractere", "region": "oraș sau regiune", "address": "strada și numărul",
		"salary-from": "salariul minim, un număr întreg", "salary-to": "salariul maxim, un număr întreg",
		"rate":     "perioada de plată, un cod: 0 oră, 1 zi, 2 săptămână, 3 lună, 5 an",
		"currency": "moneda salariului, un cod: în Ucraina 0 UAH, 1 USD, 2 EUR; în România 0 EUR, 1 RON, 2 USD; în Ungaria 0 HUF, 1 EUR, 2 USD",
		"type1":    "tipul jobului, un cod de la 0 la 5", "type2": "al doilea tip al jobului, un cod de la 0 la 5",
		"description": "descrierea în HTML, cel puțin 100 de caractere de text",
	}[flag]
}
func (romanian) JobDescriptionFile() string {
	return "fișier cu descrierea în HTML; - este intrarea"
}
func (romanian) JobFile() string {
	return "fișier JSON cu câmpurile, sub numele de la serviciu; - este intrarea. Opțiunile au prioritate"
}

// Applicants

func (romanian) ApplicantsList() help {
	return help{Short: "Listează candidații unui job", Long: "Listează candidații unui job pe măsură ce se primesc. Nicio candidatură nu se marchează ca văzută.\n" +
		"Persoanele sugerate de serviciu, care nu au aplicat, apar separat, la sfârșit."}
}
func (romanian) ApplicantsListAll() string { return "include candidaturile șterse" }
func (romanian) ApplicantsShow() help {
	return help{Short: "Arată un candidat", Long: "Arată un candidat fără să marcheze candidatura ca văzută. Cu --job, shortlist citește candidații\n" +
		"jobului de la serviciu. Fără această opțiune se arată copia păstrată."}
}
func (romanian) ApplicantsShowJob() string { return "jobul candidaturii" }
func (romanian) ApplicantsViewed() help {
	return help{Short: "Marchează candidaturi ca văzute, definitiv și pentru tot contul"}
}
func (romanian) ApplicantsExport() help {
	return help{Short: "Exportă candidați: CSV, JSON sau o broșură în Markdown ori PDF", Long: "Exportă candidații unui job, candidații unei liste scurte sau candidaturile indicate cu --apply,\n" +
		"împreună cu aprecierea dumneavoastră: decizie, evaluare, etichete, liste scurte și notă. CSV are un\n" +
		"rând pentru fiecare candidat. JSON adaugă textul CV-urilor. O broșură (md, pdf) este un singur\n" +
		"document cu cuprins, profiluri, note și textele CV-urilor.\n" +
		"Candidații unui job se citesc de la serviciu; pentru ceilalți se exportă copia păstrată. Fișierele\n" +
		"existente nu se suprascriu niciodată și nicio candidatură nu se marchează ca văzută. Dacă nu este\n" +
		"nimic de exportat, nu se scrie niciun fișier, iar codul de ieșire este 4."}
}
func (romanian) ExportShortlist() string { return "candidații acestei liste scurte" }
func (romanian) OnlyApply() string       { return "doar această candidatură; se poate repeta" }
func (romanian) ExportVerdict() string {
	return "doar candidații cu una dintre aceste decizii: yes, maybe, no, none"
}
func (romanian) ExportAll() string {
	return "și candidaturile șterse și persoanele sugerate pentru job"
}
func (romanian) ExportFormat() string {
	return "formatul fișierului: csv, json, md sau pdf (implicit: după terminația lui --out, altfel csv)"
}
func (romanian) ExportOut() string { return "fișierul de scris; - este ieșirea" }
func (romanian) ExportNoBOM() string {
	return "fără semnul după care Excel recunoaște că fișierul CSV este UTF-8"
}
func (romanian) ExportSeparator() string {
	return "separatorul celulelor din CSV: , sau ; (în mare parte din Europa Excel cere ;)"
}
func (romanian) CVSave() help {
	return help{Short: "Salvează CV-urile candidaților unui job", Long: "Salvează CV-urile tuturor candidaților unui job sau ale candidaturilor indicate cu --apply și afișează\n" +
		"calea fiecăruia. Fișierele existente nu se suprascriu niciodată și nicio candidatură nu se marchează\n" +
		"ca văzută."}
}
func (romanian) CVText() help {
	return help{Short: "Afișează un CV ca text", Long: "Afișează textul unui CV: PDF, DOCX, DOC, ODT, RTF, HTML sau text simplu, recunoscut după conținut. Cu\n" +
		"--apply se afișează CV-ul unei candidaturi citite anterior pe acest calculator. Nicio candidatură nu\n" +
		"se marchează ca văzută. Cuvintele care sunt în fișier, dar nu se văd pe paginile lui, se omit;\n" +
		"--hidden le afișează doar pe acestea."}
}
func (romanian) CVTextApply() string  { return "CV-ul acestei candidaturi" }
func (romanian) CVTextLayout() string { return "păstrează aspectul paginii, cu coloanele alăturate" }
func (romanian) CVTextHidden() string {
	return "doar cuvintele care sunt în fișier, dar nu pe pagină"
}
func (romanian) CVReader() help { return help{Short: "Citește un CV pentru alt shortlist"} }

// Search and sync

func (romanian) Search() help {
	return help{Short: "Caută printre candidații tuturor joburilor", Long: "Caută printre toți candidații de pe acest calculator: nume, contacte, angajatori, posturi,\n" +
		"responsabilități, studii, note, etichete și textul CV-urilor. Cei mai noi apar primii. Nicio\n" +
		"candidatură nu se marchează ca văzută și nu se trimite nicio cerere. Căutarea găsește candidații ale\n" +
		"căror joburi s-au citit pe acest calculator și CV-urile pe care ecranul principal le-a citit în\n" +
		"fundal. shortlist sync citește și joburile, și CV-urile.\n\n" +
		"Toți termenii trebuie să se potrivească; OR găsește oricare dintre doi termeni, iar (parantezele)\n" +
		"grupează: java (cluj OR oradea).\n" +
		"Un cuvânt se găsește cu orice terminație: Java nu găsește JavaScript, java* îl găsește. \"Cuvintele\n" +
		"între ghilimele\" se caută exact și unul după altul. -cuvânt exclude un cuvânt. Numele, angajatorii și\n" +
		"locurile se găsesc și cu litere chirilice, și cu litere latine: Rudenko găsește Руденко, iar\n" +
		"Szewczenko găsește Шевченко; nu și între ghilimele.\n" +
		"Câmpuri: name: contact: employer: position: duties: education: region: note: tag: cv:\n" +
		"Altele: job:ID sau job:TITLE, list:NAME pentru o listă scurtă, has:cv (email phone note tag rating\n" +
		"verdict salary messages), verdict:yes (maybe no none), is:unviewed (new suggested premium deleted),\n" +
		"status:invited (received processing offer rejected deleted).\n" +
		"Comparații: rating:>3, age:25..35, years:>=5 (ani întregi de experiență), salary:<=40000 (fiecare în\n" +
		"moneda lui), salary:>1000usd (în această monedă), applied:7d (ultimele 7 zile; și 2w 3m 1y),\n" +
		"applied:2026-10-01.. (și o zi, 2026-10, 2026, <2026-10-01). O valoare necunoscută nu se potrivește cu\n" +
		"nicio comparație: age: nu găsește niciodată un candidat fără vârstă."}
}
func (romanian) NeedsQuery(command string) string {
	return command + ": lipsesc cuvintele de căutat"
}
func (romanian) SearchLimit() string { return "listează cel mult atâția candidați" }
func (romanian) SyncEachHour() string {
	return "crontab: la fiecare oră în zilele lucrătoare, ca o căutare să îi găsească pe toți"
}
func (romanian) Sync() help {
	return help{Short: "Citește candidații tuturor joburilor, pentru căutare", Long: "Citește candidații de la serviciu și îi adaugă, împreună cu CV-urile lor, în indexul de căutare. Fără\n" +
		"argumente, shortlist citește joburile care nu s-au citit niciodată complet aici și pe cele al căror\n" +
		"număr de candidați s-a schimbat. --all citește fiecare job cu candidați, fiindcă o stare nouă sau un\n" +
		"mesaj nou nu schimbă acest număr. JOB citește joburile indicate. Joburile se citesc unul după altul.\n" +
		"Nicio candidatură nu se marchează ca văzută.\n\n" +
		"Se afișează doar joburile cu schimbări. Fără schimbări nu se afișează nimic, decât cu --json: astfel\n" +
		"comanda se potrivește cu cron. Cât timp alt shortlist citește candidații contului, se citește doar\n" +
		"lista de joburi, iar codul de ieșire este 1. Dacă un job nu se poate citi, celelalte se citesc. Atunci\n" +
		"codul de ieșire este 6 pentru rețea sau 3 pentru autentificare."}
}
func (romanian) SyncAll() string {
	return "citește fiecare job cu candidați, chiar dacă numărul lor nu s-a schimbat"
}

// New applications

func (romanian) Watch() help {
	return help{Short: "Afișează câte o linie pentru fiecare candidatură nouă, până la oprire", Long: "Afișează câte o linie pentru fiecare candidatură nouă, până la oprire. shortlist întreabă serviciul la\n" +
		"fiecare două minute și afișează imediat candidaturile din notificări (callback), indiferent ce\n" +
		"fereastră le primește. Oricâte ferestre ar avea un cont, doar una întreabă. Prima întrebare afișează\n" +
		"și candidaturile sosite mai devreme, la joburi cunoscute deja aici. Candidaturile anunțate deja de\n" +
		"altă fereastră, de listen sau de digest nu se mai afișează: vedeți shortlist digest --help. Nicio\n" +
		"candidatură nu se marchează ca văzută.\n\n" +
		"Cu --json, fiecare linie este un obiect: time, jobId, jobTitle, source (callback sau poll), justIn și\n" +
		"candidatul, așa cum îl afișează applicants list --json. Cât timp justIn este true, candidatura se\n" +
		"cunoaște doar dintr-o notificare: id-ul ei este sub 0 și nu este al serviciului.\n\n" +
		"hooks.new_application din configurație numește un program. El rulează o dată pentru fiecare\n" +
		"candidatură nouă și citește același obiect de la intrarea standard. Este pornit de watch, de listen\n" +
		"sau de ecranul principal, oricare este primul; dacă shortlist se încheie între timp, este posibil să\n" +
		"nu ruleze. Când pornește unul dintre cele trei, programul rulează și pentru fiecare candidatură din\n" +
		"ultima zi pe care a ratat-o; la început pot fi multe.\n\n" +
		"Dacă serviciul nu este accesibil, shortlist anunță o singură dată și întreabă mai rar. Dacă serviciul\n" +
		"respinge autentificarea, comanda se încheie."}
}
func (romanian) Digest() help {
	return help{Short: "Afișează candidaturile noi de la ultimul rezumat", Long: "Afișează candidaturile noi de la ultimul rezumat, pe joburi: data, cu sau fără CV, numele și postul\n" +
		"sau regiunea. Sunt incluse și candidaturile cunoscute doar dintr-o notificare (callback). shortlist\n" +
		"citește mai întâi datele de la serviciu. Dacă nu reușește, afișează ce știe acest calculator, cu un\n" +
		"avertisment, iar codul de ieșire este 6 (3 dacă autentificarea este respinsă). Fără candidaturi noi nu\n" +
		"se afișează nimic, decât cu --json. Nicio candidatură nu se marchează ca văzută.\n\n" +
		"Candidaturile se consideră noi din momentul în care acest calculator a citit pentru prima dată\n" +
		"joburile contului. Primul rezumat merge înapoi cel mult 24 de ore. Fiecare rezumat următor cuprinde\n" +
		"candidaturile sosite după scrierea celui dinainte: fiecare se afișează o singură dată, iar o ieșire\n" +
		"nereușită nu pierde niciuna. --since privește în schimb înapoi până la un moment și nu schimbă\n" +
		"rezumatul următor; nici --peek nu îl schimbă."}
}
func (romanian) DigestExample() string {
	return "# crontab: în zilele lucrătoare la ora opt, prin e-mail, dacă sunt candidaturi noi"
}
func (romanian) DigestSince() string {
	return "de când, de exemplu 2026-11-21 sau 2026-11-21T08:00, ori o durată: 24h, 7d"
}
func (romanian) DigestPeek() string    { return "nu schimbă rezumatul următor" }
func (romanian) DigestAlways() string  { return "afișează și fără candidaturi noi" }
func (romanian) DigestOffline() string { return "nu contactează serviciul" }
func (romanian) Listen() help {
	return help{Short: "Primește candidaturile noi prin notificări (callback)", Long: `Primește notificarea serviciului (callback) pentru fiecare candidatură nouă, îi verifică
semnătura cu secretul din configurație și păstrează candidatura și fișierele ei înainte
de a răspunde. Fiecare fereastră a contului arată candidatura în mai puțin de o secundă.
Nu este nevoie de autentificare.

Configurația indică secretul, într-un fișier doar pentru dumneavoastră (chmod 600), și
poate indica adresa:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

Fără --addr și --socket, comanda ascultă acolo sau la 127.0.0.1:8788. Un socket primit
de la systemd are prioritate față de amândouă. Fiecare notificare scrie o linie în
fluxul de erori, fără datele candidatului. SIGTERM încheie comanda după ce a răspuns la
notificările în curs.

hooks.new_application din configurație numește un program care rulează pentru fiecare
candidatură nouă, ca la watch: vedeți shortlist watch --help. În modul restricționat
este dezactivat.

Un proxy invers adaugă TLS. Calea o alegeți dumneavoastră. Proxy-ul trebuie să transmită
conținutul cererilor, și al celor GET, și nu trebuie să păstreze fișierele candidaților
într-un dosar al lui. nginx:

  location = /hooks/applications {
      proxy_pass http://127.0.0.1:8788;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      client_max_body_size 64m;
  }

Caddy:

  handle /hooks/applications {
      reverse_proxy 127.0.0.1:8788
  }

Pe un calculator cu alți utilizatori, oricare dintre ei poate ocupa primul portul sau
poate trimite cereri la el. Semnătura apără de candidaturi false, dar nu de un port
blocat. Folosiți acolo un socket unix: --socket sau listen = "unix:/path" creează unul
doar pentru acest utilizator. Un proxy care rulează ca alt utilizator folosește un
socket de la systemd (ListenStream=/path în unitatea socket), într-un dosar în care pot
intra doar dumneavoastră și grupul proxy-ului (chmod 710). nginx transmite la el cu
proxy_pass http://unix:/path, iar Caddy cu unix//path.

systemd pornește comanda pentru un cont, aici acme, cu unitățile din assets/systemd:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # și după deconectare

Serviciile semnează în feluri diferite. --observe arată cum este semnată fiecare
notificare și liniile potrivite din configurație. Nu acceptă și nu păstrează nimic și
răspunde cu 503, ca serviciul să trimită din nou notificarea.`}
}
func (romanian) ListenAddr() string {
	return "HOST:PORT unde se ascultă; fără gazdă se poate conecta doar acest calculator, portul 0 ia unul liber"
}
func (romanian) ListenSocket() string {
	return "calea unui socket unix unde se ascultă în schimb, doar pentru acest utilizator"
}
func (romanian) ListenMaxBody() string { return "cea mai mare notificare acceptată, cu fișierele ei" }
func (romanian) ListenObserve() string {
	return "arată doar cum sunt semnate notificările; nu păstrează nimic"
}

// Sandbox

func (romanian) Sandbox(faults string) help {
	return help{Short: "Oferă serviciul încorporat la o adresă, pentru integratori și teste", Long: "Oferă serviciul încorporat la o adresă, pentru integratori și teste. Afișează la ieșire adresa, un\n" +
		"e-mail și o parolă, iar în fluxul de erori câte o linie pentru fiecare cerere.\n\n" +
		"Cu --callback-url, serviciul trimite o notificare semnată (callback) pentru fiecare candidatură nouă.\n" +
		"Candidaturi sosesc doar cu --apply-every: o persoană inventată, cu un CV, aplică pe rând la joburile\n" +
		"active. --apply-without omite unele părți, cum fac unele servicii. O notificare nereușită este\n" +
		"anunțată în fluxul de erori.\n\n" + faults}
}
func (romanian) SandboxListen() string { return "adresa la care se ascultă; portul 0 ia unul liber" }
func (romanian) SandboxCountry() string {
	return "țara serviciului: ua, ro sau hu (implicit ua sau cea din fișierul de date)"
}
func (romanian) SandboxScenario(names []string) string {
	return "numele datelor: " + strings.Join(names, ", ") + " (implicit demo-ul țării sau cel din fișierul de date)"
}
func (romanian) SandboxData() string {
	return "fișier care păstrează toate modificările (implicit: în memorie)"
}
func (romanian) SandboxLimit() string {
	return "numărul maxim de joburi active (implicit: cel din scenariu)"
}
func (romanian) SandboxTokenTTL() string       { return "valabilitatea unui token de acces, o durată" }
func (romanian) SandboxCallbackURL() string    { return "adresa care primește candidaturile noi" }
func (romanian) SandboxCallbackMethod() string { return "metoda notificărilor: GET, POST sau PUT" }
func (romanian) SandboxApplyEvery() string {
	return "cât de des aplică cineva, o durată (implicit: niciodată)"
}
func (romanian) SandboxApplyWithout(parts []string) string {
	return "părțile care lipsesc din aceste candidaturi: oricare dintre " + strings.Join(parts, ", ")
}
func (romanian) SandboxCallbackSource() string {
	return "application.source din notificări (implicit: lipsește)"
}
func (romanian) SandboxCallbackSecretFile() string {
	return "fișier cu secretul care semnează notificările"
}
func (romanian) SandboxFault() string {
	return "o defecțiune de simulat, vedeți mai sus; se poate repeta"
}

// The call

func (romanian) Usage(line string) string { return "Utilizare: " + line }
func (romanian) NoCommand(name, near string) string {
	if near == "" {
		return "nu există comanda " + strconv.Quote(name) + "; vedeți: shortlist --help"
	}
	return "nu există comanda " + strconv.Quote(name) + "; poate ați vrut " + strconv.Quote(near) + "?"
}
func (romanian) NoHelp(name string) string { return "nu există comanda " + strconv.Quote(name) }
func (romanian) NoSubcommand(group string, names []string) string {
	return "alegeți o comandă din " + group + ": " + listed(names, "sau")
}
func (romanian) NotASubcommand(group, typed string, names []string) string {
	return strconv.Quote(typed) + " nu este o comandă din " + group + "; alegeți " + listed(names, "sau")
}
func (romanian) NoArguments(command string) string { return command + " nu acceptă argumente" }
func (romanian) NeedsID(command string, k kind) string {
	return command + " are nevoie de id-ul " + ofKindInRomanian(k)
}
func (romanian) OneIDOnly(command string, k kind) string {
	return command + " acceptă un singur id, al " + ofKindInRomanian(k)
}
func (romanian) NoShortFlag(letters string) string { return "nu există opțiunea -" + letters }
func (romanian) NoFlag(name, near string) string {
	if near == "" {
		return "nu există opțiunea --" + name
	}
	return "nu există opțiunea --" + name + "; poate ați vrut --" + near + "?"
}
func (romanian) FlagNeedsValue(name string) string { return "--" + name + " are nevoie de o valoare" }
func (romanian) FlagNeedsNumber(name, typed string) string {
	return "--" + name + " are nevoie de un număr întreg, nu de " + strconv.Quote(typed)
}
func (romanian) FlagNeedsDuration(name, typed string) string {
	return "--" + name + " are nevoie de o durată precum 90s sau 24h, nu de " + strconv.Quote(typed)
}
func (romanian) FlagNeedsBool(name, typed string) string {
	return "--" + name + " are nevoie de true sau false, nu de " + strconv.Quote(typed)
}
func (romanian) FlagNeedsOther(name, typed string) string {
	return "--" + name + " nu acceptă " + strconv.Quote(typed)
}
func (romanian) NotAnID(typed string, k kind) string {
	return strconv.Quote(typed) + " nu este id-ul " + ofKindInRomanian(k) + ": un id este un număr mai mare decât 0"
}
func (romanian) ArrivalID(id int64) string {
	return fmt.Sprintf("%d nu este id-ul unei candidaturi: un id este un număr mai mare decât 0. Numerele sub 0 din liste sunt ale candidaturilor cunoscute doar dintr-o notificare (callback); tasta I le arată în ecranul principal", id)
}
func (romanian) NotALogLevel(typed string) string {
	return strconv.Quote(typed) + " nu este un nivel de jurnalizare; alegeți debug, info, warn sau error"
}
func (romanian) NotATime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " nu este un moment; scrieți 24h, 7d, 2026-11-21 sau 2026-11-21T08:00"
}
func (romanian) FutureTime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " este în viitor"
}
func (romanian) NoScenario(typed string, names []string) string {
	return "nu există scenariul " + strconv.Quote(typed) + "; alegeți " + listed(names, "sau")
}
func (romanian) NotACountry(typed string) string {
	return strconv.Quote(typed) + " nu este o țară a serviciului; alegeți ua, ro sau hu"
}
func (romanian) NoGuide(topic, near string) string {
	if near == "" {
		return "nu există ghidul " + strconv.Quote(topic) + "; shortlist guide le listează"
	}
	return "nu există ghidul " + strconv.Quote(topic) + "; poate ați vrut " + strconv.Quote(near) + "?"
}

func (romanian) NeedsTerminal() string {
	return "ecranul principal are nevoie de un terminal; într-un script folosiți comenzile, vedeți: shortlist --help"
}
func (romanian) DumbTerminal() string {
	return "acest terminal nu poate muta cursorul (TERM este dumb), iar ecranul principal are nevoie de asta; folosiți comenzile, vedeți: shortlist --help"
}
func (romanian) DashboardWithoutJSON() string {
	return "ecranul principal nu afișează JSON; folosiți o comandă, de exemplu: shortlist jobs list --json"
}
func (romanian) Restricted() string { return "modul restricționat nu pornește niciun alt program" }
func (romanian) RestrictedFlag(flag, folder string) string {
	return "--" + flag + ": în modul restricționat, fișierele se citesc și se scriu doar în dosarul " + folder
}
func (romanian) RestrictedFile(folder string) string {
	return "în modul restricționat, fișierele se citesc doar din dosarul " + folder
}
func (romanian) RestrictedConfig(path string) string {
	return "--config: în modul restricționat, conturile se adaugă doar în " + path
}
func (romanian) HookRestricted() string {
	return "hooks.new_application este dezactivat: modul restricționat nu pornește niciun alt program."
}
func (romanian) ViewerRemote() string {
	return "acest calculator nu este cel din fața dumneavoastră, așa că vizualizatorul lui nu s-ar vedea; t citește textul, S salvează CV-ul"
}
func (romanian) ViewerWithoutDesktop() string {
	return "acest calculator nu are un mediu grafic pentru un vizualizator; t citește textul, S salvează CV-ul"
}
func (romanian) NoEditor() string {
	return "nu s-a găsit niciun editor; setați $EDITOR la al dumneavoastră"
}

// Questions

func (romanian) NoTerminalForQuestion() string {
	return "este nevoie de un răspuns, dar nu există un terminal; --yes răspunde cu „da”"
}
func (romanian) NotConfirmed() string           { return "neconfirmat, nu s-a modificat nimic" }
func (romanian) YesToo() []string               { return []string{"d", "da"} }
func (romanian) YesOrNo(question string) string { return question + " [d/N] " }

// Errors

func (romanian) Interrupted() string { return "întrerupt" }
func (romanian) BrokenRules(n int) string {
	return "nu s-a trimis nimic, " + amount.InRomanian(n, "regulă încălcată", "reguli încălcate") + ":"
}
func (romanian) SubscriptionPending() string {
	return "jobul este în regulă, dar nu se poate publica până nu este aprobat abonamentul: încercați mai târziu"
}
func (romanian) RunLogin() string { return "rulați: shortlist login" }
func (romanian) NoAccount() string {
	return "încă nu este configurat niciun cont; adăugați unul cu: shortlist login --base-url ADDRESS --email ADDRESS"
}
func (romanian) NoAccounts() string {
	return "Încă nu este configurat niciun cont. Adăugați unul cu: shortlist login --base-url ADDRESS --email ADDRESS"
}
func (romanian) OfAccount(name string) string { return "contul " + name }
func (romanian) OutputFailed() string         { return "ieșirea nu s-a putut scrie" }
func (romanian) Unprinted(done string) string { return done + ", dar rezultatul nu s-a putut afișa" }
func (romanian) BlindModeOn() string {
	return "Modul anonim este pornit: numele și contactele sunt ascunse. Tasta b din ecranul principal îl oprește."
}
func (romanian) NotKept() string     { return "Nu s-a putut păstra totul pe acest calculator" }
func (romanian) JobsNotKept() string { return "Joburile nu s-au putut păstra pe acest calculator" }
func (romanian) JobsUnread(reason string) string {
	return reason + ". Joburile cunoscute dinainte rămân în listă."
}

// Accounts

func (romanian) SigningIn(host, email string) string {
	return "Autentificare la " + host + " cu adresa " + email + "."
}
func (romanian) AccountAdded(name, file string) string {
	return "Contul " + name + " s-a adăugat în " + file + "."
}
func (romanian) SignedIn() string { return "Autentificare reușită." }
func (romanian) SignedOut(name string) string {
	return "Cont deconectat pe acest calculator: " + name + "."
}
func (romanian) PasswordFor(email, host string) string {
	return "Parola pentru " + email + " la " + host + ": "
}
func (romanian) NoPassword() string { return "nu s-a introdus nicio parolă" }
func (romanian) SignInNotKept() string {
	return "autentificarea a reușit, dar nu s-a putut păstra pe acest calculator"
}

// ofKindInRomanian is the genitive of what an id belongs to.
func ofKindInRomanian(k kind) string {
	if k == aJob {
		return "unui job"
	}
	return "unei candidaturi"
}
