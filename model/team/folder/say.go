package folder

import "shortlist/model/lang"

func sayNoLock() string {
	return lang.Text("the file system of the team folder cannot lock files, so shortlist does not write there")
}
