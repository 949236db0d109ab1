package ui_test

import (
	"context"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/needs"
	"shortlist/model/query"
	"shortlist/model/reading"
	"shortlist/ui"
)

// watched is a Backend that fails the test if it is called while Update or View is on
// the stack: the screen's loop does no I/O. It embeds nothing, so that a new method of
// Backend must be added here, too.
type watched struct {
	t    testing.TB
	b    ui.Backend
	sent *[]model.Draft       // to be created or updated
	full *bool                // no draft can be kept
	news <-chan account.Event // from the test
	hark <-chan struct{}      // the test waits for news of the account
}

// io is called first by every method that may block.
func (w watched) io(name string) {
	w.t.Helper()
	if in := onLoop(); in != "" {
		w.t.Errorf("%s is called by %s, on the loop", name, in)
	}
}

// onLoop returns the name of the model's method under which the caller runs, if any.
func onLoop() string {
	pcs := make([]uintptr, 512)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	for {
		f, more := frames.Next()
		switch name := f.Function[strings.LastIndexByte(f.Function, '/')+1:]; name {
		case "ui.(*Model).Update", "ui.(*Model).View":
			return name
		}
		if !more {
			return ""
		}
	}
}

func (w watched) Info() account.Info { return w.b.Info() } // a constant

func (w watched) Answers() int64        { return w.b.Answers() }    // no I/O
func (w watched) WaitsUntil() time.Time { return w.b.WaitsUntil() } // no I/O

func (w watched) ChangeWaits(ctx context.Context) bool {
	w.io("ChangeWaits")
	return w.b.ChangeWaits(ctx)
}

func (w watched) WrittenBy(applyID int64) []account.WrittenTo { return w.b.WrittenBy(applyID) } // no I/O
func (w watched) HeldElsewhere() error                        { return w.b.HeldElsewhere() }    // no I/O
func (w watched) ScopeOf(shown ...int64) account.Scope        { return w.b.ScopeOf(shown...) }  // no I/O

func (w watched) TakeOver(ctx context.Context) error {
	w.io("TakeOver")
	return w.b.TakeOver(ctx)
}

func (w watched) WaitUnkept(u model.Unkept) error {
	w.io("WaitUnkept")
	return w.b.WaitUnkept(u)
}

func (w watched) AddUnkept(u model.Unkept) error {
	w.io("AddUnkept")
	return w.b.AddUnkept(u)
}

func (w watched) Unkept(ctx context.Context) (model.Unkept, error) {
	w.io("Unkept")
	return w.b.Unkept(ctx)
}

func (w watched) DropUnkept(ctx context.Context, u model.Unkept) error {
	w.io("DropUnkept")
	return w.b.DropUnkept(ctx, u)
}

func (w watched) KeepNoteAside(ctx context.Context, r model.Review) error {
	w.io("KeepNoteAside")
	return w.b.KeepNoteAside(ctx, r)
}

func (w watched) Select(ctx context.Context, s account.Scope) (account.Selected, error) {
	w.io("Select")
	return w.b.Select(ctx, s)
}

func (w watched) Rehearse(ctx context.Context, s account.Selected, scope account.Scope) (account.Receipt, error) {
	w.io("Rehearse")
	return w.b.Rehearse(ctx, s, scope)
}

func (w watched) Erase(ctx context.Context, s account.Selected, scope account.Scope) (account.Receipt, error) {
	w.io("Erase")
	return w.b.Erase(ctx, s, scope)
}

func (w watched) Questions(ctx context.Context, jobID int64) ([]string, error) {
	w.io("Questions")
	return w.b.Questions(ctx, jobID)
}

func (w watched) NeedsText(ctx context.Context, jobID int64) (set, typed string, err error) {
	w.io("NeedsText")
	return w.b.NeedsText(ctx, jobID)
}

func (w watched) TypeNeeds(ctx context.Context, jobID int64, typed string) error {
	w.io("TypeNeeds")
	return w.b.TypeNeeds(ctx, jobID, typed)
}

func (w watched) SetNeeds(ctx context.Context, jobID int64, of []needs.Need) error {
	w.io("SetNeeds")
	return w.b.SetNeeds(ctx, jobID, of)
}

