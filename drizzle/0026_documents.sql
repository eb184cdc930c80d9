CREATE TABLE "document_versions" (
	"learner_id" text NOT NULL,
	"document_id" text NOT NULL,
	"no" integer NOT NULL,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_learner_id_document_id_no_pk" PRIMARY KEY("learner_id","document_id","no")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"learner_id" text NOT NULL,
	"id" text NOT NULL,
	"template_id" text NOT NULL,
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"cells" jsonb NOT NULL,
	"stamps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_learner_id_id_pk" PRIMARY KEY("learner_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document" FOREIGN KEY ("learner_id","document_id") REFERENCES "public"."documents"("learner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_changed" ON "documents" USING btree ("learner_id","changed_at");