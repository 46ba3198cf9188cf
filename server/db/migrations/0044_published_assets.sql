CREATE TABLE "published_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"blob_id" uuid NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "published_assets_served_at" ON "published_assets" USING btree ("served_at");