package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/doctor"
)

var inHungarian = words{
	Version: help{Short: "A verzió kiírása"},
	Help:    help{Short: "Egy parancs súgójának megjelenítése"},
	Root: help{Short: "Toborzási munkaasztal a terminálban", Long: "Toborzási munkaasztal a terminálban: állásokat tehet közzé és kezelhet, megnézheti, ki jelentkezett,\n" +
		"és elolvashatja az önéletrajzokat. Parancs nélkül a kezelőfelület nyílik meg."},
	FlagConfig:   "beállításfájl (vagy SHORTLIST_CONFIG)",
	FlagAccount:  "a használt fiók neve (vagy SHORTLIST_ACCOUNT)",
	FlagJSON:     "az eredmény kiírása JSON-ként",
	FlagYes:      "igen válasz minden kérdésre",
	FlagReadOnly: "semmit nem módosít a szolgáltatásban",
	FlagTakeOver: "hálózati saját mappánál: az adattár átvétele attól az ablaktól, amelyik használja",
	FlagNoColor:  "színek nélkül (vagy NO_COLOR)",
	FlagLogLevel: "a naplózás szintje: debug, info, warn vagy error",
	Accounts:     help{Short: "Az ezen a gépen lévő fiókok listája"},
	KeepApart: help{
		Short: "Külön adattár a beállításokban szereplő címnek és e-mailnek",
		Long: "Külön adattárat, önéletrajzokat és bejelentkezést kap a beállításokban most szereplő cím és e-mail.\n" +
			"A korábbi címé megmarad, és a shortlist újra azt használja, amint a beállításokban az szerepel.",
	},
	Move: help{
		Short: "Az adattár átadása a beállításokban szereplő címnek és e-mailnek",
		Long: "Átadja a fiók adattárát a beállításokban szereplő címnek és e-mailnek, ha a szolgáltatás új címre költözött.\n" +
			"A sorban álló módosítások, piszkozatok és befejezetlen állások is oda kerülnek. Újra be kell jelentkezni. Előtte rákérdez (--yes).",
	},
	Login: help{Short: "Bejelentkezés, új fióknál a fiók felvétele is", Long: "Bejelentkezés egy fiókba. A --base-url és az --email megadásakor új fiók kerül a beállításfájlba,\n" +
		"amint a szolgáltatás elfogadta a jelszót. A jelszót a shortlist bekéri. Terminál nélkül a\n" +
		"SHORTLIST_PASSWORD értékét vagy a bemenet első sorát használja."},
	LoginBaseURL: "a szolgáltatás címe, új fiókhoz",
	LoginEmail:   "a bejelentkezéshez használt e-mail-cím, új fiókhoz",
	LoginCountry: "a szolgáltatás országa, ha a címből nem derül ki: ua, ro vagy hu",
	Logout:       help{Short: "Kijelentkezés ezen a gépen"},
	Man:          help{Short: "A kézikönyvoldal kiírása"},
	Guide: help{Short: "Egy útmutató kiírása, vagy az útmutatók listája", Long: "Egy útmutató kiírása. Téma nélkül az útmutatók listája jelenik meg. Csővezetékben az útmutató egyszerű\n" +
		"Markdown."},
	Config: help{Short: "Az alapbeállítások és a fájlok helyének kiírása", Long: "Beállításfájl kiírása, amelyben minden beállítás megjegyzésként, az alapértékével szerepel. Az első\n" +
		"sorok megmutatják, hol tartja a shortlist a fájljait: beállítások, helyi adattár, beérkezett\n" +
		"önéletrajzok és napló.\n" +
		"A --schema ehelyett a fájl JSON-sémáját írja ki a TOML-t ellenőrző szerkesztőknek."},
	ConfigSchema: "a fájl JSON-sémájának kiírása",
	ConfigCheck: help{Short: "A beállításfájlok ellenőrzése", Long: "A beállításfájlok ellenőrzése és minden hiba kiírása a sorával. A kilépési kód hiba nélkül 0,\n" +
		"egyébként 2."},
	Demo: help{Short: "A kezelőfelület megnyitása beépített szolgáltatással, kitalált adatokkal", Long: "A kezelőfelület megnyitása beépített szolgáltatással, kitalált adatokkal. A szolgáltatás a memóriában\n" +
		"fut: nem nyit portot, nem használja a fájljait, és kilépéskor véget ér. A bemutatóban mentett\n" +
		"önéletrajz valódi fájl."},
	DemoCountry:    "a szolgáltatás országa: ua, ro vagy hu (alapérték: a jelentkezők országa, vagy ua)",
	AfterDemo:      "A bemutató véget ért. A folytatáshoz:",
	OwnAccount:     "bejelentkezés az állásportálra, és a jelentkezők megnézése",
	ReviewingGuide: "hogyan olvasson önéletrajzokat, döntsön, hasonlítson össze és keressen",
	OwnService:     "ugyanez a szolgáltatás egy címen, parancsfájloknak",
	CVDir:          "a mentett önéletrajzok mappája (alapérték: a beállítások cv.dir értéke, vagy ~/CVs)",

	JobsList:       help{Short: "Az állások listája"},
	JobsListStatus: "csak az ilyen állapotú állások: Activated, PreActivated, Stopped, Deactivated vagy Deleted",
	JobsShow:       help{Short: "Egy állás megjelenítése"},
	JobsCreate: help{Short: "Egy állás létrehozása és azonnali közzététele", Long: "Egy állás létrehozása. A szolgáltatás azonnal közzéteszi. Ha nem jön válasz, a shortlist a fiók\n" +
		"állásai között keresi az állást. Kérdés nélkül soha nem küldi el másodszor."},
	JobsUpdate: help{Short: "Egy állás mezőinek módosítása", Long: "Egy állás mezőinek módosítása; a többi mező változatlan marad. Az üres érték vagy a null törli a\n" +
		"mezőt.\n" +
		"A szolgáltatás nem közli az állás pénznemét, és alaphelyzetbe állítja, ha hiányzik. Ezért a --currency\n" +
		"egyszer kell minden olyan állásnál, amelyet még nem erről a gépről mentettek."},
	JobsPending: help{Short: "A válasz nélkül elküldött állások keresése", Long: "Azoknak az állásoknak a listája, amelyek létrehozását nem erősítette meg válasz, és mindegyik keresése\n" +
		"a fiók állásai között. A megtalált állás megjelenik, és már nem függőben lévő. A --forget kérdés után\n" +
		"lemond a többiről: tegye ezt, ha nem jöttek létre, vagy ha már elintézte őket."},
	JobsPendingForget:  "lemondás azokról az állásokról, amelyek nincsenek a fiók állásai között",
	JobDescriptionFile: "fájl a leírással, HTML vagy egyszerű szöveg; a - a bemenet",
	JobFile:            "fájl a mezőkkel JSON-ban, a szolgáltatás neveivel; a - a bemenet. A kapcsolók felülírják",

	ApplicantsList: help{Short: "Egy állás jelentkezőinek listája", Long: "Egy állás jelentkezőinek listája, ahogy beérkeznek. Egyetlen jelentkezés sem lesz megnézettként\n" +
		"jelölve. A szolgáltatás által ajánlottak, akik nem jelentkeztek, külön, a lista végén szerepelnek."},
	ApplicantsListAll: "a törölt jelentkezések is",
	ApplicantsShow: help{Short: "Egy jelentkező megjelenítése", Long: "Egy jelentkező megjelenítése anélkül, hogy a jelentkezés megnézett lenne. A --job megadásakor a\n" +
		"shortlist a szolgáltatásból olvassa be az állás jelentkezőit. Enélkül a tárolt példány jelenik meg."},
	ApplicantsShowJob: "a jelentkezés állása",
	ApplicantsViewed:  help{Short: "Jelentkezések jelölése megnézettként, véglegesen és az egész fiókban"},
	ApplicantsExport: help{Short: "Jelentkezők exportálása: XLSX, CSV, JSON, vagy füzet Markdownban vagy PDF-ben", Long: "Egy állás jelentkezőinek, egy rövid lista jelentkezőinek vagy az --apply kapcsolóval megadott\n" +
		"jelentkezéseknek az exportálása az Ön értékelésével: döntés, értékelés, címkék, rövid listák és\n" +
		"jegyzet. Az XLSX-ben és a CSV-ben minden jelentkezőnek egy sora van. A JSON az önéletrajzok szövegét is tartalmazza.\n" +
		"A füzet (md, pdf) egyetlen dokumentum tartalomjegyzékkel, profilokkal, jegyzetekkel és önéletrajzok\n" +
		"szövegével.\n" +
		"Egy állás jelentkezői a szolgáltatásból érkeznek; a többieké a tárolt példányból. Meglévő fájl soha\n" +
		"nem íródik felül, és egyetlen jelentkezés sem lesz megnézettként jelölve. Ha nincs mit exportálni, nem\n" +
		"készül fájl, és a kilépési kód 4."},
	ExportShortlist: "ennek a rövid listának a jelentkezői",
	OnlyApply:       "csak ez a jelentkezés; többször is megadható",
	ExportVerdict:   "csak az ilyen döntésű jelentkezők: yes, maybe, no, none",
	ExportAll:       "a törölt jelentkezések és az állás ajánlottjai is",
	ExportFormat:    "a fájl formátuma: xlsx, csv, json, md vagy pdf (alapérték: --out végződése, egyébként csv)",
	ExportOut:       "az írandó fájl; a - a kimenet",
	ExportNoBOM:     "a jel nélkül, amelyről az Excel az UTF-8-as CSV-t felismeri",
	ExportSeparator: "a CSV celláinak elválasztója: , vagy ; (az Excelhez Európa nagy részén ; kell)",
	ExportWithout:   "kihagyja: verdicts (döntések, értékelések, címkék, rövid listák), notes (jegyzetek), contacts (elérhetőségek)",
	ExportWithCVs:   "ZIP-archívum írása: a fájl (alapértelmezés szerint PDF-füzet) és az eredeti önéletrajzok",
	CVSave: help{Short: "Egy állás jelentkezői önéletrajzainak mentése", Long: "Egy állás összes jelentkezője önéletrajzának mentése, vagy az --apply kapcsolóval megadott\n" +
		"jelentkezéseké, és mindegyik útvonalának kiírása. Meglévő fájl soha nem íródik felül, és egyetlen\n" +
		"jelentkezés sem lesz megnézettként jelölve."},
	CVText: help{Short: "Egy önéletrajz kiírása szövegként", Long: "Egy önéletrajz szövegének kiírása: PDF, DOCX, DOC, ODT, RTF, HTML vagy egyszerű szöveg, a tartalma\n" +
		"alapján felismerve. Az --apply egy olyan jelentkezés önéletrajzát írja ki, amelyet korábban ezen a\n" +
		"gépen olvastak be. Egyetlen jelentkezés sem lesz megnézettként jelölve. A fájlban lévő, de az oldalain\n" +
		"nem látható szavak kimaradnak; a --hidden csak azokat írja ki."},
	CVTextApply:  "ennek a jelentkezésnek az önéletrajza",
	CVTextLayout: "az oldal elrendezése megmarad, egymás melletti hasábokkal",
	CVTextHidden: "csak a fájlban lévő, az oldalon nem látható szavak",
	CVReader:     help{Short: "Önéletrajz olvasása egy másik shortlistnek"},

	Search: help{Short: "Keresés az összes állás jelentkezői között", Long: "Keresés az ezen a gépen lévő összes jelentkező között: nevek, elérhetőségek, munkáltatók, pozíciók,\n" +
		"feladatok, tanulmányok, jegyzetek, címkék és az önéletrajzok szövege. Elöl a legújabbak állnak.\n" +
		"Egyetlen jelentkezés sem lesz megnézettként jelölve, és kérés sem indul a szolgáltatáshoz. A keresés\n" +
		"azokat a jelentkezőket találja meg, akiknek az állását ezen a gépen beolvasták, és azokat az\n" +
		"önéletrajzokat, amelyeket a kezelőfelület a háttérben beolvasott. A shortlist sync mindkettőt\n" +
		"beolvassa.\n\n" +
		"Minden feltételnek teljesülnie kell; az OR két feltétel bármelyikét megtalálja, a (zárójelek)\n" +
		"csoportosítanak: java (kyiv OR lviv).\n" +
		"Egy szó bármilyen végződéssel megtalálható: a Java nem találja meg a JavaScriptet, a java* igen. Az\n" +
		"\"idézőjelben álló szavak\" pontosan, egymás után keresendők. A -szó kizár egy szót. A nevek,\n" +
		"munkáltatók és helyek cirill és latin betűkkel is megtalálhatók: a Rudenko megtalálja ezt: Руденко, a\n" +
		"Szewczenko pedig ezt: Шевченко; idézőjelben nem.\n" +
		"Mezők: name: contact: employer: position: duties: education: region: note: tag: cv:\n" +
		"Továbbiak: job:ID vagy job:TITLE, list:NAME egy rövid listához, has:cv (email phone note tag rating\n" +
		"verdict salary messages), verdict:yes (maybe no none), is:unviewed (new suggested premium deleted\n" +
		"due snoozed), status:invited (received processing offer rejected deleted).\n" +
		"Összehasonlítások: rating:>3, age:25..35, years:>=5 (a tapasztalat teljes évei), salary:<=40000\n" +
		"(mindegyik a saját pénznemében), salary:>1000usd (abban a pénznemben), applied:7d (az utolsó 7 nap; 2w\n" +
		"3m 1y is), applied:2026-10-01.. (egy nap is, 2026-10, 2026, <2026-10-01). Az ismeretlen érték\n" +
		"semmilyen összehasonlításnak nem felel meg: az age: soha nem talál meg olyan jelentkezőt, akinek nincs\n" +
		"megadva a kora."},
	SearchLimit: "legfeljebb ennyi jelentkező listázása",
	Sync: help{Short: "Az összes állás jelentkezőinek beolvasása a kereséshez", Long: "A jelentkezők beolvasása a szolgáltatásból, és felvételük az önéletrajzaikkal együtt a keresőindexbe.\n" +
		"Paraméter nélkül a shortlist azokat az állásokat olvassa be, amelyeket itt még soha nem olvastak be\n" +
		"teljesen, és azokat, amelyeknél a jelentkezők száma megváltozott. A --all minden állást beolvas,\n" +
		"amelynek vannak jelentkezői, mert új állapot vagy üzenet nem változtat ezen a számon. A JOB a\n" +
		"megnevezett állásokat olvassa be. Az állások egymás után következnek. Egyetlen jelentkezés sem lesz\n" +
		"megnézettként jelölve.\n\n" +
		"Csak a változást tartalmazó állások jelennek meg. Változás nélkül nem jelenik meg semmi, csak --json\n" +
		"esetén: ez a cronnak való. Amíg egy másik shortlist olvassa a fiók jelentkezőit, csak az állások\n" +
		"listája érkezik be, és a kilépési kód 1. Ha egy állás nem olvasható be, a többi beérkezik. Ilyenkor a\n" +
		"kilépési kód hálózati hibánál 6, bejelentkezési hibánál 3."},
	SyncEachHour: "crontab: munkanapokon óránként, hogy a keresés mindenkit megtaláljon",
	SyncAll:      "minden állás, amelynek vannak jelentkezői, akkor is, ha ezek száma nem változott",

	Erase: help{Short: "Jelentkezések végleges törlése erről a gépről, igazolással", Long: "Véglegesen törli, amit ez a gép egy személyről, egy állás jelentkezőiről vagy régi jelentkezésekről\n" +
		"tárol: profilokat, önéletrajzokat, értékeléseket, a rövid listákon elfoglalt helyeket, a\n" +
		"keresőindexet, az értesítések fájljait, a várólistán lévő megtekintéseket, a műveletnapló neveit és a\n" +
		"személy nevét tartalmazó mentett kereséseket. Előbb kérdez. A --dry-run megmutatja, mi törlődne.\n\n" +
		"A PERSON egy jelentkezés azonosítója, e-mail-cím, telefonszám vagy név. A személy címét vagy számát\n" +
		"tartalmazó összes jelentkezés törlődik, bármelyik állásé. Ha több személyre illik, megjelenik a\n" +
		"listájuk, és a kilépési kód 2.\n\n" +
		"Utána a shortlist a fiók minden fájljának bájtjai között keresi a neveket, címeket és számokat. Az\n" +
		"igazolásban ezek egyike sem szerepel. Megszámolja, mi törlődött, és felsorolja, mi maradhatott meg. Ha\n" +
		"egy fájlban még van ilyen, a kilépési kód 1. A megszakadt végleges törlés folytatódik, amikor a\n" +
		"shortlist legközelebb megnyitja a fiókot.\n\n" +
		"A szolgáltatásban a jelentkezések megmaradnak. Itt csak az azonosítójuk marad meg, hogy a shortlist ne\n" +
		"olvassa be őket újra. A --forget-tombstones ezeket is elfelejti, és a következő beolvasás visszahozza\n" +
		"a jelentkezéseket. A csak értesítésből (callback) ismert jelentkezésnek nincs ilyen azonosítója:\n" +
		"visszatér, amint a szolgáltatás listázza."},
	EraseJob:         "az állás jelentkezőinek és a módosításai piszkozatainak végleges törlése",
	EraseOlderThan:   "az ennyi napnál régebbi jelentkezések végleges törlése, például 180d",
	EraseShortlisted: "--older-than mellett: a rövid listán lévő jelentkezések is",
	EraseDeleteSaved: "a shortlist által velük mentett, azóta változatlan fájlok törlése is; nélküle csak felsorolja őket",
	EraseDryRun:      "megmutatja, mi törlődne, de semmit nem töröl",
	EraseForget:      "a véglegesen törölt jelentkezések azonosítóinak elfelejtése, hogy újra beolvashatók legyenek",
	Held: help{Short: "Minden, amit ez a gép egy személyről tárol", Long: "Megmutat mindent, amit ez a gép egy személyről tárol: minden jelentkezést azzal, hogy mi van tárolva,\n" +
		"honnan és mióta. A PERSON egy jelentkezés azonosítója, e-mail-cím, telefonszám vagy név, mint a\n" +
		"shortlist erase parancsnál. Ha több személyre illik, megjelenik a listájuk, és a kilépési kód 2. Az\n" +
		"exportált fájlok és az Ön által mentett önéletrajzok nincsenek benne."},

	Watch: help{Short: "Egy sor kiírása minden új jelentkezésről megszakításig", Long: "Egy sor kiírása minden új jelentkezésről, amíg meg nem szakítják. A shortlist két percenként kérdezi\n" +
		"le a szolgáltatást, az értesítésekkel (callback) érkezőket pedig azonnal kiírja, bármelyik ablak kapja\n" +
		"is meg. Akárhány ablaka van egy fióknak, csak egy kérdez le. Az első lekérdezés a korábban érkezett\n" +
		"jelentkezéseket is kiírja, ha az állásuk itt már ismert volt. Ha a watch újraindul, először az időközben\n" +
		"érkezetteket írja ki, azt is, amit egy másik ablak vagy a digest már jelentett: minden jelentkezést\n" +
		"egyszer. Ami az első watch előtt ismert volt, nem jelenik meg: lásd shortlist digest --help. Egyetlen\n" +
		"jelentkezés sem lesz megnézettként jelölve.\n\n" +
		"A --json esetén minden sor egy objektum: time, jobId, jobTitle, source (callback vagy poll), justIn,\n" +
		"és a jelentkező úgy, ahogy az applicants list --json kiírja. Amíg a justIn értéke true, a jelentkezés\n" +
		"csak egy értesítésből ismert: az azonosítója 0 alatti, és nem a szolgáltatásé.\n\n" +
		"A beállításokban a hooks.new_application egy programot nevez meg. Ez minden új jelentkezésnél egyszer\n" +
		"fut le, és ugyanezt az objektumot olvassa a szabványos bemenetéről. A watch, a listen vagy a\n" +
		"kezelőfelület indítja, amelyik az első; ha a shortlist közben leáll, lehet, hogy nem fut le. Amikor a\n" +
		"három egyike elindul, a program az utolsó nap kimaradt jelentkezéseire is lefut; eleinte ez sok lehet.\n\n" +
		"Ha a szolgáltatás nem érhető el, a shortlist egyszer jelzi, és ritkábban kérdez le. Ha a szolgáltatás\n" +
		"elutasítja a bejelentkezést, a parancs véget ér."},
	Digest: help{Short: "Az utolsó összesítő óta érkezett új jelentkezések", Long: "Az utolsó összesítő óta érkezett új jelentkezések állásonként: dátum, van-e önéletrajz, név, és\n" +
		"pozíció vagy régió. A csak értesítésből (callback) ismert jelentkezések is benne vannak. A shortlist\n" +
		"először a szolgáltatást olvassa be. Ha ez nem sikerül, figyelmeztetéssel azt írja ki, amit ez a gép\n" +
		"tud, és a kilépési kód 6 (elutasított bejelentkezésnél 3). Új vagy esedékes jelentkezés nélkül nem\n" +
		"jelenik meg semmi, csak --json esetén. Egyetlen jelentkezés sem lesz megnézettként jelölve.\n\n" +
		"Egy jelentkezés attól kezdve számít újnak, hogy ez a gép először beolvasta a fiók állásait. Az első\n" +
		"összesítő legfeljebb 24 órára nyúlik vissza. Minden későbbi azokat tartalmazza, amelyek az utolsó\n" +
		"kiírt összesítő óta érkeztek: mindegyik egyszer jelenik meg, és sikertelen kiíráskor sem vész el egy\n" +
		"sem. A --since ehelyett egy időpontig tekint vissza, és nem változtat a következő összesítőn; a --peek\n" +
		"sem."},
	DigestExample: "# crontab: munkanapokon nyolckor, e-mailben, ha van új jelentkezés",
	DigestSince:   "visszatekintés egy időpontig, például 2026-11-21 vagy 2026-11-21T08:00, vagy időtartam: 24h, 7d",
	DigestPeek:    "nem változtat a következő összesítőn",
	DigestAlways:  "kiírás új jelentkezések nélkül is",
	DigestOffline: "nem lép kapcsolatba a szolgáltatással",
	Listen: help{Short: "Új jelentkezések fogadása értesítéssel (callback)", Long: `Fogadja a szolgáltatás értesítését (callback) minden új jelentkezésről. Ellenőrzi az
aláírását a beállított titkos kulccsal, és a válasz előtt tárolja a jelentkezést és a
fájljait. A fiók minden ablaka egy másodpercen belül mutatja a jelentkezést.
Bejelentkezés nem kell hozzá.

A beállítások megadják a titkos kulcsot egy fájlban, amelyet csak Ön olvashat (chmod
600), és megadhatják a címet is:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

--addr és --socket nélkül ott figyel, vagy a 127.0.0.1:8788 címen. A systemdtől kapott
socket mindkettőt megelőzi. Minden értesítés egy sort ír a hibakimenetre, a jelentkező
adatai nélkül. SIGTERM hatására a parancs befejeződik, miután megválaszolta a
folyamatban lévő értesítéseket.

A beállításokban a hooks.new_application egy programot nevez meg, amely minden új
jelentkezésnél lefut, mint a watch parancsnál: lásd shortlist watch --help. Korlátozott
módban nem használható.

A TLS-t egy fordított proxy adja hozzá. Az útvonalat Ön választja. A proxynak a
törzseket is tovább kell adnia, a GET kérésekét is, és a jelentkezők fájljait nem
tárolhatja saját mappában. nginx:

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

Ha a gépnek más felhasználói is vannak, bármelyikük elfoglalhatja a portot, vagy küldhet
rá kéréseket. Az aláírás megvéd a hamis jelentkezésektől, de a foglalt porttól nem. Ott
használjon unix socketet: a --socket vagy a listen = "unix:/path" csak ennek a
felhasználónak hoz létre egyet. A más felhasználóként futó proxy a systemd socketjét
használja: ListenStream=/path a socket egységben. A mappájába csak Ön és a proxy
csoportja léphet be (chmod 710). Az nginx így továbbít oda: proxy_pass
http://unix:/path, a Caddy pedig: unix//path.

A systemd egy fiókhoz, itt ez az acme, indítja el. Egy csomagban az egységek már benne
vannak; a forráskód mappájában:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # akkor is, ha nincs bejelentkezve

A szolgáltatások különbözőképpen írnak alá. A --observe kiírja, hogyan van aláírva
minden értesítés, és a hozzá illő beállítássorokat. Semmiben nem bízik meg, semmit nem
tárol, és 503-mal válaszol, hogy a szolgáltatás újra elküldje az értesítést.`},
	ListenAddr:    "HOST:PORT, ahol figyel; gépnév nélkül csak ez a gép kapcsolódhat, a 0 port egy szabadot választ",
	ListenSocket:  "unix socket útvonala, ahol ehelyett figyel, csak ennek a felhasználónak",
	ListenMaxBody: "a legnagyobb elfogadott értesítés, a fájljaival együtt",
	ListenObserve: "csak jelzi, hogyan vannak aláírva az értesítések; nem tárol semmit",

	SandboxListen:             "a figyelt cím; a 0 port egy szabadot választ",
	SandboxCountry:            "a szolgáltatás országa: ua, ro vagy hu (alapérték ua, vagy az adatfájl országa)",
	SandboxData:               "fájl, amely minden módosítást megőriz (alapérték: memóriában)",
	SandboxLimit:              "az aktív állások legnagyobb száma (alapérték: a forgatókönyvé)",
	SandboxTokenTTL:           "a hozzáférési token élettartama",
	SandboxCallbackURL:        "a cím, amely az új jelentkezéseket fogadja",
	SandboxCallbackMethod:     "az értesítések metódusa: GET, POST vagy PUT",
	SandboxApplyEvery:         "milyen időközönként jelentkezik valaki (alapérték: soha)",
	SandboxCallbackSource:     "az értesítések application.source értéke (alapérték: kimarad)",
	SandboxCallbackSecretFile: "fájl az értesítéseket aláíró titkos kulccsal",
	SandboxFault:              "szándékos hiba, lásd fent; többször is megadható",

	NeedsTerminal:        "a kezelőfelülethez terminál kell; parancsfájlban használja a parancsokat, lásd: shortlist --help",
	DumbTerminal:         "ez a terminál nem tudja mozgatni a kurzort (TERM: dumb), a kezelőfelülethez pedig ez kell; a shortlist --linear helyette sorokat ír",
	DashboardWithoutJSON: "a kezelőfelület nem ír ki JSON-t; használjon egy parancsot, például: shortlist jobs list --json",
	Restricted:           "korlátozott módban nem indítható más program",
	HookRestricted:       "hooks.new_application ki van kapcsolva: korlátozott módban nem indítható más program.",
	ViewerRemote:         "ez a gép nem az, amely előtt ül, ezért nem látná a megjelenítőjét; a szöveg itt olvasható, az önéletrajz menthető",
	ViewerWithoutDesktop: "ezen a gépen nincs asztali környezet, ezért nem indítható megjelenítő; a szöveg itt olvasható, az önéletrajz menthető",
	NoEditor:             "nincs szerkesztő; állítsa be a sajátját: $EDITOR",

	NoTerminalForQuestion: "erre válaszolni kell, és nincs terminál; a --yes igent mond",
	NotConfirmed:          "nincs megerősítve, semmi nem változott",

	Interrupted:         "megszakítva",
	SubscriptionPending: "az állás rendben van, de az előfizetés jóváhagyásáig nem tehető közzé: próbálja újra később",
	RunLogin:            "futtassa: shortlist login",
	NoAccount:           "még nincs beállított fiók; vegyen fel egyet: shortlist login --base-url ADDRESS --email ADDRESS",
	NoAccounts:          "Még nincs beállított fiók. Vegyen fel egyet: shortlist login --base-url ADDRESS --email ADDRESS",
	OutputFailed:        "nem sikerült a kimenet írása",
	StoreHeld:           "Egy másik program lefoglalta az adattárat: várakozás.",
	BlindModeOn:         "Az anonim mód be van kapcsolva: a nevek és elérhetőségek rejtve vannak. A kezelőfelületen a b kapcsolja ki.",
	NotKept:             "Nem minden fért el ezen a gépen",
	JobsNotKept:         "Az állásokat nem lehetett tárolni ezen a gépen",

	SignedIn:        "Bejelentkezve.",
	NoPassword:      "nem adott meg jelszót; állítsa be a SHORTLIST_PASSWORD változót, vagy adja meg a jelszót a szabványos bemeneten",
	UnknownField:    "ismeretlen mező (lásd: shortlist guide jobs):",
	SignInNotKept:   "a bejelentkezés sikerült, de nem lehetett tárolni ezen a gépen",
	NotAnEmail:      "--email: a bejelentkezéshez használt e-mail-cím kell",
	NoUsableAddress: "nincs használható cím",
	Yes:             "igen",
	No:              "nem",

	ConfigCorrect: "A beállítások helyesek.",

	Doctor: help{Short: "Beállítások, fájlok, bejelentkezés, terminál, adattár, értesítések ellenőrzése", Long: "Ellenőrzi, amire a shortlistnek szüksége van, és minden eredményről kiír egy sort: rendben, figyelem\n" +
		"vagy hiba, és hogy mi a teendő. A szolgáltatás egyetlen kérést kap, amely semmit nem módosít. A\n" +
		"kimenetben nincs titkos adat, e-mail-cím vagy jelentkezők adata, így bekerülhet egy hibajelentésbe. A\n" +
		"kilépési kód 1, ha egy sor hibás."},
	DoctorOffline:        "semmit nem küld a szolgáltatásnak",
	DoctorFile:           "Fájl",
	DoctorHostFile:       "A gép fájlja",
	CheckConfig:          "Futtassa: shortlist config check",
	DoctorAccount:        "Fiók",
	DoctorNoAccount:      "Nincs beállított fiók.",
	DoctorNotChosen:      "Nincs kiválasztott fiók, nincs beállítva, vagy ez a gép nem engedélyezi a címét.",
	ChooseByFlag:         "Adja meg: --account vagy SHORTLIST_ACCOUNT. A fiókok listája: shortlist accounts.",
	DoctorPassword:       "Jelszó",
	PlaceConfig:          "Beállítások",
	PlaceLog:             "Napló",
	PlaceData:            "Adatok",
	PlaceCache:           "Önéletrajzok",
	PlaceState:           "Token",
	DoctorSignIn:         "Bejelentkezés",
	DoctorLogin:          "Futtassa: shortlist login",
	StoreOfOther:         "Az adattárban más cím vagy e-mail adatai vannak, mint ami a beállításokban szerepel. A shortlist semmit sem küldött el.",
	DecideWhose:          "Futtassa: shortlist accounts keep-apart vagy shortlist accounts move",
	CheckAddress:         "Javítsa ki a fiók base_url értékét. Futtassa: shortlist config check",
	KeyringSilent:        "A kulcstartó nem válaszol.",
	KeyringEmpty:         "Forrása: keyring, de nincs benne.",
	NoPasswordStored:     "Nincs bejelentkezve, és nincs tárolt jelszó.",
	SignInNotEmployer:    "A fiók nem munkáltatóé.",
	CheckPasswordSource:  "Próbálja ki kézzel, majd futtassa: shortlist login; ez mutatja az okot.",
	SignInRejected:       "A szolgáltatás elutasítja az e-mail-címet vagy a jelszót.",
	ServiceUnreachable:   "A szolgáltatás nem érhető el.",
	CheckConnection:      "Ellenőrizze a kapcsolatot, a proxyt és a címet. A tárolt adatok használhatók maradnak.",
	ServiceFails:         "A szolgáltatás elérhető, de meghibásodott vagy túlterhelt.",
	WaitForService:       "Próbálja újra később. A tárolt adatok használhatók maradnak.",
	DoctorClock:          "Óra",
	ClockUnknown:         "A szolgáltatás nem küld időt az összehasonlításhoz.",
	ClockAgrees:          "Egyezik a szolgáltatáséval.",
	SetClock:             "Állítsa be az órát, vagy kapcsolja be az időszinkronizálást (NTP).",
	SetClockForCallbacks: "Az értesítések elutasítva. Állítsa be az órát, vagy kapcsolja be az időszinkronizálást (NTP).",
	SetClockForErasing:   "Addig a régi jelentkezések nem törlődnek véglegesen. Állítsa be az órát, vagy kapcsolja be az időszinkronizálást (NTP).",
	DoctorReader:         "Önéletrajzok",
	ReaderConfined:       "Az olvasó folyamat nem nyitja meg a fájljait, és nem létesít kapcsolatot.",
	ConfineReader:        "A Linuxban az 5.13-as változat óta mindkettő megvan. Lehet, hogy ki van kapcsolva, vagy egy konténer elrejti.",
	NoReader:             "Itt nem olvashatók: ",
	WithoutReader:        "Mentse az önéletrajzokat, és nyissa meg őket más programmal.",
	DoctorDrawing:        "Oldalak képe",
	PagesAreDrawn:        "A pdftoppm rajzolja.",
	NoDrawing:            "Itt nem rajzolható: ",
	WithoutDrawing:       "Olvassa az önéletrajzok szövegét, vagy mentse őket, és nyissa meg más programmal.",
	DoctorReceiver:       "Fogadó",
	NoCallbacks:          "Nincs beállítva. Az új jelentkezéseket lekérdezés találja meg.",
	DoctorAddress:        "Cím",
	ChangeAddress:        "Állítsa le a másik programot, vagy módosítsa: callback.listen.",
	DoctorSecret:         "Titkos kulcs",
	SetSecret:            "Állítsa be: callback.secret_file (chmod 600) vagy callback.secret_command.",
	DoctorSelfTest:       "Önteszt",
	SelfTestPasses:       "Az aláírt értesítést elfogadja, a hibás aláírást elutasítja. Semmit nem tárolt.",
	SelfTestFails:        "A fogadó a saját aláírását sem fogadja el.",
	ObserveCallbacks:     "Ellenőrizze: callback.signed és callback.encoding. Futtassa: shortlist listen --observe",
	DoctorReadOnly:       "Csak olvasható",
	DoctorRestricted:     "Korlátozott",
	DoctorAddresses:      "Címek",
	NotRestricted:        "Ki: más programok és minden mappa használható.",
	DoctorEditor:         "Szerkesztő",
	DoctorNoEditor:       "Nincs szerkesztő. A leírások az űrlapon írhatók.",
	SetEditor:            "Az EDITOR értéke legyen az a program, amellyel ír.",
	DoctorDesktop:        "Asztal",
	DesktopOpens:         "A hivatkozások és önéletrajzok az asztali programokban nyílnak meg.",
	DesktopOpensNot:      "A hivatkozások és önéletrajzok nem nyílnak meg: itt nincs asztali környezet, vagy egy másik gépé.",
	SaveInstead:          "Olvassa az önéletrajzokat szövegként, vagy mentse őket. A hivatkozások másolhatók.",
	DoctorHook:           "Hook",
	DoctorCVs:            "Mentett CV-k",
	DoctorLocale:         "Terül. beáll.",
	SetLocale:            "A LANG legyen UTF-8-as területi beállítás, például C.UTF-8.",

	NoJobs:           "Nincsenek állások.",
	CurrencyUnknown:  "ismeretlen: a szolgáltatás nem közli",
	BrokenRule:       "Szabályszegés",
	WithoutStatus:    "állapot nélkül",
	SendingElsewhere: "a módosítást egy másik ablak küldi; az eredménye még nem ismert",
	NotMade:          "egy másik ablak éppen módosításokat küld; ez nem történt meg",
	ChangeMade:       "Nem jött válasz, de a szolgáltatás elvégezte a módosítást.",
	NoJobFields:      "adja meg az állást: mezőnként egy kapcsoló, vagy --file",
	NoChanges:        "adja meg a módosításokat: mezőnként egy kapcsoló, vagy --file",
	TheInput:         "a bemenet",
	OneInput:         "--file és --description-file közül csak az egyik lehet a bemenet",
	OneDescription:   "--description vagy --description-file adható meg, a kettő együtt nem",
	NotOneObject:     "ez nem egyetlen JSON-objektum",
	NotText:          "ez nem szöveg",
	OutOfRange:       "ez a szám kívül esik a megengedett tartományon",
	NotAValue:        "ez nem szöveg, nem szám és nem null",
	MustBeText:       "ide szöveg kell",
	MustBeNumber:     "ide szám kell",
	MustBeWhole:      "ide egész szám kell",
	NothingForgotten: "semmiről nem mondott le",
	NothingPending:   "Nincs függőben lévő állás.",
	CouldNotLook:     "az állásokat nem lehetett listázni a kereséséhez",
	NotFoundNow:      "most nincs az állások között",
	FoundNow:         "A válasz elveszett, de az állás létrejött.",

	Suggested:      "A szolgáltatás ajánlja, nem jelentkeztek:",
	Arrival:        "új",
	BrokenCV:       "hibás",
	CVMissing:      "nincs ezen a gépen",
	Experience:     "Tapasztalat",
	Education:      "Tanulmányok",
	ViewsSent:      "a jelölések elküldve",
	ViewsMaybeSent: "lehet, hogy egyes jelölések már el lettek küldve",

	JSONAndFormat:   "--json és egy másik formátum kizárja egymást",
	NotForTerminal:  "a terminál ezt a formátumot nem tudja megmutatni; adjon meg fájlt: --out",
	ArchiveAndName:  "a --with-cvs kapcsolóval a fájl archívum: az --out nevének vége .zip legyen; nélküle más",
	NothingToExport: "nincs exportálható jelentkező, ezért nem készült fájl",
	Applicants:      "Jelentkezők",
	CVUnreadable:    "az önéletrajzot nem lehetett beolvasni",
	CVImageOnly:     "egy megjelenítő mutatja",
	CVLocked:        "kérjen jelszó nélküli példányt",
	CVDamaged:       "egy megjelenítő többet mutathat, vagy kérjen másik példányt",

	NoSearchWord: "Nincs szó, amelyre keresni lehetne.",
	AllOrJobs:    "--all minden állást beolvas; hagyja el ezt, vagy az állásokat",
	NothingDone:  "semmi nem történt",

	OnePersonOnly:       "erase: csak egy személy adható meg; a nevet tegye idézőjelbe",
	HeldNeeds:           "held: egy személy kell; a nevet tegye idézőjelbe",
	HeldPDF:             "kiírás PDF-ként ebbe a fájlba; a - a kimenet",
	HeldPDFAndJSON:      "--pdf és --json két formátum; csak az egyiket adja meg",
	EraseNeeds:          "erase: ezek egyike kell: személy, --job, --older-than",
	ShortlistedNeedsAge: "--shortlisted csak --older-than mellett adható meg",
	NothingKeptOf:       "erről a személyről itt semmi nincs tárolva",
	ErasedDone:          "a jelentkezések véglegesen törölve",
	NotAllErased:        "nem minden törlődött; az igazolás felsorolja, mi maradt",
	ForgetAlone:         "--forget-tombstones mellett nem adható meg más kapcsoló vagy személy",
	AskUnseen:           "Elküldi e szavak nélkül?",
	AskForgetErased:     "Visszahozhatja a jelentkezők következő beolvasása az összes véglegesen törölt jelentkezést?",

	NewsEnded:         "a gép helyi adattára nem küld több hírt",
	NoName:            "(név nélkül)",
	ServiceBack:       "A szolgáltatás újra válaszol.",
	SearchIncomplete:  "az indexben még nem szereplő jelentkezések kimaradtak a keresésből",
	DigestRepeats:     "a következő összesítő ugyanezeket a jelentkezéseket újra kiírja",
	DigestIncomplete:  "a szolgáltatást nem lehetett beolvasni, ezért új jelentkezések hiányozhatnak",
	DigestJobsUnread:  "az új jelentkezéseik hiányozhatnak",
	NotCountedAsNew:   "Ami azelőtt érkezett, hogy ez a gép először beolvasta az állásokat, nem számít újnak.",
	CV:                "CV",
	SocketFromSystemd: "a systemd megnyitott egy socketet a figyeléshez; hagyja el ezeket: --addr és --socket",
	TwoAddresses:      "--addr és --socket két helyet nevez meg; válasszon egyet",
	NotEncrypted:      "ezt a címet más gépek is elérik, és nincs titkosítva: használjon fordított proxyt TLS-sel, lásd: shortlist listen --help",
	NoSettingFits: "A fogadó egyetlen beállítása sem illik rá. Jó a titkos kulcs, nem módosítja a törzset egy proxy, nem más módon van aláírva?\n" +
		"A lekérdezés továbbra is megtalálja az új jelentkezéseket.",
	Passes: "Az így aláírt értesítések a jelenlegi beállításokkal elfogadhatók.",

	SandboxNumbers:    "--limit és --apply-every nem lehet 0-nál kisebb, --token-ttl pedig legyen 0-nál nagyobb",
	WithoutNeedsEvery: "--apply-without mellé --apply-every is kell",
	SecretNeedsURL:    "--callback-secret-file és --callback-source mellé --callback-url is kell",
	URLNeedsSecret:    "--callback-url mellé --callback-secret-file is kell, mert az értesítések aláírtak",
	SandboxEnded:      "a homokozó véget ért",

	GlobalFlags:       "Ezek minden parancsnál használhatók.",
	ConfigurationFile: "A beállítások TOML-fájlban vannak. Az ismeretlen beállítás és a rossz típusú érték hiba. Például:",

	teamWords:    teamInHungarian,
	commandWords: commandInHungarian,
	helpWords:    helpInHungarian,
	linearWords:  linearInHungarian,
	reportWords:  reportInHungarian,
	snoozeWords:  snoozeInHungarian,
	themeWords:   themeInHungarian,
	sentences:    new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

// Commands

func (*hungarian) Group(name string) string {
	return map[string]string{
		"jobs": "Állások listázása, megjelenítése, közzététele és kezelése", "applicants": "Jelentkezők listázása, megjelenítése, exportálása, megnézettként jelölése", "cv": "Önéletrajzok olvasása és mentése",
	}[name]
}
func (*hungarian) DemoScenario(names []string) string {
	return "az adatok neve: " + strings.Join(names, ", ") + " (alapérték: a nyelvhez tartozó vagy az angol bemutató)"
}

// Jobs

func (*hungarian) JobsStatus(c model.StatusChange) help {
	switch c {
	case model.Activate:
		return help{Short: "Egy állás ismételt közzététele"}
	case model.Stop:
		return help{Short: "Egy állás levétele az állásportálról"}
	case model.Delete:
	}
	return help{Short: "Egy állás törlése"}
}
func (*hungarian) JobField(flag string) string {
	return map[string]string{
		"title": "cím, legfeljebb 20 karakter", "region": "város vagy régió", "address": "utca, házszám",
		"salary-from": "legalacsonyabb fizetés, egész szám", "salary-to": "legmagasabb fizetés, egész szám",
		"rate":     "a fizetés időszaka, kód vagy szó: 0 óra, 1 nap, 2 hét, 3 hónap, 5 év",
		"currency": "a fizetés pénzneme, kód vagy név: Ukrajnában 0 UAH, 1 USD, 2 EUR; Romániában 0 EUR, 1 RON, 2 USD; Magyarországon 0 HUF, 1 EUR, 2 USD",
		"type1":    "munkatípus, kód 0 és 5 között", "type2": "második munkatípus, kód 0 és 5 között",
		"description": "leírás HTML-ben, legalább 100 karakter szöveg",
	}[flag]
}

// Applicants

// Search and sync

func (*hungarian) NeedsQuery(command string) string {
	return command + ": kellenek szavak, amelyekre keres"
}

// New applications

// Sandbox

func (*hungarian) Sandbox(faults string) help {
	return help{Short: "A beépített szolgáltatás egy címen, fejlesztőknek és tesztekhez", Long: "A beépített szolgáltatás működtetése egy címen, fejlesztőknek és tesztekhez. A kimenetre kiírja a\n" +
		"címet, egy e-mail-címet és egy jelszót, a hibakimenetre pedig minden kérésnél egy sort.\n\n" +
		"A --callback-url esetén a szolgáltatás minden új jelentkezésnél aláírt értesítést (callback) küld.\n" +
		"Jelentkezések csak --apply-every esetén érkeznek: egy kitalált személy önéletrajzzal sorban\n" +
		"jelentkezik az aktív állásokra. A --apply-without részeket hagy el, ahogy egyes szolgáltatások teszik.\n" +
		"A sikertelen értesítés a hibakimeneten jelenik meg.\n\n" + faults}
}
func (*hungarian) SandboxScenario(names []string) string {
	return "az adatok neve: " + strings.Join(names, ", ") + " (alapérték az ország bemutatója, vagy az adatfájlé)"
}
func (*hungarian) SandboxApplyWithout(parts []string) string {
	return "az ezekből a jelentkezésekből hiányzó részek, bármelyik: " + strings.Join(parts, ", ")
}

// The call

func (*hungarian) Usage(line string) string { return "Használat: " + line }
func (*hungarian) NoCommand(name, near string) string {
	if near == "" {
		return "nincs ilyen parancs: " + strconv.Quote(name) + "; lásd: shortlist --help"
	}
	return "nincs ilyen parancs: " + strconv.Quote(name) + "; erre gondolt: " + strconv.Quote(near) + "?"
}
func (*hungarian) NoHelp(name string) string { return "nincs ilyen parancs: " + strconv.Quote(name) }
func (*hungarian) NoSubcommand(group string, names []string) string {
	return "válasszon parancsot (" + group + "): " + listed(names, "vagy")
}
func (*hungarian) NotASubcommand(group, typed string, names []string) string {
	return group + ": nincs ilyen parancs: " + strconv.Quote(typed) + "; válasszon: " + listed(names, "vagy")
}
func (*hungarian) NoArguments(command string) string { return command + ": nincs paramétere" }
func (*hungarian) NeedsID(command string, k kind) string {
	return command + ": meg kell adni egy " + hungarianNoun(k) + " azonosítóját"
}
func (*hungarian) OneIDOnly(command string, k kind) string {
	return command + ": csak egy " + hungarianNoun(k) + " azonosítója adható meg"
}
func (*hungarian) NotOneOf(flag, typed string, words []string) string {
	return "--" + flag + " értéke nem lehet " + strconv.Quote(typed) + "; válasszon: " + listed(words, "vagy")
}
func (*hungarian) NoShortFlag(letters string) string { return "nincs ilyen kapcsoló: -" + letters }
func (*hungarian) NoFlag(name, near string) string {
	if near == "" {
		return "nincs ilyen kapcsoló: --" + name
	}
	return "nincs ilyen kapcsoló: --" + name + "; erre gondolt: --" + near + "?"
}
func (*hungarian) FlagNeedsValue(name string) string { return "--" + name + ": értéket kell megadni" }
func (*hungarian) FlagNeedsNumber(name, typed string) string {
	return "--" + name + ": egész szám kell, nem pedig " + strconv.Quote(typed)
}
func (*hungarian) FlagNeedsDuration(name, typed string) string {
	return "--" + name + ": időtartam kell, például 90s vagy 24h, nem pedig " + strconv.Quote(typed)
}
func (*hungarian) FlagNeedsBool(name, typed string) string {
	return "--" + name + ": true vagy false kell, nem pedig " + strconv.Quote(typed)
}
func (*hungarian) FlagNeedsOther(name, typed string) string {
	return "--" + name + ": ez nem adható meg: " + strconv.Quote(typed)
}
func (*hungarian) NotAnID(typed string, k kind) string {
	return strconv.Quote(typed) + " nem egy " + hungarianNoun(k) + " azonosítója: az azonosító 0-nál nagyobb szám"
}
func (*hungarian) ArrivalID(id int64) string {
	return fmt.Sprintf("%d nem egy jelentkezés azonosítója: az azonosító 0-nál nagyobb szám. A listákban a 0 alatti számok a csak értesítésből (callback) ismert jelentkezések; a kezelőfelületen az I mutatja meg őket", id)
}
func (*hungarian) NotATime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " nem időpont; írja így: 24h, 7d, 2026-11-21 vagy 2026-11-21T08:00"
}
func (*hungarian) FutureTime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " a jövőben van"
}
func (*hungarian) NoGuide(topic, near string) string {
	if near == "" {
		return "nincs ilyen útmutató: " + strconv.Quote(topic) + "; a lista: shortlist guide"
	}
	return "nincs ilyen útmutató: " + strconv.Quote(topic) + "; erre gondolt: " + strconv.Quote(near) + "?"
}