func (w watched) Since(ctx context.Context, from time.Time) (account.Since, error) {
	w.io("Since")
	return w.b.Since(ctx, from)
}

func (w watched) Overview(ctx context.Context, days int) (account.Overview, error) {
	w.io("Overview")
	return w.b.Overview(ctx, days)
}

func (w watched) Search(ctx context.Context, q query.Query, limit int) (account.Hits, error) {
	w.io("Search")
	return w.b.Search(ctx, q, limit)
}

func (w watched) Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	w.io("Matching")
	return w.b.Matching(ctx, q, jobID)
}

func (w watched) Unindexed(ctx context.Context) (account.Index, error) {
	w.io("Unindexed")
	return w.b.Unindexed(ctx)
}

func (w watched) Searches(ctx context.Context) ([]model.SavedSearch, error) {
	w.io("Searches")
	return w.b.Searches(ctx)
}

func (w watched) SaveSearch(ctx context.Context, s model.SavedSearch) error {
	w.io("SaveSearch")
	return w.b.SaveSearch(ctx, s)
}

// KeepIndexed reads no CVs in the background, so that tests see only their own work.
func (w watched) KeepIndexed(ctx context.Context) <-chan account.Index {
	none := make(chan account.Index)
	close(none)
	return none
}

func (w watched) KeepArrived(ctx context.Context) <-chan model.Job { return w.b.KeepArrived(ctx) } // in the background

func (w watched) LookBlind(ctx context.Context) bool {
	w.io("LookBlind")
	return w.b.LookBlind(ctx)
}

func (w watched) NewSince(ctx context.Context, id int64, limit int) ([]account.Newcomer, error) {
	w.io("NewSince")
	return w.b.NewSince(ctx, id, limit)
}

func (w watched) TakeHook(ctx context.Context, id int64) (bool, error) {
	w.io("TakeHook")
	return w.b.TakeHook(ctx, id)
}

func (w watched) TakePoll(ctx context.Context) bool {
	w.io("TakePoll")
	return w.b.TakePoll(ctx)
}

func (w watched) Inbox(ctx context.Context) ([]model.Candidate, error) {
	w.io("Inbox")
	return w.b.Inbox(ctx)
}

func (w watched) Dismiss(ctx context.Context, c model.Candidate) error {
	w.io("Dismiss")
	return w.b.Dismiss(ctx, c)
}

func (w watched) Blind() bool { return w.b.Blind() } // no I/O

func (w watched) Switched() int64 { return w.b.Switched() } // no I/O

func (w watched) Unsure() bool { return w.b.Unsure() } // no I/O

func (w watched) SetBlind(ctx context.Context, on bool) error {
	w.io("SetBlind")
	return w.b.SetBlind(ctx, on)
}

func (w watched) OutsideCV(ctx context.Context, c model.Candidate) (account.OutsideCV, error) {
	w.io("OutsideCV")
	return w.b.OutsideCV(ctx, c)
}

func (w watched) IsOutside(ctx context.Context, to string) (bool, error) {
	w.io("IsOutside")
	return w.b.IsOutside(ctx, to)
}

func (w watched) NewPacket(ctx context.Context, to string, named bool, ids []int64) (account.Packet, error) {
	w.io("NewPacket")
	return w.b.NewPacket(ctx, to, named, ids)
}

func (w watched) AddPacket(ctx context.Context, p *account.Packet, path string, exactly bool, write func(io.Writer, account.Packet) error) (string, error) {
	w.io("AddPacket")
	return w.b.AddPacket(ctx, p, path, exactly, write)
}

func (w watched) Packets(ctx context.Context) ([]account.KeptPacket, error) {
	w.io("Packets")
	return w.b.Packets(ctx)
}

func (w watched) ReadPacketReply(ctx context.Context, src io.Reader) (account.PacketReply, error) {
	w.io("ReadPacketReply")
	return w.b.ReadPacketReply(ctx, src)
}

func (w watched) KeepPacketReply(ctx context.Context, src io.Reader, replace bool) (account.PacketReply, int, error) {
	w.io("KeepPacketReply")
	return w.b.KeepPacketReply(ctx, src, replace)
}

