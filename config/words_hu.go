package config

import (
	"fmt"
	"strings"
)

var inHungarian = words{
	TextInQuotes:       "szöveg idézőjelben",
	TrueOrFalse:        "true vagy false",
	ListOfTexts:        "szövegek listája, például [\"name\", \"argument\"]",
	HookWithoutProgram: "hooks.new_application nem nevez meg programot",

	NoAccount:        "még nincs beállított fiók",
	SeveralAccounts:  "több fiók is van",
	WouldNotReadBack: "visszaolvasva nem ugyanaz lenne",

	PasswordCommandOff: "password_command korlátozott módban nem használható; használja ezt: password_file",
	SecretCommandOff:   "callback.secret_command korlátozott módban nem használható; használja ezt: callback.secret_file",
	NoSecret:           "nincs titkos kulcs az értesítések (callback) ellenőrzéséhez: állítsa be: callback.secret_file vagy callback.secret_command",
	KeyringSilent:      "a kulcstartó nem válaszol",
	KeyringRefuses:     "a kulcstartó nem tárolja a jelszót",
	KeyringKeeps:       "a kulcstartó nem törli a jelszót",
	KeyringAdvice:      "állítsa be a fiókhoz a password_file vagy a password_command értékét",

	DefaultAccountHelp:        "A fiók, amelyet a program `--account` nélkül használ. Ha csak egy fiók van, nem kell megadni.",
	BaseURLHelp:               "A szolgáltatás címe. `shortlist login` írja be.",
	CountryHelp:               "Az ország, amelynek szabályait a szolgáltatás követi. Csak akkor kell, ha a címből nem derül ki az ország.",
	EmailAddressHelp:          "Az e-mail-cím, amellyel bejelentkezik.",
	PasswordCommandHelp:       "Shell-parancs. A jelszó az első sor, amelyet kiír. Korlátozott módban nem használható.",
	PasswordFileHelp:          "Fájl, amelyben a jelszó van. Csak Ön olvashassa (`chmod 600`).",
	KeyringHelp:               "A jelszó tárolása az asztali környezet kulcstartójában.",
	JobTypeLabelsHelp:         "Milyen nevek látszanak a 0–5 munkatípusokhoz, mert a szolgáltatás leírásában két lista van: `create` (az állás létrehozásánál), `overview`, mindkettő, vagy csak a kódok.",
	StoreDirHelp:              "A mappa, amely az összes fiók adatait tárolja: jelentkezéseket, beérkezett önéletrajzokat, piszkozatokat, értékeléseket. Enélkül a saját mappájában vannak. Ha a saját mappa hálózaton van, válasszon egy helyi lemezen lévő mappát. `{uid}` az Ön felhasználói azonosítója.",
	CVDirHelp:                 "A mappa, ahová az önéletrajzok mentése kerül.",
	CVNameHelp:                "A mentett önéletrajz neve, ezekből összeállítva: `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` és `{rating}`.",
	CVCacheLimitHelp:          "Mennyi helyet foglalhatnak a beérkezett önéletrajzok, legalább 1MB. Először a legrégebben használtak törlődnek.",
	CVOpenerHelp:              "A program, amely az önéletrajzokat megnyitja, és az argumentumai; a fájl az utolsó. Enélkül az asztali környezet választ.",
	UIThemeHelp:               "A kezelőfelület színei: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain`, vagy egy saját téma neve, amely egy fájl itt: `~/.config/shortlist/themes`. `auto` a terminál vagy a `COLORFGBG` szerinti háttérhez igazodik, ennek híján a terminál saját színeit hagyja meg, `contrast` a legerősebb kontrasztú, `distinct` azoknak való, akik a pirosat és a zöldet egyformának látják.",
	UIFirstPaneHelp:           "Az induláskor aktív panel. `applicants` esetén az első állás jelentkezőivel indul.",
	UIFirstJobTabHelp:         "Az állások induláskor megnyitott lapja.",
	UIFirstApplicantTabHelp:   "A jelentkezők lapja, amely egy állás megnyitásakor látszik.",
	UIJobColumnsHelp:          "Az állások oszlopai, a cím utáni sorrendjükben. `applicants` és `views` jobb oldalon áll. Egy 50 karakternél keskenyebb lista csak akkor mutatja a `views` oszlopot, ha `region` vagy `salary` kimarad.",
	UIApplicantColumnsHelp:    "A jelentkezők oszlopai, a név utáni sorrendjükben. `signs`: üzenetek, önéletrajz és a jelentkezés kora. Egy 80 karakternél keskenyebb listában egy jelentkező két sort kap: név és `signs`, majd `review`, a többi oszlop, jobbra `salary`. Ott `experience` csak akkor látszik, ha `position` vagy `region` kimarad.",
	UILanguageHelp:            "A szövegek nyelve: `en`, `uk`, `ro` vagy `hu`. Üresen: a területi beállítás szerint (`LC_ALL`, `LC_MESSAGES`, `LANG`). A `SHORTLIST_LANGUAGE` változó mindkettőnél erősebb. A JSON, a naplók és a kilépési kódok nem változnak.",
	KeysHelp:                  "Egy művelet billentyűi, a művelet nevével: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]`, vagy `\"disabled\"`. A `preset` értéke `default`, `arrows` vagy `emacs`. A neveket a `shortlist guide keys` sorolja fel.",
	UIMouseHelp:               "Kattintással kijelölés és megnyitás, görgővel görgetés.",
	UILowBandwidthHelp:        "Kevesebb adat küldése lassú vonalon: legfeljebb 256 szín, legfeljebb 8 képkocka másodpercenként, képek nélkül, és a lista melletti oldal csak akkor jelenik meg, ha a kurzor fél másodperce áll.",
	UILinearHelp:              "Képernyő rajzolása helyett sorokat ír ki és szavakat olvas: képernyőolvasóhoz vagy nagyon lassú vonalhoz; mint a --linear.",
	PrivacyKeepHelp:           "Az ennyi napnál régebbi jelentkezések végleges törlése erről a gépről, például `180d`: a kezelőfelület vagy `shortlist listen` indításakor, futás közben naponta egyszer, és `shortlist sync` után. A rövid listákon lévő jelentkezések megmaradnak. Üres: soha.",
	TeamFolderHelp:            "A mappa, amelyben a döntéseket, értékeléseket, címkéket, jegyzeteket és rövid listákat más vezetőkkel megosztja, lásd `shortlist guide team`. Üres: ezen a gépen maradnak.",
	AccountTeamFolderHelp:     "A mappa, amelyben megosztja, mit gondol e fiók jelentkezőiről. Enélkül a `team.folder` érvényes, ha ez az egyetlen fiókja.",
	TeamNameHelp:              "Az Ön neve a csapatmappában, ha `team.check` értéke `signature`. Enélkül az ezen a gépen használt felhasználóneve.",
	TeamCheckHelp:             "Mi alapján ismerhető fel egy kolléga fájlja: a tulajdonosa (`owner`), git-munkapéldánynál egy aláírás (`signature`), vagy mindkettő.",
	TeamKeyHelp:               "Az Ön SSH-kulcsa, amellyel `ssh-keygen` aláírja a sorait. Ha a kulcs az agentben van, a `.pub` fájlját adja meg. Korlátozott módban nem használható.",
	TeamAllowedSignersHelp:    "A kollégák kulcsait tartalmazó fájl, az `ssh-keygen` formátumában. Akkor kell, ha az aláírások ellenőrzése be van kapcsolva. Csak Ön vagy a root írhassa.",
	TeamHideUntilOwnHelp:      "A kollégák véleménye egy jelentkezőről csak az Ön saját döntése után jelenik meg.",
	LimitsReadOnlyHelp:        "Semmit nem módosít a szolgáltatásban.",
	LimitsRestrictedHelp:      "Nem indít böngészőt, szerkesztőt vagy más programot, és csak ebben olvas és ment fájlokat: `cv.dir`.",
	CallbackListenHelp:        "`host:port` vagy `unix:/path`. Ha meg van adva, a kezelőfelület itt fogadja az új jelentkezéseket. `shortlist listen` enélkül ezt használja: 127.0.0.1:8788.",
	CallbackSecretCommandHelp: "Shell-parancs. Az értesítések (callback) titkos kulcsa az első sor, amelyet kiír. Korlátozott módban nem használható.",
	CallbackSecretFileHelp:    "Fájl, amelyben az értesítések (callback) titkos kulcsa van. Csak Ön olvashassa.",
	CallbackSignedHelp:        "A szöveg, amelyet a szolgáltatás aláír: idő, pont és törzs, vagy csak a törzs.",
	CallbackEncodingHelp:      "Az aláírás írásmódja.",
	CallbackToleranceHelp:     "Mennyit térhet el az aláírás ideje, 1s és 24h között.",
	HooksNewApplicationHelp:   "Program és argumentumai, nem shell-parancs. Minden új jelentkezésnél lefut, és JSON-t olvas a bemenetéről. Korlátozott módban nem használható.",
	NotifyBellHelp:            "Hangjelzés a terminálban új jelentkezésekkor, ha az ablak nincs előtérben.",
	NotifyDesktopHelp:         "Ilyenkor asztali értesítés kérése a termináltól: `osc9` az iTerm2, a WezTerm és a Ghostty, `osc777` a foot, az urxvt és a Ghostty esetén. A tmuxhoz `set -g allow-passthrough on` kell.",

	NoTeamName:         "a felhasználóneve nem lehet fájlnév a csapatmappában; állítsa be: team.name, emellett team.check = \"signature\"",
	NameNeedsSignature: "team.name mellé kell: team.check = \"signature\": a fájl tulajdonosának a neve egy felhasználó neve",

	commandWords: commandInHungarian,
	sentences:    new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) UnknownSetting(key, nearest string) string {
	return fmt.Sprintf("ismeretlen beállítás: %q; erre gondolt: %q?", key, nearest)
}
func (*hungarian) AtLine(line int, problem string) string {
	return fmt.Sprintf("%d. sor: %s", line, problem)
}
func (*hungarian) WrongType(key, wanted, given string) string {
	return key + ": ide nem " + given + " kell, hanem " + wanted
}
func (*hungarian) Type(toml string) string {
	switch toml {
	case "string":
		return "szöveg"
	case "integer":
		return "szám"
	case "float":
		return "törtszám"
	case "boolean":
		return "true vagy false"
	case "array", "array table":
		return "lista"
	case "table", "inline table":
		return "szakasz"
	}
	return "időpont"
}
func (*hungarian) Section(header string) string { return "szakasz, például " + header }
func (*hungarian) MistypedColumn(key, name, nearest string) string {
	return fmt.Sprintf("%s: ismeretlen oszlop: %q; talán %q?", key, name, nearest)
}
func (*hungarian) UnknownColumn(key, name string, all []string) string {
	return fmt.Sprintf("%s: ismeretlen oszlop: %q; lehetséges oszlopok: %s", key, name, new(hungarian).AnyOf(all))
}
func (*hungarian) ColumnTwice(key, name string) string {
	return fmt.Sprintf("%s: kétszer szereplő oszlop: %q", key, name)
}
func (*hungarian) NotAllowed(key, value string, allowed []string) string {
	return fmt.Sprintf("%s értéke %q; ezek lehetnek: %s", key, value, new(hungarian).AnyOf(allowed))
}
func (*hungarian) AnyOf(values []string) string {
	last := len(values) - 1
	return strings.Join(values[:last], ", ") + " vagy " + values[last]
}
func (*hungarian) BadKeep(value string) string {
	return fmt.Sprintf("privacy.keep értéke %q; egész napokban adja meg, például \"180d\"", value)
}
func (*hungarian) BadDays(value string) string {
	return fmt.Sprintf("%q nem időtartam; írjon egész napokat, például 180d", value)
}
func (*hungarian) LogLevel(value string) string {
	return fmt.Sprintf("%q nem naplózási szint; ezek lehetnek: debug, info, warn vagy error", value)
}

