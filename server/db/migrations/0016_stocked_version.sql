-- What tells a picture that came from a sale, both of which make a new version; of what was before, any may have been a sale.
ALTER TABLE "products" ADD COLUMN "stocked_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "products" SET "stocked_version" = "version" WHERE "version" > 1;