func (w watched) WithdrawPacket(ctx context.Context, id int64) error {
	w.io("WithdrawPacket")
	return w.b.WithdrawPacket(ctx, id)
}

func (w watched) Entry(ctx context.Context, c model.Candidate, cvs bool) (account.Entry, error) {
	w.io("Entry")
	return w.b.Entry(ctx, c, cvs)
}

func (w watched) Needs(ctx context.Context, jobID int64) ([]needs.Need, error) {
	w.io("Needs")
	return w.b.Needs(ctx, jobID)
}

func (w watched) Sheet(ctx context.Context, id int64) (account.Sheet, error) {
	w.io("Sheet")
	return w.b.Sheet(ctx, id)
}

func (w watched) SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error) {
	w.io("SaveFile")
	return w.b.SaveFile(ctx, path, exactly, applies, src)
}

func (w watched) CachedJobs(ctx context.Context) (account.Jobs, error) {
	w.io("CachedJobs")
	return w.b.CachedJobs(ctx)
}

func (w watched) FirstJobs(ctx context.Context) (account.Jobs, error) {
	w.io("FirstJobs")
	return w.b.FirstJobs(ctx)
}

func (w watched) StreamJobs(ctx context.Context, held []model.Job) <-chan account.JobsBatch {
	w.io("StreamJobs")
	return w.b.StreamJobs(ctx, held)
}

func (w watched) DeletedJobs(ctx context.Context) ([]model.Job, error) {
	w.io("DeletedJobs")
	return w.b.DeletedJobs(ctx)
}

func (w watched) CachedJob(ctx context.Context, id int64) (model.Job, error) {
	w.io("CachedJob")
	return w.b.CachedJob(ctx, id)
}

func (w watched) ChangeStatus(ctx context.Context, j model.Job, c model.StatusChange) (model.Job, account.Delivery, error) {
	w.io("ChangeStatus")
	return w.b.ChangeStatus(ctx, j, c)
}

func (w watched) ListApplicants(ctx context.Context, jobID int64) (account.Applicants, error) {
	w.io("ListApplicants")
	return w.b.ListApplicants(ctx, jobID)
}

func (w watched) CandidatesOf(ctx context.Context, applies []int64) ([]model.Candidate, error) {
	w.io("CandidatesOf")
	return w.b.CandidatesOf(ctx, applies)
}

func (w watched) FetchApplicants(ctx context.Context, jobID int64) <-chan account.Batch {
	w.io("FetchApplicants")
	return w.b.FetchApplicants(ctx, jobID)
}

func (w watched) MarkViewed(ctx context.Context, jobID, applyID int64) (account.Delivery, error) {
	w.io("MarkViewed")
	return w.b.MarkViewed(ctx, jobID, applyID)
}

func (w watched) Related(ctx context.Context, c model.Candidate) ([]account.Related, error) {
	w.io("Related")
	return w.b.Related(ctx, c)
}

func (w watched) UnreadJobs(ctx context.Context) (int, error) {
	w.io("UnreadJobs")
	return w.b.UnreadJobs(ctx)
}

func (w watched) NeedsOf(ctx context.Context, c model.Candidate) ([]needs.Find, error) {
	w.io("NeedsOf")
	return w.b.NeedsOf(ctx, c)
}

func (w watched) History(ctx context.Context, c model.Candidate) ([]model.Event, error) {
	w.io("History")
	return w.b.History(ctx, c)
}

func (w watched) CVPages(ctx context.Context, c model.Candidate) ([]string, error) {
	w.io("CVPages")
	return w.b.CVPages(ctx, c)
}

func (w watched) LogSending(ctx context.Context, c model.Candidate, terminal string) model.Activity {
	w.io("LogSending")
	return w.b.LogSending(ctx, c, terminal)
}

func (w watched) ForProgram(ctx context.Context, applyID int64) (model.Candidate, error) {
	w.io("ForProgram")
	return w.b.ForProgram(ctx, applyID)
}

func (w watched) LogCommand(ctx context.Context, name, prompt string) model.Activity {
	w.io("LogCommand")
	return w.b.LogCommand(ctx, name, prompt)
}

func (w watched) LogSendingFile(ctx context.Context, name, terminal string) model.Activity {
	w.io("LogSendingFile")
	return w.b.LogSendingFile(ctx, name, terminal)
}

