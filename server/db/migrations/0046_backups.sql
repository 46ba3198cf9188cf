CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"row_count" bigint,
	"file_count" integer,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backups_state" CHECK ("backups"."state" in ('running', 'verified', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "backups_by_start" ON "backups" USING btree ("started_at");