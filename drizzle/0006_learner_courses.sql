CREATE TABLE "learner_courses" (
	"learner_id" text NOT NULL,
	"course_key" text NOT NULL,
	"track" text,
	"company" text,
	CONSTRAINT "learner_courses_learner_id_course_key_pk" PRIMARY KEY("learner_id","course_key")
);
--> statement-breakpoint
ALTER TABLE "learner_courses" ADD CONSTRAINT "learner_courses_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;