func (*hungarian) RestrictedFlag(flag, folder string) string {
	return "--" + flag + ": korlátozott módban fájlok csak ebben a mappában olvashatók és írhatók: " + folder
}
func (*hungarian) RestrictedFile(folder string) string {
	return "korlátozott módban fájlok csak ebben a mappában olvashatók: " + folder
}
func (*hungarian) RestrictedConfig(path string) string {
	return "--config: korlátozott módban fiók csak ebbe a fájlba vehető fel: " + path
}

// Questions

// The answer is y in every language, so the question explains it.
func (*hungarian) YesToo() []string               { return []string{"i", "igen"} }
func (*hungarian) YesOrNo(question string) string { return question + " [i/N] " }

// Errors

func (*hungarian) BrokenRules(n int) string {
	return fmt.Sprintf("semmi nem lett elküldve, megszegett szabályok (%d):", n)
}
func (*hungarian) FilesStall(folder string) string {
	return "Nem válaszol a fájlrendszer, amelyen ez a mappa van: " + folder + ". Várakozás."
}
func (*hungarian) OfAccount(name string) string { return "fiók: " + name }
func (*hungarian) Unprinted(done string) string {
	return done + ", de az eredményt nem lehetett kiírni"
}
func (*hungarian) JobsUnread(reason string) string {
	return lang.End(reason) + " A korábban ismert állások továbbra is szerepelnek."
}

