CREATE TABLE "learner_models" (
	"learner_id" text NOT NULL,
	"id" text NOT NULL,
	"course_key" text NOT NULL,
	"name" text NOT NULL,
	"viewpoint" text,
	"model" jsonb NOT NULL,
	"elements" integer NOT NULL,
	"relations" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"editor" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learner_models_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "learner_models" ADD CONSTRAINT "learner_models_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_models_course" ON "learner_models" USING btree ("learner_id","course_key","updated_at");