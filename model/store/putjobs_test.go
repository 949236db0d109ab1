package store

import (
	"context"
	"time"

	"shortlist/model"
)

// PutJobs replaces the list of jobs. Jobs that are no longer listed keep their last
// known copy (CONTRACT 18). Only changed rows are written: the list is read often, and
// changes seldom.
func (s *Store) PutJobs(ctx context.Context, jobs []model.Job, at time.Time) error {
	return s.putJobList(ctx, jobs, true, at)
}

// PutSomeJobs keeps the jobs of a list that could not be read whole. The others stay
// listed.
func (s *Store) PutSomeJobs(ctx context.Context, jobs []model.Job, at time.Time) error {
	return s.putJobList(ctx, jobs, false, at)
}

func (s *Store) putJobList(ctx context.Context, jobs []model.Job, whole bool, at time.Time) error {
	var listed []int64
	if whole {
		listed = make([]int64, len(jobs)) // an empty list is not nil
		for i, j := range jobs {
			listed[i] = j.ID
		}
	}
	return s.EndJobs(ctx, &JobsRead{}, jobs, listed, at)
}