// Accounts

func (*hungarian) SigningIn(host, email string) string {
	return "Bejelentkezés: " + host + ", e-mail: " + email + "."
}
func (*hungarian) AccountAdded(name, file string) string {
	return "Fiók felvéve: " + name + ", fájl: " + file + "."
}
func (*hungarian) SignedOut(name string) string {
	return "Kijelentkezve ezen a gépen: " + lang.End(name)
}
func (*hungarian) PasswordFor(email, host string) string {
	return "Jelszó (" + email + ", " + host + "): "
}
func (*hungarian) OtherCountry(known, typed model.Country) string {
	return fmt.Sprintf("ennek a címnek az országa %s, nem pedig %s", known, typed)
}
func (*hungarian) AccountWithoutCountry(name string, country model.Country, section, file string) string {
	return fmt.Sprintf("a fióknak (%s) még nincs országa; a beállításához írja be: country = %q, ez alá: %s, ebben a fájlban: %s", name, country, section, file)
}
func (*hungarian) AccountOfCountry(name string, has, wanted model.Country, section, file string) string {
	return fmt.Sprintf("a fiók (%s) országa %s; a módosításához írja be: country = %q, ez alá: %s, ebben a fájlban: %s", name, has, wanted, section, file)
}
func (*hungarian) OwnerUnknown(path string) string {
	return "nem olvasható, kinek az adatait tartalmazza: " + path + "; egyik parancs sem nyitja meg; törölje a mappát, ha nincs rá szükség"
}
func (*hungarian) NothingToDecide(account string) string {
	return "A(z) " + account + " fiók adattára a beállításokban szereplő címé és e-mailé. Nincs mit eldönteni."
}
func (*hungarian) KeptApart(wants, has string) string {
	return "Külön adattárat kapott: " + wants + ". Megmarad, és újra használatba kerül, ha a beállításokban az szerepel: " + has + ". Bejelentkezés: shortlist login"
}
func (*hungarian) AskMove(has, wants string) string {
	return "Átadja az adattárat? Eddig: " + has + ". Ezután: " + wants + ". A sorban álló módosítások oda mennek."
}
func (*hungarian) MovedTo(wants string) string {
	return "Az adattár új gazdája: " + wants + ". Bejelentkezés: shortlist login"
}
func (*hungarian) AccountTaken(name, email, address string) string {
	return fmt.Sprintf("már van másik ilyen nevű fiók: %s (%s, %s); válasszon más nevet: --account", name, email, address)
}
func (*hungarian) AccountColumns() []string {
	return []string{"NÉV", "GÉP", "E-MAIL", "ALAPÉRT.", "BEJEL."}
}

