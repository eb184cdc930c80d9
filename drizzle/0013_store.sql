CREATE TABLE "store_items" (
	"learner_id" text NOT NULL,
	"item_id" text NOT NULL,
	"held" integer NOT NULL,
	"active_until" timestamp with time zone,
	"is_on" boolean DEFAULT false NOT NULL,
	CONSTRAINT "store_items_learner_id_item_id_pk" PRIMARY KEY("learner_id","item_id"),
	CONSTRAINT "store_items_held" CHECK ("store_items"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_purchases" (
	"learner_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "store_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" text NOT NULL,
	"price_xp" integer NOT NULL,
	"bought_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_purchases_learner_id_id_pk" PRIMARY KEY("learner_id","id"),
	CONSTRAINT "store_purchases_price" CHECK ("store_purchases"."price_xp" > 0)
);
--> statement-breakpoint
ALTER TABLE "xp_ledger" ADD COLUMN "boost_xp" integer;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_purchases" ADD CONSTRAINT "store_purchases_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_items_active" ON "store_items" USING btree ("learner_id","active_until");