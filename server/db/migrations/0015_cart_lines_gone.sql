ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What lay in a line of a product that was deleted nobody can see any more.
CREATE OR REPLACE FUNCTION "cart_contents"("asker" uuid) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (
		SELECT json_build_object('id', c."id", 'userId', c."user_id", 'createdAt', c."created_at", 'updatedAt', c."updated_at",
			'lines', coalesce((
				SELECT json_agg(json_build_object('id', i."id", 'quantity', i."quantity", 'priceCents', i."price_cents",
					'product', json_build_object('id', i."product_id",
						'writtenBy', (SELECT p."xmin"::text FROM "products" p WHERE p."id" = i."product_id")))
					ORDER BY i."created_at", i."id")
				FROM "cart_items" i WHERE i."cart_id" = c."id" AND i."product_id" IS NOT NULL), '[]'::json))
		FROM "carts" c WHERE c."user_id" = "asker");
END $$;
