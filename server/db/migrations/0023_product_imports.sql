CREATE TABLE "product_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"staged" jsonb,
	"faults" jsonb,
	"cells" jsonb,
	CONSTRAINT "product_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "content_type" text DEFAULT 'application/zip' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "expected_count" integer;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "replace_existing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "place_hash" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "place_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "archive_key" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "archive_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "created_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "updated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_under_way" ON "product_imports" USING btree ("leased_until") WHERE status in ('pending', 'uploading', 'processing');--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_placeHash_unique" UNIQUE("place_hash");