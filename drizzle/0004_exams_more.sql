CREATE TABLE "paper_exposure" (
	"paper_id" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"over_limit" integer NOT NULL,
	"highest_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"learner_id" text NOT NULL,
	"id" text NOT NULL,
	"question_id" text NOT NULL,
	"question_rev" integer NOT NULL,
	"course_key" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"state" text DEFAULT 'open' NOT NULL,
	"fixed_in_rev" integer,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "question_reports_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"question_id" text NOT NULL,
	"question_rev" integer NOT NULL,
	"answers" integer NOT NULL,
	"facility" double precision,
	"discrimination" double precision,
	"picks" jsonb NOT NULL,
	"median_ms" integer,
	"pace_ms" integer,
	"shown" integer NOT NULL,
	"shown_again" integer NOT NULL,
	"marked" integer NOT NULL,
	CONSTRAINT "question_statistics_question_id_question_rev_pk" PRIMARY KEY("question_id","question_rev")
);
--> statement-breakpoint
ALTER TABLE "exam_answers" ADD COLUMN "confidence" text;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD COLUMN "max_points" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "max_points" integer;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "implausible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "seconds_per_question" integer;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "breaks_taken" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "break_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "break_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "break_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_progress" ADD COLUMN "implausible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_id" ON "question_reports" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_open" ON "question_reports" USING btree ("learner_id","question_id") WHERE "question_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "question_reports_newest" ON "question_reports" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE INDEX "question_reports_question" ON "question_reports" USING btree ("question_id","question_rev");