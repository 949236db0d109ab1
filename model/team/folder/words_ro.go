package folder

var inRomanian = words{
	Unsigned:    "modificările sunt în dosarul de echipă, dar nu au putut fi semnate",
	NoLock:      "sistemul de fișiere al dosarului de echipă nu poate bloca fișiere, așa că shortlist nu scrie acolo",
	NoSignature: "ssh-keygen nu a scris nicio semnătură",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NotYours(path string) string {
	return path + " nu vă aparține, așa că shortlist nu scrie în el"
}
func (*romanian) NoOwners(folder, owner, manager string) string {
	return "un fișier nou din " + folder + " aparține utilizatorului " + owner + ", nu lui " + manager + ", așa că la colegi modificările dvs. nu ar conta; " +
		"montați dosarul astfel încât fișierele să vă aparțină sau setați team.check la „signature”"
}
func (*romanian) NoModes(folder string) string {
	return "sistemul de fișiere al dosarului " + folder + " nu păstrează permisiuni: alții ar putea scrie în numele dvs., așa că la colegi modificările nu ar conta; " +
		"montați-l cu umask=027 sau setați team.check la „signature”"
}
func (*romanian) Locked(path string) string {
	return path + " este blocat de alt program al dumneavoastră, așa că shortlist nu a putut scrie în el"
}
func (*romanian) NewerLines(path string) string {
	return "o versiune mai nouă de shortlist a scris în " + path + "; actualizați-o pe aceasta, altfel s-ar pierde acele linii"
}
func (*romanian) NotASigner(manager string) string {
	return "fișierul team.allowed_signers nu are o cheie potrivită cu semnătura dumneavoastră (manager: " + manager + ")"
}
func (*romanian) KeyFailed(why string) string { return "ssh-keygen nu a putut semna: " + why }
