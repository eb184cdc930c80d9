CREATE TABLE "learner_resources" (
	"learner_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"viewed_on" date,
	"stars" integer,
	"done" text[] DEFAULT '{}' NOT NULL,
	"work" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "learner_resources_learner_id_resource_id_pk" PRIMARY KEY("learner_id","resource_id"),
	CONSTRAINT "learner_resources_stars" CHECK ("learner_resources"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "resource_figures" (
	"resource_id" text PRIMARY KEY NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"ratings" bigint DEFAULT 0 NOT NULL,
	"stars_sum" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_resources" ADD CONSTRAINT "learner_resources_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;