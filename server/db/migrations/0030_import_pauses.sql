ALTER TABLE "parcels" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "dry_run" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "troubles" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "picture_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "product_imports_of_user" ON "product_imports" USING btree ("user_id") WHERE status in ('pending', 'uploading', 'processing');--> statement-breakpoint
CREATE INDEX "product_imports_with_bytes" ON "product_imports" USING btree ("id") WHERE archive_keys <> '{}';