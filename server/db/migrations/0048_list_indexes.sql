CREATE INDEX CONCURRENTLY "products_all_by_price" ON "products" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_all_by_name" ON "products" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_of_store_by_price" ON "products" USING btree ("popup_store_id","price_cents","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_of_store_by_name" ON "products" USING btree ("popup_store_id","name_key","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "popup_stores_by_category" ON "popup_stores" USING gin ("categories");