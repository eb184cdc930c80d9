ALTER TABLE "exam_answers" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD COLUMN "max_points" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "max_points" integer;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "breaks_taken" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "break_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "break_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "break_ms" integer DEFAULT 0 NOT NULL;