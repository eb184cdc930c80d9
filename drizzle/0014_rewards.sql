CREATE TABLE "study_days" (
	"learner_id" text NOT NULL,
	"day" date NOT NULL,
	"course_key" text NOT NULL,
	CONSTRAINT "study_days_learner_id_day_course_key_pk" PRIMARY KEY("learner_id","day","course_key")
);
--> statement-breakpoint
CREATE TABLE "xp_sums" (
	"learner_id" text NOT NULL,
	"board" text NOT NULL,
	"starts_on" date NOT NULL,
	"xp" integer NOT NULL,
	"is_demo" boolean NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "xp_sums_learner_id_board_starts_on_pk" PRIMARY KEY("learner_id","board","starts_on")
);
--> statement-breakpoint
ALTER TABLE "streaks" ADD COLUMN "best_days" integer;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_sums" ADD CONSTRAINT "xp_sums_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "xp_sums_ranked" ON "xp_sums" USING btree ("board","starts_on","is_demo","xp","learner_id") WHERE is_listed;--> statement-breakpoint
-- The days of the runs that stand: what is known of days before this table.
insert into "study_days" (learner_id, day, course_key)
select s.learner_id, run.day::date, s.scope
from streaks s
cross join lateral generate_series(
  s.last_study_day - (s.days + cardinality(s.bridged_days) - 1), s.last_study_day, interval '1 day'
) as run (day)
where s.scope <> 'overall' and s.days > 0 and not run.day::date = any (s.bridged_days)
on conflict do nothing;--> statement-breakpoint
insert into "xp_sums" (learner_id, board, starts_on, xp, is_demo, is_listed)
select l.id, period.board, period.starts_on, sum(x.base_xp)::int, l.is_demo,
       not l.is_demo and coalesce(l.settings ->> 'publicProfile', 'true') = 'true'
from xp_ledger x
join learners l on l.id = x.learner_id
cross join lateral (values
  ('all', date '1970-01-01'),
  ('week', date_trunc('week', x.created_at at time zone 'UTC')::date),
  ('month', date_trunc('month', x.created_at at time zone 'UTC')::date)
) as period (board, starts_on)
group by l.id, period.board, period.starts_on
having sum(x.base_xp) > 0
on conflict do nothing;
