CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "reminders_once" UNIQUE("store_id","email")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_store_id_popup_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_of_mailbox" ON "reminders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reminders_by_asking" ON "reminders" USING btree ("asked_at");