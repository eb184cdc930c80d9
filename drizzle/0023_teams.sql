CREATE TABLE "team_invites" (
	"token" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer NOT NULL,
	"uses_left" integer NOT NULL,
	CONSTRAINT "team_invites_uses" CHECK ("team_invites"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"learner_id" text NOT NULL,
	"team_id" text NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "team_members_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamp with time zone NOT NULL,
	"owner_since" timestamp with time zone,
	CONSTRAINT "team_members_learner_id_team_id_pk" PRIMARY KEY("learner_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_removals" (
	"learner_id" text NOT NULL,
	"team_id" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_removals_learner_id_team_id_pk" PRIMARY KEY("learner_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"weekly_goal_xp" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "teams_goal" CHECK ("teams"."weekly_goal_xp" > 0)
);
--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_removals" ADD CONSTRAINT "team_removals_learner_id_learners_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_removals" ADD CONSTRAINT "team_removals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_invites_team" ON "team_invites" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_team" ON "team_members" USING btree ("team_id","no");--> statement-breakpoint
CREATE INDEX "team_removals_team" ON "team_removals" USING btree ("team_id");