// Configuration

func (*hungarian) Places(p places) [][2]string {
	return [][2]string{
		{"Ez a fájl", p.Config}, {"Saját témák", p.Themes}, {"A gép fájlja", p.Host}, {"Helyi adattár", p.Store}, {"Beérkezett CV-k", p.CVs},
		{"Bejövő fájlok", p.Inbox}, {"Bejelentkezés", p.Token}, {"Napló", p.Log},
	}
}
func (*hungarian) ConfigProblems(n int) string {
	return "a beállításokban " + amount.InHungarian(n, "hiba") + " van"
}

// Jobs

func (*hungarian) NoJobsOfStatus(status string) string {
	return "Nincs ilyen állapotú állás: " + lang.End(status)
}
func (*hungarian) JobsBreakRules(n int) string {
	return amount.InHungarian(n, "állás") + " megszegi a szolgáltatás szabályait (jele: !); a szabályt a jobs show nevezi meg."
}
func (*hungarian) JobColumns() []string {
	return []string{"ID", "ÁLLAPOT", "!", "CÍM", "RÉGIÓ", "JEL.", "MEGT.", "FIZETÉS"}
}
func (*hungarian) CurrencySent(currency, when string) string {
	return currency + ", innen utoljára elküldve: " + when
}
func (*hungarian) JobLabels() []string {
	return []string{"Állás", "Állapot", "Állás címe", "Régió", "Cím", "Fizetés", "Pénznem", "Típus", "Második típus", "Jelentkezők", "Megtekintések", "E-mail", "Hivatkozás"}
}
func (*hungarian) JobIs(id int64, title, status string) string {
	return fmt.Sprintf("Állás: %d „%s”, állapota: %s", id, title, lang.End(status))
}
func (*hungarian) JobNowIs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("az állás (%d) állapota: %s", id, status)
}
func (*hungarian) DeleteNeedsYes(id int64) string {
	return fmt.Sprintf("az állás (%d) törléséhez válaszolni kell, és nincs terminál; a --yes igent mond", id)
}
func (*hungarian) AskDelete(id int64, title, status string, applicants int) string {
	return fmt.Sprintf("Törli ezt az állást: %d „%s” (%s, %s)? Lekerül az állásportálról és a listáról.", id, title, status, amount.InHungarian(applicants, "jelentkező"))
}
func (*hungarian) ChangeQueued(c model.StatusChange, id int64) string {
	return fmt.Sprintf("a kezelőfelület várólistáján van egy még el nem küldött módosítás (%s, állás: %d); ott az O billentyűvel újraküldheti vagy elvetheti", c, id)
}
func (*hungarian) NotChanged(id int64, is, wanted string) string {
	return fmt.Sprintf("a szolgáltatás elfogadta a módosítást, de az állás (%d) állapota %s, nem pedig %s", id, is, wanted)
}
func (*hungarian) CVUnconfined(lacks string) string {
	return "Az önéletrajzok olvasása nincs teljesen elszigetelve (" + lacks + ")."
}
func (*hungarian) NotUpdated(id int64, fields []string) string {
	return fmt.Sprintf("a szolgáltatás elfogadta a módosítást, de az állásban (%d) változatlanok ezek a mezők: %s", id, strings.Join(fields, ", "))
}
func (*hungarian) StatusOutcomeUnknown(reason, unread string, c model.StatusChange, id int64) string {
	may := "módosult"
	switch c {
	case model.Activate:
		may = "megjelent"
	case model.Stop:
		may = "lekerült az állásportálról"
	case model.Delete:
		may = "törlődött"
	}
	return fmt.Sprintf("nem jött válasz arról, hogy a szolgáltatás elvégezte-e a módosítást (%s), és az állást utána nem lehetett beolvasni (%s). Lehet, hogy az állás (%d) már %s; ellenőrizze: shortlist jobs show %d",
		reason, unread, id, may, id)
}
func (*hungarian) ReadAfterwards(status string) string {
	return "az állás utólag beolvasva, az állapota: " + status
}

