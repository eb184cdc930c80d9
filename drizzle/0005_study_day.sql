ALTER TABLE "xp_ledger" ADD COLUMN "study_day" date;--> statement-breakpoint
-- Attempts are held before their learner, everywhere: one that is handed in or expires while its
-- learner is erased waits, or is waited for, and never both.
create or replace function erase_learner(learner text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone boolean;
begin
  perform 1 from exam_attempts where learner_id = learner order by id for update;
  perform set_config('meritpath.erasing', learner, true);
  delete from users where id = learner;
  gone := found;
  perform set_config('meritpath.erasing', '', true);
  return gone;
end $$;
