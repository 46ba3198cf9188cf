ALTER TABLE "orders" DROP CONSTRAINT "orders_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "parcels" DROP CONSTRAINT "parcels_producer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "product_orders" DROP CONSTRAINT "product_orders_producer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "popup_stores" DROP CONSTRAINT "popup_stores_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_of_left_buyers" ON "orders" USING btree ("id") WHERE buyer_left;