func (*hungarian) SavedDeactivated(id int64) string {
	return fmt.Sprintf("Az állás (%d) Deactivated állapottal lett mentve: a fiók elérte az aktív állások korlátját.", id)
}
func (*hungarian) CreatedNotRecorded(id int64) string {
	return fmt.Sprintf("az állás (%d) létrejött, de ezen a gépen nem lehetett feljegyezni", id)
}
func (*hungarian) SavedUnread(id int64, reason string) string {
	return fmt.Sprintf("Az állás (%d) mentve, de nem lehetett visszaolvasni: %s", id, reason)
}
func (*hungarian) Saved(id int64, title, status string) string {
	return fmt.Sprintf("Állás mentve: %d „%s”, állapota: %s", id, title, lang.End(status))
}
func (*hungarian) JobSaved(id int64) string { return fmt.Sprintf("az állás (%d) mentve", id) }
func (*hungarian) JobSavedAs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("az állás (%d) mentve, állapota: %s", id, status)
}
func (*hungarian) ServiceChanged(field, sent, has string) string {
	return fmt.Sprintf("A szolgáltatás módosította ezt a mezőt: %s; elküldve: „%s”, mentve: „%s”.", field, sent, has)
}
func (*hungarian) ServiceChangedText(field string) string {
	return fmt.Sprintf("A szolgáltatás módosította ezt a mezőt: %s. Elküldve (−) és mentve (+):", field)
}
func (*hungarian) Unseen(words string) string {
	return "Az állás olvasói nem fogják látni ezeket a szavakat: " + words
}
func (*hungarian) Conflict(field, theirs, mine string) string {
	return fmt.Sprintf("%s: most „%s”, az Öné „%s”", field, theirs, mine)
}
func (*hungarian) FileTooLarge(name string) string { return name + ": túl nagy egy álláshoz" }
func (*hungarian) NotACode(typed, codes string) string {
	return strconv.Quote(typed) + " nincs ezek között: " + codes
}
func (*hungarian) FieldTwice(name string) string {
	return fmt.Sprintf("kétszer szerepel ez a mező: %q", name)
}
func (*hungarian) NotJSON(offset int64) string {
	return fmt.Sprintf("ez nem JSON (%d. bájt)", offset)
}
func (*hungarian) OtherJob(has string, id int64) string {
	return fmt.Sprintf("jobId: ez a fájl egy másik állást ír le: %s, nem ezt: %d", has, id)
}
func (*hungarian) ReadOnlyField(name string) string {
	return name + ": ezt a mezőt csak a szolgáltatás állítja be; hagyja el"
}
func (*hungarian) NoField(name, near string) string {
	return "nincs ilyen mező: " + strconv.Quote(name) + "; erre gondolt: " + strconv.Quote(near) + "?"
}

