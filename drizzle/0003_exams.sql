CREATE TABLE "exam_answers" (
	"learner_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"question_rev" integer NOT NULL,
	"objective_id" text NOT NULL,
	"number" integer NOT NULL,
	"option_order" text[] NOT NULL,
	"answer" jsonb,
	"first_answer" jsonb,
	"flagged" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"ms_spent" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"is_right" boolean,
	CONSTRAINT "exam_answers_learner_id_attempt_id_question_id_pk" PRIMARY KEY("learner_id","attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "exam_attempts" (
	"learner_id" text NOT NULL,
	"id" text NOT NULL,
	"course_key" text NOT NULL,
	"paper_id" text NOT NULL,
	"state" text NOT NULL,
	"seed" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"extra_time_percent" integer DEFAULT 0 NOT NULL,
	"pass_percent" integer NOT NULL,
	"exam_pass_percent" integer,
	"saved_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"right_count" integer,
	"percent" integer,
	"passed" boolean,
	"xp_awarded" integer DEFAULT 0 NOT NULL,
	"counted_on" date,
	CONSTRAINT "exam_attempts_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_attempt_fk" FOREIGN KEY ("learner_id","attempt_id") REFERENCES "public"."exam_attempts"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_answers_seen" ON "exam_answers" USING btree ("learner_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_open" ON "exam_attempts" USING btree ("learner_id","paper_id") WHERE "exam_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "exam_attempts_due" ON "exam_attempts" USING btree ("deadline_at") WHERE "exam_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "exam_attempts_newest" ON "exam_attempts" USING btree ("learner_id","course_key","started_at");