-- As before, and who was erased is noted by a hash, so that a backup from before can be made true again.
create or replace function erase_learner(learner text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone boolean;
begin
  perform 1 from exam_attempts where learner_id = learner order by id for update;
  insert into erasures (id_hash)
    select encode(sha256(convert_to(id, 'UTF8')), 'hex') from learners where id = learner and not is_demo
    on conflict do nothing;
  perform set_config('meritpath.erasing', learner, true);
  delete from users where id = learner;
  gone := found;
  perform set_config('meritpath.erasing', '', true);
  return gone;
end $$;