func (w watched) LogOutcome(ctx context.Context, act model.Activity, outcome model.ActivityOutcome, why string) {
	w.io("LogOutcome")
	w.b.LogOutcome(ctx, act, outcome, why)
}

func (w watched) NamedCV(ctx context.Context, c model.Candidate) (account.NamedCV, error) {
	w.io("NamedCV")
	return w.b.NamedCV(ctx, c)
}

func (w watched) SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error) {
	w.io("SaveCV")
	return w.b.SaveCV(ctx, c, dir)
}

func (w watched) Job(ctx context.Context, id int64) (model.Job, error) {
	w.io("Job")
	return w.b.Job(ctx, id)
}

func (w watched) Currency(ctx context.Context, jobID int64) (model.CurrencyEntry, bool, error) {
	w.io("Currency")
	return w.b.Currency(ctx, jobID)
}

func (w watched) Create(ctx context.Context, from model.SavedDraft) (account.Saved, error) {
	w.io("Create")
	*w.sent = append(*w.sent, from.Draft)
	return w.b.Create(ctx, from)
}

func (w watched) Update(ctx context.Context, base model.Job, currency *model.Currency, d model.Draft) (account.Saved, error) {
	w.io("Update")
	*w.sent = append(*w.sent, d)
	return w.b.Update(ctx, base, currency, d)
}

func (w watched) TakeDraft(ctx context.Context, id int64, over bool) (model.SavedDraft, error) {
	w.io("TakeDraft")
	return w.b.TakeDraft(ctx, id, over)
}

func (w watched) OpenDrafts(ctx context.Context) ([]model.SavedDraft, error) {
	w.io("OpenDrafts")
	return w.b.OpenDrafts(ctx)
}

func (w watched) Templates(ctx context.Context) ([]model.SavedDraft, error) {
	w.io("Templates")
	return w.b.Templates(ctx)
}

func (w watched) Duplicates(ctx context.Context, d model.Draft) (bool, error) {
	w.io("Duplicates")
	return w.b.Duplicates(ctx, d)
}

func (w watched) Regions(ctx context.Context) ([]string, error) {
	w.io("Regions")
	return w.b.Regions(ctx)
}

func (w watched) OpenElsewhere(ctx context.Context, jobID int64) (bool, error) {
	w.io("OpenElsewhere")
	return w.b.OpenElsewhere(ctx, jobID)
}

func (w watched) WaitingDrafts(ctx context.Context) ([]model.SavedDraft, error) {
	w.io("WaitingDrafts")
	return w.b.WaitingDrafts(ctx)
}

func (w watched) SaveDraft(ctx context.Context, d model.SavedDraft) error {
	w.io("SaveDraft")
	if *w.full {
		return errors.New("keep the draft: no space left on device")
	}
	return w.b.SaveDraft(ctx, d)
}

func (w watched) HoldDraft(ctx context.Context, id, jobID int64) error {
	w.io("HoldDraft")
	return w.b.HoldDraft(ctx, id, jobID)
}

func (w watched) ReleaseDraft(ctx context.Context, id int64) error {
	w.io("ReleaseDraft")
	return w.b.ReleaseDraft(ctx, id)
}

func (w watched) DropDraft(ctx context.Context, id int64) error {
	w.io("DropDraft")
	return w.b.DropDraft(ctx, id)
}

func (w watched) SignIn(ctx context.Context, password string) error {
	w.io("SignIn")
	return w.b.SignIn(ctx, password)
}

func (w watched) Deliver(ctx context.Context) account.Delivery {
	w.io("Deliver")
	return w.b.Deliver(ctx)
}

func (w watched) Outbox(ctx context.Context) ([]account.Waiting, error) {
	w.io("Outbox")
	return w.b.Outbox(ctx)
}

func (w watched) Retry(ctx context.Context, o model.Outgoing) account.Delivery {
	w.io("Retry")
	return w.b.Retry(ctx, o)
}

func (w watched) Drop(ctx context.Context, o model.Outgoing) error {
	w.io("Drop")
	return w.b.Drop(ctx, o)
}

func (w watched) Activity(ctx context.Context, before int64, limit int) ([]model.Activity, error) {
	w.io("Activity")
	return w.b.Activity(ctx, before, limit)
}

