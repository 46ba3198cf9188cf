CREATE TABLE "jobs" (
	"kind" text NOT NULL,
	"key" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"lease" uuid,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "jobs_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "jobs_kind" CHECK ("jobs"."kind" in ('mail', 'import', 'storeClock', 'reminders', 'uploads', 'pictures', 'housekeeping', 'backup')),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'leased', 'failed', 'givenUp', 'done'))
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"build" text NOT NULL,
	"schema_number" integer NOT NULL,
	"signing_key" text NOT NULL,
	"public_url" text NOT NULL,
	"storage" text,
	"clock_lead" bigint NOT NULL,
	"memory" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "visitor_marks" (
	"day" date NOT NULL,
	"popup_store_id" uuid NOT NULL,
	"step" text NOT NULL,
	"mark" bigint NOT NULL,
	CONSTRAINT "visitor_marks_day_popup_store_id_step_mark_pk" PRIMARY KEY("day","popup_store_id","step","mark")
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE state in ('waiting', 'leased', 'failed');--> statement-breakpoint
CREATE INDEX "jobs_to_decide" ON "jobs" USING btree ("changed_at") WHERE state in ('failed', 'givenUp');--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("changed_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "processes_seen" ON "processes" USING btree ("seen_at");