func (*hungarian) AskForget(n int) string {
	return "Lemond " + amount.InHungarian(n, "függőben lévő állásról") + "? Nincsenek a fiók állásai között."
}
func (*hungarian) Forgotten(n int) string {
	return "Lemondva: " + amount.InHungarian(n, "állás") + "."
}
func (*hungarian) PendingColumns() []string { return []string{"ELKÜLDVE", "CÍM", "RÉGIÓ"} }
func (*hungarian) FoundPending(id int64, title, sent string) string {
	return fmt.Sprintf("Létrejött a válasz nélkül elküldött állás: %d „%s”, elküldve: %s.", id, title, sent)
}
func (*hungarian) SameUnknown(sent string) string {
	return "ugyanez az állás már el lett küldve (" + sent + "), és az eredménye nem ismert"
}
func (*hungarian) StillUnknown(title, sent string) string {
	return fmt.Sprintf("Nincs a fiók állásai között: „%s”, elküldve: %s. Továbbra sem ismert, hogy létrejött-e.", title, sent)
}
func (*hungarian) ManyUnknown(n int) string {
	return fmt.Sprintf("%d korábban elküldött állás nincs a fiók állásai között. Lásd: shortlist jobs pending", n)
}
func (*hungarian) SameSent(sent string) string {
	return "ugyanez az állás már el lett küldve (" + sent + "), válasz nélkül, és nincs a fiók állásai között; a --yes újra elküldi"
}
func (*hungarian) AskSameAgain(sent string) string {
	return "Ugyanez az állás már el lett küldve (" + sent + "), válasz nélkül, és nincs a fiók állásai között. Elküldi újra?"
}

// Applicants

func (*hungarian) Listed(applied, unviewed, deleted, suggested, unreadable int) string {
	s := amount.InHungarian(applied, "jelentkező") + fmt.Sprintf(", új: %d", unviewed)
	if deleted > 0 {
		s += fmt.Sprintf(", törölt (rejtve): %d", deleted)
	}
	if suggested > 0 {
		s += fmt.Sprintf(", ajánlott: %d", suggested)
	}
	if unreadable > 0 {
		s += ", " + amount.InHungarian(unreadable, "olvashatatlan rekord")
	}
	return s
}
func (*hungarian) ApplicantColumns() []string {
	return []string{"ID", "NÉV", "DÁTUM", "ÁLLAPOT", "MEGNÉZVE", "CV", "RÉGIÓ", "FIZETÉSI IGÉNY"}
}
func (*hungarian) Progress(applicants int, bytes int64) string {
	return amount.InHungarian(applicants, "jelentkező") + " · " + amount.Bytes(bytes)
}
func (*hungarian) BrokeOff(received, expected int) string {
	if expected > 0 {
		return fmt.Sprintf("csak %d jelentkező érkezett meg a várt kb. %d helyett", received, expected)
	}
	return fmt.Sprintf("csak %d jelentkező érkezett meg", received)
}
func (*hungarian) NotReadHere(application int64) string {
	return fmt.Sprintf("a jelentkezést (%d) itt még nem olvasták be; adja meg az állását: --job", application)
}
func (*hungarian) NotOnThisComputer(application int64) string {
	return fmt.Sprintf("a jelentkezés (%d) nincs ezen a gépen; előbb listázza az állása jelentkezőit", application)
}
func (*hungarian) NoApplication(application, job int64) string {
	return fmt.Sprintf("nincs ilyen jelentkezés: %d (állás: %d)", application, job)
}
func (*hungarian) AsOf(when string, job int64) string {
	return fmt.Sprintf("Állapot: %s; újraolvasás: --job %d.", when, job)
}
func (*hungarian) CVAt(path string) string { return "itt: " + path }

func (*hungarian) Viewed(application int64) string {
	return fmt.Sprintf("A jelentkezés (%d) megnézettként megjelölve.", application)
}
func (*hungarian) ViewRejected(application int64) string {
	return fmt.Sprintf("jelentkezés: %d: a szolgáltatás elutasította a másik ablak által küldött jelölést", application)
}
func (*hungarian) ViewsQueued(n int) string {
	return amount.InHungarian(n, "jelölés") + " várólistára került; a következő jelöléssel vagy a kezelőfelületről megy el"
}

// Export and CVs

func (*hungarian) OneJobOnly(command string) string {
	return command + ": csak egy állás azonosítója adható meg"
}
func (*hungarian) JobOrShortlist(command string) string {
	return command + ": állás vagy --shortlist adható meg, a kettő együtt nem"
}
func (*hungarian) ExportNeeds(command string) string {
	return command + ": meg kell adni egy állás azonosítóját, --shortlist vagy --apply"
}
func (*hungarian) ExportedWithoutCV(n int) string {
	return "menthető önéletrajz nélkül: " + amount.InHungarian(n, "jelentkező")
}
func (*hungarian) NotAFormat(typed string) string {
	return strconv.Quote(typed) + " nem formátum; válasszon: xlsx, csv, json, md vagy pdf"
}
func (*hungarian) FormatAndName(ending, format string) string {
	return "--out végződése ." + ending + ", --format értéke viszont " + format + ": módosítsa az egyiket"
}
func (*hungarian) FileExists(path string) string {
	return path + ": már létezik, és nem íródik felül"
}
func (*hungarian) NothingOfVerdict(verdicts []string) string {
	return "nincs ilyen döntésű jelentkező: " + strings.Join(verdicts, " vagy ") + ", ezért nem készült fájl"
}
func (*hungarian) Exported(n int) string {
	return amount.InHungarian(n, "jelentkező") + " exportálva"
}
func (*hungarian) ExportedTo(n int, path string) string {
	return amount.InHungarian(n, "jelentkező") + " exportálva ide: " + path
}
func (*hungarian) ReadingCV(i, of int) string { return fmt.Sprintf("önéletrajz: %d / %d", i, of) }
func (*hungarian) Job(id int64) string        { return fmt.Sprintf("Állás %d", id) }
func (*hungarian) ShortlistPartlyGone(n int) string {
	return "a rövid listáról " + amount.InHungarian(n, "jelentkező") + " kimaradt: már nincs ezen a gépen"
}
func (*hungarian) NoShortlist(name, near string) string {
	if near == "" {
		return "nincs ilyen rövid lista: " + strconv.Quote(name)
	}
	return "nincs ilyen rövid lista: " + strconv.Quote(name) + "; erre gondolt: " + strconv.Quote(near) + "?"
}
func (*hungarian) CVsSaved(n, without, unreadable int) string {
	s := amount.InHungarian(n, "önéletrajz") + " mentve"
	if without > 0 {
		s += fmt.Sprintf(", önéletrajz nélkül: %d", without)
	}
	if unreadable > 0 {
		s += ", " + amount.InHungarian(unreadable, "olvashatatlan rekord")
	}
	return s
}
func (*hungarian) OneFileOnly(command string) string { return command + ": csak egy fájl adható meg" }
func (*hungarian) FileOrApply(command string) string {
	return command + ": fájl vagy --apply adható meg, a kettő együtt nem"
}
func (*hungarian) CVTextNeeds(command string) string {
	return command + ": fájl kell, vagy --apply egy jelentkezés azonosítójával"
}
func (*hungarian) NotAFile(path string) string { return path + ": nem fájl" }
func (*hungarian) NoFile(path string) string   { return "nincs ilyen fájl: " + path }
func (*hungarian) CVOf(application int64) string {
	return fmt.Sprintf("önéletrajz (jelentkezés: %d)", application)
}
func (*hungarian) NoHiddenWords(file string) string {
	return file + ": a fájl minden szava látható az oldalain"
}
func (*hungarian) HiddenWords(file string, n int) string {
	return file + ": " + amount.InHungarian(n, "szó") + " van a fájlban, de az oldalon nem; a --hidden kiírja"
}

// Search and sync