func (w watched) Unviewed(ctx context.Context) (map[int64]int, error) {
	w.io("Unviewed")
	return w.b.Unviewed(ctx)
}

func (w watched) FetchMoved(ctx context.Context, jobs []model.Job, except int64) <-chan model.Job {
	w.io("FetchMoved")
	return w.b.FetchMoved(ctx, jobs, except)
}

func (w watched) SyncUnknown(ctx context.Context) <-chan account.Synced {
	w.io("SyncUnknown")
	return w.b.SyncUnknown(ctx)
}

// Events only starts a goroutine, so it may be called in Update. It adds the news of
// the test to the account's. Those wait until the test waits for them.
func (w watched) Events(ctx context.Context) <-chan account.Event {
	out, own := make(chan account.Event), w.b.Events(ctx)
	send := func(e account.Event) {
		select {
		case out <- e:
		case <-ctx.Done():
		}
	}
	go func() {
		defer close(out)
		for {
			select {
			case e := <-w.news:
				send(e)
			case <-w.hark:
				select {
				case e, ok := <-own:
					if !ok {
						return
					}
					send(e)
				default:
				}
			case <-ctx.Done():
				for range own { // to its end
				}
				return
			}
		}
	}()
	return out
}

func (w watched) Intents(ctx context.Context) ([]model.Intent, error) {
	w.io("Intents")
	return w.b.Intents(ctx)
}

func (w watched) Find(ctx context.Context, in model.Intent) (model.Job, bool, error) {
	w.io("Find")
	return w.b.Find(ctx, in)
}

func (w watched) Settle(ctx context.Context, in model.Intent, made int64) error {
	w.io("Settle")
	return w.b.Settle(ctx, in, made)
}

func (w watched) Candidate(ctx context.Context, applyID int64) (model.Candidate, error) {
	w.io("Candidate")
	return w.b.Candidate(ctx, applyID)
}

func (w watched) CVText(ctx context.Context, c model.Candidate) (reading.Document, error) {
	w.io("CVText")
	return w.b.CVText(ctx, c)
}

func (w watched) Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error) {
	w.io("Reviews")
	return w.b.Reviews(ctx, jobID)
}

func (w watched) Due(ctx context.Context) ([]account.Snoozed, error) {
	w.io("Due")
	return w.b.Due(ctx)
}

func (w watched) ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error) {
	w.io("ChangeReview")
	if *w.full {
		return was, is, errors.New("disk full")
	}
	return w.b.ChangeReview(ctx, c, f)
}

func (w watched) Shortlists(ctx context.Context) ([]model.Shortlist, error) {
	w.io("Shortlists")
	return w.b.Shortlists(ctx)
}

func (w watched) Enlist(ctx context.Context, name string, applies []int64) ([]int64, error) {
	w.io("Enlist")
	return w.b.Enlist(ctx, name, applies)
}

func (w watched) Delist(ctx context.Context, name string, applies []int64) (model.Taken, error) {
	w.io("Delist")
	return w.b.Delist(ctx, name, applies)
}

func (w watched) ForgetShortlist(ctx context.Context, name string) (model.Taken, error) {
	w.io("ForgetShortlist")
	return w.b.ForgetShortlist(ctx, name)
}

func (w watched) Relist(ctx context.Context, taken model.Taken) error {
	w.io("Relist")
	return w.b.Relist(ctx, taken)
}

func (w watched) CVPicture(ctx context.Context, c model.Candidate, page, widest int) (reading.Picture, error) {
	w.io("CVPicture")
	return w.b.CVPicture(ctx, c, page, widest)
}

func (w watched) Colleagues(ctx context.Context, c model.Candidate) (account.Colleagues, error) {
	w.io("Colleagues")
	return w.b.Colleagues(ctx, c)
}

func (w watched) NoteWritten(ctx context.Context, c model.Candidate, written bool) error {
	w.io("NoteWritten")
	return w.b.NoteWritten(ctx, c, written)
}

func (w watched) SetOpen(applyID int64) { w.b.SetOpen(applyID) } // no I/O

