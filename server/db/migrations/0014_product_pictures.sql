ALTER TABLE "products" ADD COLUMN "gallery" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictured_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "pictures_left" ON "pictures" USING btree ("left_at") WHERE left_at is not null;