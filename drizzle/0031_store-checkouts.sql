CREATE TABLE "store_checkouts" (
	"learner_id" text NOT NULL,
	"id" text NOT NULL,
	"item_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"session_id" text,
	"url" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "store_checkouts_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "store_checkouts_price" CHECK ("store_checkouts"."price_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "store_checkouts" ADD CONSTRAINT "store_checkouts_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_checkouts_id" ON "store_checkouts" USING btree ("id");