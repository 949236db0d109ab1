package main

import "strings"

func init() {
	pools["backend-en"] = &pool{lang: "en", women: .4, startAge: [2]int{21, 24}, minAge: 24, maxAge: 41, wish: [2]int{2000, 4800},
		levels: [3]level{
			{lines("Junior Developer\nQA Engineer\nSoftware Engineering Intern\nPython Developer"), lines(`
Wrote {REST endpoints|import jobs|queue consumers} for the {customer portal|warehouse app|billing back office}
Raised unit test coverage of the {pricing|tax|login} module from {15|22} % to {68|75} %
Fixed {five to seven|around ten} support tickets a week and wrote down why each one happened
Kept the staging environment alive with Docker Compose and a lot of patience`)},
			{lines("Backend Developer\nSoftware Engineer\nGo Developer\nPlatform Engineer"), lines(`
Built the {orders|notifications|payments|search} service in Go, {900|1,800|3,200} requests a second at peak
Moved {invoicing|stock levels|user accounts} out of the monolith with no downtime
Cut the p99 of {search|checkout|report export} from {4|9} seconds to {400|650} ms
Designed PostgreSQL schemas and online migrations for tables of {80|300} million rows
Event exchange over {Kafka|NATS}, with idempotent consumers
On call one week in {four|five}; wrote the runbooks others now use
Introduced OpenTelemetry traces across {9|14} services`)},
			{lines("Senior Backend Engineer\nTeam Lead, Backend\nStaff Engineer"), lines(`
Led a team of {four|five|seven}: planning, reviews, hiring
Designed the {loyalty platform|delivery routing|policy ledger}: {12|19} services, one event log
Lowered the cloud bill by {21|33} % in two quarters
Mentored {two|three} juniors to their first independent releases`)}},
		employers: lines("Paper Lantern Systems\nGreywater Analytics\nTwo Foxes Software\nKiteline Pay\nNorthbank Parcel Tech\nFreelance\nSaltmarsh Games\nOrchard Road Data"),
		majors:    lines("Computer Science\nSoftware Engineering\nElectronics and Communication\nApplied Mathematics"),
		schools:   lines("Eastmoor University of Technology :: Master's degree\nInstitute of Applied Computing, Pune East :: Bachelor's degree\nKyiv Institute of Digital Systems :: Master's degree\nSilverlake Polytechnic :: Bachelor's degree"),
		skills:    lines("Go\nPostgreSQL\nKafka\nDocker\nKubernetes\ngRPC\nRedis\nPython\nTerraform\nLinux\nAWS\nClickHouse\nTypeScript"),
		extras:    lines("Talk: \"Boring queues\", regional Go meetup, {2023|2024|2025}\nKubernetes administrator certificate, {2022|2024}"),
		summaries: lines("Backend engineer, %N in production systems. I like small services, honest metrics and quiet releases.\nEngineer with %N behind me, mostly Go and PostgreSQL. Living in Ukraine, learning the language, work permit in order.\nReady to {relocate|work remotely in Kyiv hours}. %N of backend work."),
		tongues:   lines("English – {C1|C2}\nUkrainian – {A2|B1|native}\nGerman – B1"), cities: cityUK[:5]}

	pools["sales-en"] = &pool{lang: "en", women: .4, startAge: [2]int{22, 25}, minAge: 28, maxAge: 44, wish: [2]int{1200, 2600},
		levels: [3]level{
			{lines("Sales Assistant\nExport Assistant"), lines("Prepared quotations and pro forma invoices in {three|two} languages\nCalled {40|60} leads a day and kept the CRM honest")},
			{lines("Export Sales Manager\nAccount Manager\nBusiness Development Manager"), lines(`
Looked after {25|40|60} accounts in {Central Europe|the Gulf|East Asia}
Closed {11|17} first orders for {packaging lines|furniture fittings|coffee machines}
Exhibited at {four|six} trade fairs a year and followed up within two days
Negotiated Incoterms, letters of credit and the odd late container`)},
			{lines("Regional Sales Lead\nHead of Export"), lines("Ran a team of {four|six} across {three|five} countries\nGrew export revenue from EUR {0.8|1.4} to {2.1|3.6} million in three years")}},
		employers: lines("Blue Heron Trading\nMarble Gate Export\nLongwall Packaging\nCedar & Salt Foods\nTin Roof Machinery"),
		majors:    lines("International Trade\nBusiness Administration\nModern Languages"),
		schools:   lines("Harbour City University of Foreign Studies :: Bachelor's degree\nEastmoor University of Technology :: Master's degree\nCedar Coast Business School :: Bachelor's degree"),
		skills:    lines("B2B sales\nnegotiation\nexport documents\nCRM\nIncoterms 2020\ntrade fairs\nExcel"),
		extras:    lines("Driving licence, category B"),
		summaries: lines("Export sales, %N. I answer e-mails the same day and read contracts to the end."),
		tongues:   lines("English – C1\nUkrainian – B1\nFrench – B2"), cities: strings.Fields("Дніпро Київ Одеса")}

	pools["care-ro"] = &pool{lang: "ro", women: .65, startAge: [2]int{19, 23}, minAge: 21, maxAge: 46, wish: [2]int{500, 950},
		levels: [3]level{
			{lines("Vânzător/Vânzătoare\nCasier/Casieră\nRecepționer/Recepționeră\nOspătar/Ospătăriță"), lines(`
Servirea clienților și încasarea plăților
Aranjarea mărfii, verificarea termenelor de valabilitate
Primirea oaspeților, rezervări telefonice și prin e-mail
Raport de casă la sfârșitul turei`)},
			{lines("Operator call-center/Operatoare call-center\nSpecialist relații clienți/Specialistă relații clienți\nAgent suport prin chat/Agentă suport prin chat\nConsilier clienți/Consilieră clienți"), lines(`
Preluarea a {70|85|100} de apeluri pe tură, în română și {engleză|ucraineană|rusă}
Soluționarea reclamațiilor privind {livrarea|facturile|garanția}, {82|88|91} % din primul contact
Răspunsuri pe chat și e-mail, trei conversații în paralel
Înregistrarea solicitărilor în CRM și urmărirea lor până la închidere
Apeluri de reactivare, conversie de {6|9|12} %
Actualizarea bazei de răspunsuri pentru colegii noi`)},
			{lines("Supervizor echipă\nTeam leader call-center\nTrainer operatori"), lines(`
Coordonarea unei echipe de {9|12|15} operatori, planificarea turelor
Ascultarea apelurilor și feedback săptămânal, scor de calitate de la {78|81} la {90|93} %
Instruirea noilor angajați, program de două săptămâni`)}},
		employers: lines("Glasul Clientului SRL\nMagazinul «La Fântână»\nVocea Nordului\nPensiunea Brazii Albi\nSC Linia Întâi Suport SRL\nLibrăria Semn de Carte\nCurierat Pasărea Măiastră\nBanca de Apus (centru de relații)"),
		majors:    lines("Limba și literatura română\nComunicare și relații publice\nAdministrarea afacerilor\nTurism\nȘtiințe economice"),
		schools:   lines("Universitatea Bucovinei de Jos :: Licență\nLiceul Teoretic «Izvoare» :: Bacalaureat\nColegiul Economic din Valea Prutului :: Studii postliceale :: Administrarea afacerilor\nUniversitatea «Petru cel Blând» :: Masterat"),
		skills:    lines("comunicare\nascultare activă\nCRM\ntastare rapidă\ngestionarea reclamațiilor\nrăbdare\nMS Office\nvânzări prin telefon\nlucru în ture"),
		extras:    lines("Curs «Comunicare nonconflictuală», {2022|2024}\nPermis de conducere categoria B"),
		summaries: lines("Lucrez cu clienții de %N și încă îmi place să-i ascult. Vorbesc româna ca limbă maternă.\nExperiență de %N în relații cu clienții, calm la telefon și atenție la detalii.\nCaut un loc de muncă stabil, {de acasă|în ture}, cu o echipă unită. Experiență: %N."),
		tongues:   lines("ucraineană – {B1|B2|C1}\nengleză – {A2|B1|B2}\nrusă – B2"), cities: lines("Чернівці\nЧернівці\nГерца\nНовоселиця\nГлибока\nSuceava\nБолград")}

	pools["support-hu"] = &pool{lang: "hu", women: .65, startAge: [2]int{19, 23}, minAge: 21, maxAge: 49, wish: [2]int{250000, 420000},
		levels: [3]level{
			{lines("Bolti eladó\nPénztáros\nRecepciós\nFelszolgáló"), lines(`
Vevők kiszolgálása, árufeltöltés, pénztárzárás
Vendégek fogadása, szobafoglalások kezelése telefonon és e-mailben
Számlák kiállítása, napi jelentés
Turistacsoportok tájékoztatása magyarul és ukránul`)},
			{lines("Ügyfélszolgálati munkatárs\nTelefonos ügyintéző\nTechnikai támogató munkatárs\nChat-ügyintéző"), lines(`
Napi {60|75|90} bejövő hívás kezelése magyar és {ukrán|angol|szlovák} nyelven
Reklamációk kivizsgálása, visszatérítések indítása, {84|89|93} % elsőre lezárva
Hibajegyek rögzítése és nyomon követése a megoldásig
E-mailek megválaszolása négy órán belül, sablonok karbantartása
Routerek és set-top boxok távoli beállítása lépésről lépésre
Új kollégák betanítása két héten át`)},
			{lines("Csoportvezető, ügyfélszolgálat\nMinőségellenőr\nMűszakvezető"), lines(`
{Nyolc|Tizenegy|Tizennégy} fős csapat beosztása, heti egyéni megbeszélések
Hívások visszahallgatása, minőségi mutató emelése {76|80} %-ról {91|94} %-ra
Tudásbázis felépítése {120|200} szócikkel`)}},
		employers: lines("Kék Harang Ügyfélközpont\nTiszahát Távközlés Kft.\nCsillagszem Webáruház\nVadgesztenye Panzió\nBeregi Gyümölcs Bt.\nKárpát Hang Kft.\nSárga Rigó Könyvesbolt\nHídfő Biztosító Alkusz"),
		majors:    lines("Magyar nyelv és irodalom\nKereskedelem és marketing\nTurizmus-vendéglátás\nGazdaságinformatika\nNemzetközi kapcsolatok"),
		schools:   lines("Felső-Tiszai Főiskola :: Alapképzés (BA)\nBeregvidéki Gimnázium :: Érettségi\nUngi Kereskedelmi Szakközépiskola :: Szakmai bizonyítvány :: Kereskedő\nNyírségi Tudományegyetem :: Mesterképzés (MA)"),
		skills:    lines("konfliktuskezelés\ntürelem\ngyors gépelés\nCRM\nMS Office\njegykezelő rendszerek\ntelefonos értékesítés\ncsapatmunka"),
		extras:    lines("«Nehéz ügyfelek kezelése» tréning, {2022|2024}\nB kategóriás jogosítvány\nECDL bizonyítvány, {2018|2020}"),
		summaries: lines("%N ügyfélszolgálati és kereskedelmi tapasztalattal keresek hosszú távú munkát.\nMagyar anyanyelvű vagyok, nyugodt hangú, pontos. Tapasztalatom: %N.\nSzívesen dolgozom {otthonról|műszakban|hétvégén is}. Munkatapasztalat: %N."),
		tongues:   lines("ukrán – {középfok|felsőfok}\nangol – {A2|B1|B2|C1}\nszlovák – alapfok"), cities: lines("Ужгород\nБерегове\nБерегове\nВиноградів\nМукачево\nХуст\nZáhony\nТячів")}
}