func (*hungarian) LimitTooSmall(n int) string {
	return fmt.Sprintf("--limit: 0-nál nagyobb szám kell, nem pedig %d", n)
}
func (*hungarian) HitColumns() []string { return []string{"ID", "NÉV", "ÁLLÁS", "TALÁLAT"} }
func (*hungarian) Found(h account.Hits, cvs bool) string {
	s := amount.InHungarian(len(h.List), "jelentkező")
	switch {
	case h.Many:
		s += fmt.Sprintf(", és még több mint %d", h.More)
	case h.More > 0:
		s += fmt.Sprintf(", és még %d", h.More)
	}
	if h.Unknown > 0 {
		s += fmt.Sprintf("; átnézve %d / %s, a többit a shortlist sync olvassa be", h.Jobs-h.Unknown, amount.InHungarian(h.Jobs, "állás"))
	}
	if h.CVs > 0 && cvs {
		s += "; " + amount.InHungarian(h.CVs, "önéletrajz") + " még nincs beolvasva: a shortlist sync vagy a megnyitott kezelőfelület olvassa be"
	}
	return s
}
func (*hungarian) NotYourJob(id int64) string {
	return fmt.Sprintf("az állás (%d) nincs ennek a fióknak az állásai között", id)
}
func (*hungarian) SyncProgress(n, of int, title string, applicants int, bytes int64) string {
	return fmt.Sprintf("állás: %d / %d · %s · %s · %s", n, of, title, amount.InHungarian(applicants, "jelentkező"), amount.Bytes(bytes))
}
func (*hungarian) JobNotRead(title string) string { return "„" + title + "”" }
func (*hungarian) JobsNotRead(n, of int, last string) string {
	return fmt.Sprintf("%d állás nincs beolvasva (összesen: %d); az utolsó: „%s”", n, of, last)
}
func (*hungarian) JobsNotTried(n int) string {
	return "további " + amount.InHungarian(n, "állás") + " kimaradt"
}
func (*hungarian) CVsLeft(n int) string { return "még " + amount.InHungarian(n, "önéletrajz") }
func (*hungarian) SyncColumns() []string {
	return []string{"ÁLLÁS", "JELENTKEZŐK", "ÚJ", "MÓDOSULT", "ELTŰNT", "CÍM"}
}
func (*hungarian) Synced(jobs, cvs, unread int) string {
	s := amount.InHungarian(jobs, "állás") + " beolvasva, " + amount.InHungarian(cvs, "önéletrajz") + " a keresőindexbe felvéve"
	if unread > 0 {
		s += "; " + amount.InHungarian(unread, "önéletrajz") + " még nincs beolvasva"
	}
	return s + "."
}

// New applications

func (*hungarian) Watching(account string) string {
	return "Új jelentkezések figyelése, fiók: " + account + "."
}
func (*hungarian) JobNumber(id int64) string { return fmt.Sprintf("állás %d", id) }
func (*hungarian) PollFailed(reason string) string {
	return reason + "; az értesítések továbbra is megjelennek, és a lekérdezés folytatódik."
}
func (*hungarian) DigestNotRead(jobs int) string {
	return amount.InHungarian(jobs, "állás") + " jelentkezőit nem lehetett beolvasni, ezért új jelentkezések hiányozhatnak"
}
func (*hungarian) NoNewApplications(since string) string {
	return "Nincs új jelentkezés ez óta: " + since + "."
}
func (*hungarian) NewApplications(n int, since string) string {
	return amount.InHungarian(n, "új jelentkezés") + " ez óta: " + since
}
func (*hungarian) JobCounts(added, unviewed int) string {
	return fmt.Sprintf("%d friss, %d nem megnézett", added, unviewed)
}
func (*hungarian) Arrivals(n int) string {
	return fmt.Sprintf("%d csak értesítésből (callback) ismert, a szolgáltatás még nem listázza.", n)
}
func (*hungarian) NotViewed(n int) string {
	return fmt.Sprintf("%d nem megnézett az itt beolvasott állásoknál.", n)
}

func (*hungarian) AddressTaken(at string) string {
	return at + ": már használja egy másik fogadó, kezelőfelület vagy program"
}
func (*hungarian) AddressInUse(at string) string {
	return at + ": már használja egy másik program (vagy a systemd). Újrapróbálás"
}
func (*hungarian) NotASize(typed string) string {
	return "--max-body értéke " + strconv.Quote(typed) + "; méret kell, legalább 1KB, például \"64MiB\""
}
func (*hungarian) NotAnAddress(typed, example string) string {
	return strconv.Quote(typed) + " címen nem lehet figyelni; írja így: " + example
}

func (*hungarian) CallbackOf(method string, bytes int64) string {
	return method + ", " + amount.InHungarian(int(bytes), "bájt")
}
func (*hungarian) ObservedLabels() (header, sentAt, signed string) {
	return "fejléc", "elküldve", "aláírva"
}
func (*hungarian) SentAt(when string, skew time.Duration) string {
	switch {
	case skew < 0:
		return when + " a küldő órája szerint, érkezés előtt: " + (-skew).String()
	case skew > 0:
		return when + " a küldő órája szerint, érkezés után: " + skew.String()
	}
	return when + " a küldő órája szerint, az érkezéskor"
}
func (*hungarian) SignedWith(signed, encoding string) string {
	return signed + ", SHA-256, írásmód: " + encoding
}
func (*hungarian) ValueOf(length int, alphabet string) string {
	return fmt.Sprintf("%d × %s", length, alphabet)
}
func (*hungarian) BodyCut(reason string) string {
	return "A törzs nem érkezett meg teljesen, ezért egy beállítást sem lehetett kipróbálni: " + lang.End(reason)
}
func (*hungarian) CannotPass(reason string) string {
	return "Ez az értesítés nem fogadható el: " + lang.End(reason) + " A lekérdezés továbbra is megtalálja az új jelentkezéseket."
}
func (*hungarian) PassesWith(file, signed, encoding string) string {
	return fmt.Sprintf("Az így aláírt értesítések ezzel fogadhatók el, fájl: %s:\n\n[callback]\nsigned = %q\nencoding = %q", file, signed, encoding)
}
func (*hungarian) ClockOff(skew, tolerance time.Duration) string {
	return fmt.Sprintf("De az ideje ennyivel eltér: %s, a tűrés pedig %s: ellenőrizze a gép óráját, vagy állítsa be: callback.tolerance.", skew, tolerance)
}

// The sandbox

func (*hungarian) ApplyFailed(reason string) string { return "senki nem tudott jelentkezni: " + reason }
func (*hungarian) AddressIsPublic(address string) string {
	return "ezt a címet más gépek is elérik: " + address + ", és a jelszava nyilvános; a --yes mégis ott figyel"
}
func (*hungarian) NotACallbackURL(typed string) string {
	return "--callback-url: " + strconv.Quote(typed) + " nem webcím"
}
func (*hungarian) CannotListen(address string) string { return "nem lehet itt figyelni: " + address }
func (*hungarian) SandboxLabels() (address, same, email, password string) {
	return "alapcím", "ugyanaz", "e-mail", "jelszó"
}
func (*hungarian) SignInWith(command string) string { return "Bejelentkezés: " + command }

// The manual page

func (*hungarian) ExitStatus() []named {
	return []named{
		{"0", "Kész."},
		{"1", "Sikertelen."},
		{"2", "Hibás paraméterek vagy beállítások."},
		{"3", "Be kell jelentkezni, vagy a bejelentkezés el lett utasítva."},
		{"4", "Nem található, vagy nem ehhez a fiókhoz tartozik."},
		{"5", "Megszegett szabály, vagy a szolgáltatás elutasította a kérést."},
		{"6", "A szolgáltatás nem érhető el, túlterhelt, meghibásodott, vagy nem küldött használható választ."},
		{"7", "Az eredmény nem ismert, vagy a módosítás megtörtént, de az eredményét nem lehetett kiírni. Ellenőrizze, mielőtt megismétli a parancsot."},
		{"130", "Megszakítva."},
	}
}
func (*hungarian) Environment() []named {
	return []named{
		{"SHORTLIST_CONFIG", "A beállításfájl, mint --config."},
		{"SHORTLIST_ACCOUNT", "A fiók, mint --account."},
		{"SHORTLIST_PASSWORD", "A jelszó; megelőzi a beállítottat."},
		{"NO_COLOR", "Ha meg van adva, nincsenek színek."},
		{"VISUAL, EDITOR", "A leírások írásához használt program; korlátozott módban nem."},
		{"BROWSER", "A hivatkozásokat megnyitó program; korlátozott módban nem."},
		{"DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, SSH_TTY", "Van-e ezen a gépen asztali környezet, amelynek megjelenítője megnyithat egy önéletrajzot."},
		{"XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME", "Az alábbi fájlok helye."},
		{"TMPDIR", "A bemutató fájljainak helye, amíg véget nem ér."},
	}
}
func (*hungarian) Files() []named {
	return []named{
		{"$XDG_CONFIG_HOME/shortlist/config.toml", "A beállítások (~/.config)."},
		{"$XDG_CONFIG_HOME/shortlist/themes/NAME.toml", "Saját téma."},
		{"/etc/shortlist/config.toml", "A gép beállításai. Más fájl nem oldja fel a korlátait."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", "Állások, jelentkezők, értékelések, piszkozatok és a még el nem küldött módosítások (~/.local/share)."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/inbox", "Az új jelentkezésekkel érkezett fájlok."},
		{"$XDG_CACHE_HOME/shortlist/ACCOUNT/cv", "Beérkezett önéletrajzok (~/.cache)."},
		{"$XDG_STATE_HOME/shortlist/ACCOUNT/token.json", "A bejelentkezés (~/.local/state)."},
		{"$XDG_STATE_HOME/shortlist/shortlist.log", "A napló; mellette minden összeomlásnál egy fájl."},
		{"~/CVs", "Mentett önéletrajzok, ha a cv.dir nem más mappát nevez meg."},
	}
}

func hungarianNoun(k kind) string {
	if k == aJob {
		return "állás"
	}
	return "jelentkezés"
}

