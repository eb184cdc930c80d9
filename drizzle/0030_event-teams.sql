ALTER TABLE "event_entries" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "event_entries" ADD COLUMN "team_total" integer;