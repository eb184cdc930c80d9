CREATE TABLE "faq_counts" (
	"faq_id" text PRIMARY KEY NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_marks" (
	"learner_id" text NOT NULL,
	"faq_id" text NOT NULL,
	"is_helpful" boolean,
	"viewed_on" date,
	CONSTRAINT "faq_marks_learner_id_faq_id_pk" PRIMARY KEY("learner_id","faq_id")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"learner_id" text NOT NULL,
	"thread_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_learner_id_thread_id_id_pk" PRIMARY KEY("learner_id","thread_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"learner_id" text NOT NULL,
	"id" text NOT NULL,
	"subject" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_threads_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "faq_marks" ADD CONSTRAINT "faq_marks_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_thread" FOREIGN KEY ("learner_id","thread_id") REFERENCES "public"."support_threads"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_newest" ON "support_messages" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_threads_id" ON "support_threads" USING btree ("id");--> statement-breakpoint
CREATE INDEX "support_threads_waiting" ON "support_threads" USING btree ("updated_at") WHERE "support_threads"."state" = 'open';