ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
-- Until now a use was seen in the end alone, which it moved to 30 days later.
UPDATE "sessions" SET "last_used_at" = "expires_at" - interval '30 days';