func (*hungarian) BadAccountName(name string) string {
	return fmt.Sprintf("%q nem lehet egy fiók neve: használjon betűket, számjegyeket és - _ . @ jeleket", name)
}
func (*hungarian) ChooseAccount(names []string) string {
	return "(" + strings.Join(names, ", ") + "); válasszon egyet: --account"
}
func (*hungarian) UnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return fmt.Sprintf("nincs ilyen fiók: %q; még egy sincs beállítva", name)
	}
	return fmt.Sprintf("nincs ilyen fiók: %q; a fiókok: %s", name, strings.Join(known, ", "))
}
func (*hungarian) AccountWithoutSection(name, section string) string {
	return fmt.Sprintf("account értéke %q, de nincs ilyen szakasz: %s", name, section)
}
func (*hungarian) AccountNotAdded(name, path string) string {
	return "a fiók nem vehető fel (fiók: " + name + ", fájl: " + path + ")"
}

func (*hungarian) EmptyFile(path string) string      { return path + " üres" }
func (*hungarian) CommandFailed(name string) string  { return name + " hibával állt le" }
func (*hungarian) PrintedNothing(name string) string { return name + " nem írt ki semmit" }
func (*hungarian) ReadableByOthers(path string) string {
	return path + " mások számára is olvasható: futtassa rá ezt: chmod 600"
}
func (*hungarian) TooLargeForSecret(path string) string { return path + " túl nagy titkos kulcsnak" }