var (
	firstRO = map[string][]string{
		"MALE":   strings.Fields("Ștefan Ionuț Răzvan Cătălin Mihăiță Dănuț Costel"),
		"FEMALE": strings.Fields("Anișoara Ioana Mădălina Crenguța Bianca Ștefania Lăcrămioara"),
	}
	lastRO  = strings.Fields("Ciobăniță Țurcan Brătășanu Vârlan Ungureanu-Pașcan Strâmbeanu Lupașcu Moșneagă Grădinaru Bălțatu Știrbăț Cojocăreanu Păscăluță Rotărescu")
	firstHU = map[string][]string{
		"MALE":   strings.Fields("Gergő Ákos Zsombor Lőrinc Dénes Győző"),
		"FEMALE": strings.Fields("Ágnes Réka Boglárka Csenge Zsófia Tünde Enikő"),
	}
	lastHU  = strings.Fields("Kőszegi Szűcs-Bakos Tőrös Hegedűs-Varga Fűzfás Csörsz Bökényi Újlaki Dőry-Pap Gyöngyössy Kökörcsin Tímári")
	firstEN = map[string][]string{
		"MALE":   strings.Fields("Callum Gareth Oliver Tobias"),
		"FEMALE": strings.Fields("Imogen Harriet Naomi Freya"),
	}
	lastEN = strings.Fields("Ashdown Penhallow Okonkwo-Reid Thistlewood Marchbanks Lindqvist Featherby Holloway-Finch")
)
