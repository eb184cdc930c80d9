CREATE TABLE "event_certificates" (
	"learner_id" text NOT NULL,
	"occurrence_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_certificates_learner_id_occurrence_id_pk" PRIMARY KEY("learner_id","occurrence_id")
);
--> statement-breakpoint
CREATE TABLE "event_entries" (
	"learner_id" text NOT NULL,
	"occurrence_id" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"progress" integer DEFAULT 0 NOT NULL,
	"goal_reached_at" timestamp with time zone,
	"paid_xp" integer,
	"rank" integer,
	"ranked_of" integer,
	"closed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "event_entries_learner_id_occurrence_id_pk" PRIMARY KEY("learner_id","occurrence_id")
);
--> statement-breakpoint
CREATE TABLE "event_occurrences" (
	"id" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"template_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"participants" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"target" integer,
	"total" integer,
	CONSTRAINT "event_occurrences_id_is_demo_pk" PRIMARY KEY("id","is_demo")
);
--> statement-breakpoint
ALTER TABLE "event_certificates" ADD CONSTRAINT "event_certificates_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_entries" ADD CONSTRAINT "event_entries_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_certificates_id" ON "event_certificates" USING btree ("id");--> statement-breakpoint
CREATE INDEX "event_entries_ranked" ON "event_entries" USING btree ("occurrence_id","is_demo","progress");--> statement-breakpoint
CREATE INDEX "event_entries_unsettled" ON "event_entries" USING btree ("closed_at") WHERE "event_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "event_entries_unannounced" ON "event_entries" USING btree ("occurrence_id") WHERE "event_entries"."announced_at" is null;--> statement-breakpoint
CREATE INDEX "event_occurrences_due" ON "event_occurrences" USING btree ("closes_at") WHERE "event_occurrences"."closed_at" is null;