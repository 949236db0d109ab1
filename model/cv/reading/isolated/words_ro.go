package isolated

var inRomanian = words{
	NoLandlockDrawing: "lipsește Landlock: programul care desenează paginile CV-urilor vă poate citi fișierele",
	NoLandlock:        "lipsește Landlock: procesele care citesc CV-uri vă pot deschide fișierele",
	NoSeccompSignals:  "lipsește seccomp: procesele care citesc CV-uri pot porni programe, deschide socketuri, schimba permisiunile fișierelor dumneavoastră și opri programele dumneavoastră",
	NoSeccomp:         "lipsește seccomp: procesele care citesc CV-uri pot porni programe, deschide socketuri și schimba permisiunile fișierelor dumneavoastră",
	Neither:           "acest sistem nu are nici Landlock, nici seccomp: procesele care citesc CV-uri vă pot deschide fișierele și se pot conecta la rețea",
	NotConfined:       "nucleul acestui calculator nu limitează procesul care citește CV-uri",
}
