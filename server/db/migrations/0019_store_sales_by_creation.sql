DROP INDEX "product_orders_of_store";--> statement-breakpoint
CREATE INDEX "product_orders_of_store_by_creation" ON "product_orders" USING btree ("popup_store_id","created_at");