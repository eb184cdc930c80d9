CREATE TABLE "certificates" (
	"learner_id" text NOT NULL,
	"course_key" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_learner_id_course_key_pk" PRIMARY KEY("learner_id","course_key")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_id" ON "certificates" USING btree ("id");