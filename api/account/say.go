package account

import "shortlist/model/lang"

func sayCVMissing(applicant string) string {
	return lang.Text("the CV of %s is not on this computer; refresh the applicants", applicant)
}
