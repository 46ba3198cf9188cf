ALTER TABLE "product_orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "tracking_number" text;