CREATE TABLE "course_resets" (
	"learner_id" text NOT NULL,
	"course_key" text NOT NULL,
	"reset_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_resets_learner_id_course_key_pk" PRIMARY KEY("learner_id","course_key")
);
--> statement-breakpoint
ALTER TABLE "course_resets" ADD CONSTRAINT "course_resets_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;