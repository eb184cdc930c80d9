CREATE TABLE "exam_dates" (
	"learner_id" text NOT NULL,
	"course_key" text NOT NULL,
	"exam_on" date NOT NULL,
	CONSTRAINT "exam_dates_learner_id_course_key_pk" PRIMARY KEY("learner_id","course_key")
);
--> statement-breakpoint
ALTER TABLE "exam_dates" ADD CONSTRAINT "exam_dates_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;