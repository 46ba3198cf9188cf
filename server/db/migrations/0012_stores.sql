ALTER TABLE "popup_stores" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "avatar_picture" text;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "banner_picture" text;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "pending_pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD CONSTRAINT "popup_stores_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_of_subject" ON "uploads" USING btree ("subject_id");--> statement-breakpoint
-- Until now everybody made their own.
UPDATE "popup_stores" SET "created_by" = "owner_id";
