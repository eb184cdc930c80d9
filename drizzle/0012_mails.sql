CREATE TABLE "learner_reminders" (
	"learner_id" text NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learner_reminders_learner_id_kind_pk" PRIMARY KEY("learner_id","kind")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learner_reminders" ADD CONSTRAINT "learner_reminders_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learners_digest" ON "learners" USING btree ("time_zone") WHERE "learners"."settings" ->> 'weeklyDigest' = 'true';--> statement-breakpoint
CREATE INDEX "streaks_open" ON "streaks" USING btree ("last_study_day") WHERE "streaks"."scope" = 'overall';--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("created_at") WHERE "notifications"."read_at" is null and "notifications"."mailed_at" is null;