ALTER TABLE "learners" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "settings" jsonb;