func (w watched) LettersOff() string                          { return w.b.LettersOff() } // no I/O
func (w watched) LetterWay() (answers.Way, string, time.Time) { return w.b.LetterWay() }  // no I/O

func (w watched) ShownLetters(ctx context.Context) ([]account.Letter, error) {
	w.io("ShownLetters")
	return w.b.ShownLetters(ctx)
}

func (w watched) Calls(ctx context.Context, jobID int64) ([]account.Call, error) {
	w.io("Calls")
	return w.b.Calls(ctx, jobID)
}

func (w watched) CountUnanswered(ctx context.Context, jobID int64) (int, time.Time, error) {
	w.io("CountUnanswered")
	return w.b.CountUnanswered(ctx, jobID)
}

func (w watched) UnansweredOf(ctx context.Context, jobID int64) ([]int64, error) {
	w.io("UnansweredOf")
	return w.b.UnansweredOf(ctx, jobID)
}

func (w watched) LeaveUnanswered(ctx context.Context, jobID int64) error {
	w.io("LeaveUnanswered")
	return w.b.LeaveUnanswered(ctx, jobID)
}

func (w watched) PlanLetters(ctx context.Context, p account.LetterPlan, dry bool) ([]account.Letter, []account.RefusedLetter, error) {
	w.io("PlanLetters")
	return w.b.PlanLetters(ctx, p, dry)
}

func (w watched) RewriteLetter(ctx context.Context, id int64, code, own string) error {
	w.io("RewriteLetter")
	return w.b.RewriteLetter(ctx, id, code, own)
}

func (w watched) ReviewLetters(ctx context.Context, ids []int64) ([]account.Letter, error) {
	w.io("ReviewLetters")
	return w.b.ReviewLetters(ctx, ids)
}

func (w watched) CancelLetters(ctx context.Context, ids []int64) ([]account.Letter, error) {
	w.io("CancelLetters")
	return w.b.CancelLetters(ctx, ids)
}

func (w watched) SettleLetters(ctx context.Context, ids []int64, sent bool) ([]account.Letter, error) {
	w.io("SettleLetters")
	return w.b.SettleLetters(ctx, ids, sent)
}

func (w watched) SetCall(ctx context.Context, applyID int64, state answers.CallState, until model.Day) error {
	w.io("SetCall")
	return w.b.SetCall(ctx, applyID, state, until)
}

func (w watched) LetterLink(ctx context.Context, id int64) (string, error) {
	w.io("LetterLink")
	return w.b.LetterLink(ctx, id)
}

func (w watched) SendLetters(ctx context.Context, late bool) (account.SentLetters, error) {
	w.io("SendLetters")
	return w.b.SendLetters(ctx, late)
}

func (w watched) Zone() *time.Location { return w.b.Zone() } // no I/O

func (w watched) Agenda(ctx context.Context, days int) ([]account.Interview, error) {
	w.io("Agenda")
	return w.b.Agenda(ctx, days)
}

func (w watched) OfferInterviews(ctx context.Context, applies []int64, times calendar.Times, dry bool) (account.PlannedInterviews, error) {
	w.io("OfferInterviews")
	return w.b.OfferInterviews(ctx, applies, times, dry)
}

func (w watched) BookInterview(ctx context.Context, b account.Booking, dry bool) (account.PlannedInterviews, error) {
	w.io("BookInterview")
	return w.b.BookInterview(ctx, b, dry)
}

func (w watched) MoveInterview(ctx context.Context, id int64, slot calendar.Slot, dry bool) (account.PlannedInterviews, error) {
	w.io("MoveInterview")
	return w.b.MoveInterview(ctx, id, slot, dry)
}

func (w watched) CancelInterview(ctx context.Context, id int64, dry bool) (account.PlannedInterviews, error) {
	w.io("CancelInterview")
	return w.b.CancelInterview(ctx, id, dry)
}

func (w watched) ReadReply(ctx context.Context, in io.Reader, applyID int64, dry bool) ([]account.Reply, error) {
	w.io("ReadReply")
	return w.b.ReadReply(ctx, in, applyID, dry)
}

func (w watched) CalendarFile(ctx context.Context, list []account.Interview) ([]byte, error) {
	w.io("CalendarFile")
	return w.b.CalendarFile(ctx, list)
}