func (*hungarian) Area(a doctor.Area) string {
	switch a {
	case doctor.Configuration:
		return "Beállítások"
	case doctor.Permissions:
		return "Jogosultságok"
	case doctor.SignIn:
		return "Bejelentkezés"
	case doctor.Terminal:
		return "Terminál"
	case doctor.Store:
		return "Helyi adattár"
	case doctor.Callback:
		return "Értesítések (callback)"
	case doctor.Restricted:
		return "Korlátok"
	}
	return "Nyelv"
}
func (*hungarian) State(s doctor.State) string {
	switch s {
	case doctor.Good:
		return "rendben"
	case doctor.Warning:
		return "figyelem"
	case doctor.Bad:
		return "hiba"
	}
	return string(s)
}
func (*hungarian) DoctorBad(bad, warnings int) string {
	if warnings == 0 {
		return amount.InHungarian(bad, "ellenőrzés") + " hibás"
	}
	return amount.InHungarian(bad, "ellenőrzés") + " hibás, " + amount.InHungarian(warnings, "figyelmeztetés")
}
func (*hungarian) DoctorDone(lines, warnings int) string {
	if warnings == 0 {
		return "Minden rendben: " + amount.InHungarian(lines, "ellenőrzés") + "."
	}
	return amount.InHungarian(lines, "ellenőrzés") + ", " + amount.InHungarian(warnings, "figyelmeztetés") + ", hiba nincs."
}
func (*hungarian) HostUnread(path string) string {
	return path + ": nem használható. Egyetlen fiók sem nyílik meg, és minden korlátozott."
}
func (*hungarian) ConfigFine(path string) string { return path + ": nincs benne hiba." }
func (*hungarian) ConfigMissing(path string) string {
	return path + ": még nincs ilyen fájl. Az alapértékek érvényesek."
}
func (*hungarian) ConfigUnread(path string) string {
	return path + ": nem olvasható. A gép korlátai érvényesek."
}
func (*hungarian) ConfigMistake(file string, line int) string {
	if line == 0 {
		return file + ": hiba van benne."
	}
	return file + ": hiba a következő sorban: " + strconv.Itoa(line) + "."
}
func (*hungarian) AccountChosen(name string) string {
	return lang.End("Használatban: „" + name + "”")
}
func (*hungarian) PasswordFrom(source string) string {
	if source == "" {
		return "A shortlist bekéri, és nem tárolja."
	}
	return "Forrása: " + source + "."
}
func (*hungarian) CommandOff(setting string) string {
	return "Korlátozott módban nem fut: " + setting + "."
}
func (*hungarian) UseFile(setting string) string {
	return "Ezt állítsa be helyette: " + setting + "."
}
func (*hungarian) SignInWorks(until string) string {
	return "A szolgáltatás elfogadja. Érvényes eddig: " + until + "."
}
func (*hungarian) SignInNotTried(valid bool, until string) string {
	if !valid {
		return "Nincs kipróbálva. Nincs érvényes tárolt bejelentkezés."
	}
	return "Nincs kipróbálva. A tárolt bejelentkezés érvényes eddig: " + until + "."
}
func (*hungarian) SignInLate(wait time.Duration) string {
	return "A szolgáltatás ennyi idő alatt nem válaszolt: " + wait.String() + "."
}
func (*hungarian) PasswordSourceFails(source string) string {
	if source == "" {
		return "Nem lehetett bejelentkezni."
	}
	return source + ": nem ad jelszót."
}
func (*hungarian) ClockSkew(skew time.Duration) string {
	if skew < 0 {
		return "Ez a gép késik a szolgáltatáshoz képest, ennyit: " + (-skew).String() + "."
	}
	return "Ez a gép siet a szolgáltatáshoz képest, ennyit: " + skew.String() + "."
}
func (*hungarian) AddressFree(at string) string { return at + ": szabad." }
func (*hungarian) AddressReceives(at string) string {
	return at + ": itt egy shortlist-fogadó válaszol."
}
func (*hungarian) AddressForeign(at string) string {
	return at + ": más program vagy felhasználó használja."
}
func (*hungarian) AddressUnusable(at string) string {
	return "Itt nem lehet figyelni: " + at + "."
}
func (*hungarian) SecretUnread(source string) string {
	return "Nincs titkos kulcs: " + source + " nincs beállítva, vagy nem ad semmit."
}
func (*hungarian) IsReadOnly(on bool) string {
	if on {
		return "Be: semmi nem módosul a szolgáltatásban."
	}
	return "Ki"
}
func (*hungarian) IsRestricted(folder string) string {
	return "Be: nincs szerkesztő, böngésző, megjelenítő, hook, jelszóparancs és nyomkövetés, és önéletrajz nem küldhető. Fájlok csak itt: " + folder + ". A másolt szöveg a terminál vágólapjára kerül."
}
func (*hungarian) AddressesAre(addresses []string) string {
	return "A fiókok címe csak ez lehet: " + strings.Join(addresses, ", ") + "."
}
func (*hungarian) EditorIs(program string) string { return program }
func (*hungarian) HookRuns(program string) string {
	return program + ": minden új jelentkezésnél lefut."
}
func (*hungarian) CVsGoTo(folder string) string { return "Ide kerülnek: " + folder + "." }
func (*hungarian) LocaleUnicode(locale string) string {
	if locale == "" {
		return "Nincs megadva területi beállítás; a program UTF-8-at feltételez. A szövegek magyarul jelennek meg."
	}
	return locale + ": UTF-8. A szövegek magyarul jelennek meg."
}
func (*hungarian) LocaleConsole(locale string) string {
	if locale == "" {
		return "A konzol jelei. A szövegek magyarul jelennek meg."
	}
	return locale + ": a konzol jelei. A szövegek magyarul jelennek meg."
}
func (*hungarian) LocaleASCII(locale string) string {
	return locale + ": nem UTF-8, ezért a képernyők ASCII-jeleket használnak."
}

// Erasing

func (*hungarian) AskErase(applications, files int) string {
	what := "Véglegesen töröl erről a gépről " + amount.InHungarian(applications, "jelentkezést")
	if files > 0 {
		what += " és " + amount.InHungarian(files, "mentett fájlt")
	}
	return what + "? Ez nem vonható vissza."
}
func (*hungarian) MatchColumns() []string {
	return []string{"ID", "NÉV", "DÁTUM", "ÁLLÁS ID", "ÁLLÁS"}
}
func (*hungarian) ErasedForgotten(n int) string {
	return "Elfelejtve: " + amount.InHungarian(n, "véglegesen törölt jelentkezés") + " azonosítója. Az állásaik következő beolvasása visszahozza őket."
}
func (*hungarian) ErasureFinished(applications int, begun string) string {
	return "Befejeződött a megszakadt végleges törlés: " + amount.InHungarian(applications, "jelentkezés") + ", kezdete: " + begun + "."
}

func (*hungarian) HeldOf(application int64, job string) string {
	return fmt.Sprintf("Jelentkezés: %d, állás: „%s”", application, job)
}
func (*hungarian) HeldTo(path string) string { return "Kiírva ide: " + path + "." }
func (*hungarian) HeldColumns() []string     { return []string{"TÁROLVA", "HONNAN", "MIÓTA", ""} }
func (*hungarian) SweptOld(applications int, keep string) string {
	return "A privacy.keep szerint véglegesen törölve: " + amount.InHungarian(applications, "jelentkezés") + ", régebbi mint " + keep + "."
}

var teamInHungarian = teamWords{
	Team: help{Short: "A csapatmappa: vezetők, fájlok és a nem számító sorok", Long: "Kilistázza a csapatmappa fájljait, amelyekben a vezetők megosztják az értékeléseiket, és minden sort,\n" +
		"amely nem számít, az okával együtt. A beállítások: team.folder, team.check, team.key,\n" +
		"team.allowed_signers, team.name és team.hide_until_own; leírásuk: shortlist guide team."},
	TeamShow: help{Short: "A kollégák véleménye egy jelentkezésről"},
	TeamPublish: help{Short: "A gép összes értékelésének és rövid listájának megosztása", Long: "A gép összes értékelésének és rövid listájának megosztása, a csapatmappa beállítása előttieké is.\n" +
		"Enélkül a kollégák csak azt látják, amit azóta módosított."},
	TeamWrote:      help{Short: "Jelzés a kollégáknak, hogy írt egy jelentkezőnek"},
	TeamWroteUndo:  "a jelzés visszavonása",
	TeamNothing:    "A kollégák közül senki nem írt erről a jelentkezésről.",
	TeamUnseen:     "Egy kolléga döntés nélkül írt jegyzetet vagy adott értékelést; előbb az Ön döntése",
	AskTeamPublish: "Megosztja a kollégákkal az összes döntését, értékelését, címkéjét, jegyzetét és rövid listáját?",

	PlaceTeam:       "Csapatmappa",
	SeeTeam:         "Futtassa: shortlist team",
	TeamFolderOpen:  "mások olvashatják, vagy eltávolíthatják mások fájljait",
	TeamFolderGroup: "az új fájlok nem kapják meg a csoportját, így lehet, hogy a kollégák nem tudják olvasni őket",
	TeamKey:         "A team.key egy aláírásra alkalmas kulcs legyen, amely benne van a team.allowed_signers fájlban.",
	TeamUnchecked:   "korlátozott módban nem indul ssh-keygen, így egyik kolléga fájlja sem számít",
	TeamUseOwner:    "A team.check értéke legyen owner.",
	TeamSignersOpen: "az engedélyezett aláírók fájlját mások is írhatják, vagy hiányzik, így egyetlen aláírás sem számít",
	TeamSignersMode: "Tartsa olyan fájlban, amelyet csak Ön vagy a root írhat.",
}

func (*hungarian) TeamFolder(path, manager string) string {
	return "Csapatmappa: " + path + ", az Ön neve: " + manager
}
func (*hungarian) TeamColumns() []string { return []string{"VEZETŐ", "GÉP", "SOROK", "UTOLSÓ", ""} }
func (*hungarian) TeamUsed(used bool, problems int) string {
	switch {
	case !used:
		return "kihagyva"
	case problems > 0:
		return amount.InHungarian(problems, "hiba")
	}
	return ""
}
func (*hungarian) TeamMoreProblems(file string, n int) string {
	return file + ": még " + amount.InHungarian(n, "hiba")
}
func (*hungarian) TeamPending(n int) string {
	return amount.InHungarian(n, "saját módosítás") + " még nincs a mappában. A kezelőfelület írja ki."
}
func (*hungarian) TeamOpenBy(names string) string { return "Most nyitva nála: " + names }
func (*hungarian) TeamWritten(name, when string) string {
	return name + " írt ennek a jelentkezőnek (" + when + ")"
}
func (*hungarian) TeamHidden(n int) string {
	return amount.InHungarian(n, "kolléga") + " már döntött; előbb az Öné"
}
func (*hungarian) TeamOpinion(name, verdict string, rating int, when string) string {
	line := name
	if verdict != "" {
		line += "  " + verdict
	}
	if rating > 0 {
		line += fmt.Sprintf("  %d/5", rating)
	}
	return line + "  (" + when + ")"
}
func (*hungarian) TeamLists(names string) string { return "listán: " + names }
func (*hungarian) TeamPublished(n int) string {
	return "Megosztva: " + amount.InHungarian(n, "jelentkezés") + " értékelése és helye a rövid listákon."
}
func (*hungarian) TombstonesLeft(hosts string) string {
	return "A csapatmappában még vannak törlési jelek az Ön más gépeiről (" + hosts + "). Futtassa ott is."
}
func (*hungarian) TeamKept(err error) error {
	return fmt.Errorf("%w; a változtatás megmaradt ezen a gépen, és később kerül be a mappába", err)
}
func (*hungarian) TeamNoted(id int64, written bool) string {
	if written {
		return fmt.Sprintf("A kollégák most látják, hogy írt ennek: %d.", id)
	}
	return fmt.Sprintf("A kollégák már nem látják, hogy írt ennek: %d.", id)
}

func (*hungarian) TeamNotUsable(why string) string { return why + "; a módosításai várnak" }
func (*hungarian) TeamFolderFine(files int) string {
	return amount.InHungarian(files, "fájl") + ", minden sor számít"
}
func (*hungarian) TeamFolderProblems(problems int) string {
	return amount.InHungarian(problems, "hiba") + " a fájljaiban"
}
func (*hungarian) TeamFolderMode(path string) string {
	return "Futtassa: sudo chmod 3770 " + path
}
