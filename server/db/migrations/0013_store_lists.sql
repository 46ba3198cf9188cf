CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"popup_store_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"uploaded_at" timestamp (3) with time zone,
	"processed_at" timestamp (3) with time zone,
	"total_products" integer DEFAULT 0 NOT NULL,
	"processed_products" integer DEFAULT 0 NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"error_count" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_imports_status" CHECK ("product_imports"."status" in ('pending', 'uploading', 'processing', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "product_imports_counts" CHECK ("product_imports"."processed_products" = "product_imports"."success_count" + "product_imports"."error_count" and "product_imports"."processed_products" <= "product_imports"."total_products")
);
--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_popup_store_id_popup_stores_id_fk" FOREIGN KEY ("popup_store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_of_store" ON "product_imports" USING btree ("popup_store_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_orders_of_store" ON "product_orders" USING btree ("popup_store_id");