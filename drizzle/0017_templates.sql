CREATE TABLE "learner_templates" (
	"learner_id" text NOT NULL,
	"template_id" text NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"stars" integer,
	CONSTRAINT "learner_templates_learner_id_template_id_pk" PRIMARY KEY("learner_id","template_id"),
	CONSTRAINT "learner_templates_stars" CHECK ("learner_templates"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "template_figures" (
	"template_id" text PRIMARY KEY NOT NULL,
	"downloads" bigint DEFAULT 0 NOT NULL,
	"ratings" bigint DEFAULT 0 NOT NULL,
	"stars_sum" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_templates" ADD CONSTRAINT "learner_templates_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;