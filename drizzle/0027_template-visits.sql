CREATE TABLE "template_visits" (
	"learner_id" text NOT NULL,
	"course_key" text NOT NULL,
	"template_ids" text[] NOT NULL,
	CONSTRAINT "template_visits_learner_id_course_key_pk" PRIMARY KEY("learner_id","course_key")
);
--> statement-breakpoint
ALTER TABLE "template_visits" ADD CONSTRAINT "template_visits_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;