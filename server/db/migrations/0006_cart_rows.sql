-- A product is looked up line by line: joined, the planner went through the whole market in the order of its ids.
CREATE OR REPLACE FUNCTION "cart_contents"("asker" uuid) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (
		SELECT json_build_object('id', c."id", 'userId', c."user_id", 'createdAt', c."created_at", 'updatedAt', c."updated_at",
			'lines', coalesce((
				SELECT json_agg(json_build_object('id', i."id", 'quantity', i."quantity", 'priceCents', i."price_cents",
					'product', json_build_object('id', i."product_id",
						'writtenBy', (SELECT p."xmin"::text FROM "products" p WHERE p."id" = i."product_id")))
					ORDER BY i."created_at", i."id")
				FROM "cart_items" i WHERE i."cart_id" = c."id"), '[]'::json))
		FROM "carts" c WHERE c."user_id" = "asker");
END $$;
