CREATE TABLE "badge_credentials" (
	"learner_id" text NOT NULL,
	"badge_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_credentials_learner_id_badge_id_pk" PRIMARY KEY("learner_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_id" text NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_profiles" (
	"learner_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "badge_credentials" ADD CONSTRAINT "badge_credentials_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_credentials_id" ON "badge_credentials" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "public_profiles_id" ON "public_profiles" USING btree ("id");