func (*hungarian) ChangeableByOthers(path string) string {
	return "ezt a fájlt nem csak a root módosíthatja: " + path + ", így mások feloldhatnák a gép korlátait. Kérje meg a rendszergazdát, hogy futtassa: chown root " + path + "; chmod go-w " + path
}
func (*hungarian) AddressNotAllowed(host string, allowed []string) string {
	return host + ": ezt a címet ez a gép nem engedélyezi; engedélyezett: " + strings.Join(allowed, ", ")
}

func (*hungarian) NotWritten(err error) error {
	return fmt.Errorf("a beállítások írása: %w", err)
}
func (*hungarian) NotRead(err error) error {
	return fmt.Errorf("a beállítások beolvasása: %w", err)
}
func (*hungarian) LogNotOpened(err error) error {
	return fmt.Errorf("a naplófájl megnyitása: %w; ellenőrizze a saját mappáját, vagy állítson be írható mappát: XDG_STATE_HOME", err)
}
func (*hungarian) TokenNotKept(err error) error { return fmt.Errorf("a token tárolása: %w", err) }
func (*hungarian) TokenNotForgotten(err error) error {
	return fmt.Errorf("a token törlése: %w", err)
}

func (*hungarian) BadTolerance(value string) string {
	return fmt.Sprintf(`callback.tolerance értéke %q; 1s és 24h közötti idő lehet, például "5m"`, value)
}
func (*hungarian) RelativeStoreDir(value string) string {
	return fmt.Sprintf(`store.dir értéke %q; az eleje / vagy ~ legyen, például "/var/tmp/shortlist-{uid}"`, value)
}
func (*hungarian) BadCacheLimit(value string) string {
	return fmt.Sprintf(`cv.cache_limit értéke %q; méret lehet, legalább 1MB, például "4GB"`, value)
}
func (*hungarian) RelativeTeamFolder(key, value string) string {
	return fmt.Sprintf(`%s értéke %q; az eleje / vagy ~ legyen, például "/srv/hiring"`, key, value)
}
func (*hungarian) TeamOfNoAccount(folder string, accounts []string) string {
	return fmt.Sprintf("team.folder (%s) egyik fiókra sem érvényes, mert több van: %s. Adja meg a team_folder értékét minden megosztó fiók szakaszában; lásd shortlist guide team.", folder, strings.Join(accounts, ", "))
}
func (*hungarian) BadTeamName(value string) string {
	return fmt.Sprintf("team.name értéke %q; 1–32 kisbetű, számjegy, pont, - és _ lehet", value)
}
func (*hungarian) NoAllowedSigners(check string) string {
	return fmt.Sprintf("team.check értéke %q; ehhez kell a kollégák kulcsait tartalmazó fájl: team.allowed_signers", check)
}

func (*hungarian) BadKeys(name string) string {
	return fmt.Sprintf("keys.%s: billentyű idézőjelben, billentyűk listája vagy \"disabled\" kell", name)
}
