-- The ledger is append-only (R-14). The trigger holds for every role, the owner's too.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('meritpath.erasing', true) = old.learner_id then
    return old;
  end if;
  raise exception 'xp_ledger is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger xp_ledger_append_only before update or delete on xp_ledger
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger xp_ledger_no_truncate before truncate on xp_ledger
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- The one way a learner is erased: everything that hangs on the account goes with it.
create function erase_learner(learner text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone boolean;
begin
  perform set_config('meritpath.erasing', learner, true);
  delete from users where id = learner;
  gone := found;
  perform set_config('meritpath.erasing', '', true);
  return gone;
end $$;
