CREATE TABLE "journal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "journal_by_creation" ON "journal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "journal_of_kind" ON "journal" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_of_actor" ON "journal" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "journal_of_subject" ON "journal" USING btree ("subject_id","created_at","id");--> statement-breakpoint
-- What was written down stands: whoever changes a row, of whatever program, is refused.
CREATE FUNCTION "journal_stands"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the journal is written and read, and never changed' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_stands" BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal" FOR EACH STATEMENT EXECUTE FUNCTION "journal_stands"();
