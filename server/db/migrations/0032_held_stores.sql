ALTER TABLE "popup_stores" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "approval_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "popup_stores_held" ON "popup_stores" USING btree ("approval","created_at","id") WHERE approval is not null;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD CONSTRAINT "popup_stores_approval" CHECK ("popup_stores"."approval" in ('notAsked', 'waiting', 'granted', 'refused'));