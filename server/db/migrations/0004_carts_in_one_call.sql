CREATE FUNCTION "cart_contents"("asker" uuid) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (
		SELECT json_build_object('id', c."id", 'userId', c."user_id", 'createdAt', c."created_at", 'updatedAt', c."updated_at",
			'lines', coalesce((
				SELECT json_agg(json_build_object('id', i."id", 'quantity', i."quantity", 'priceCents', i."price_cents",
					'product', json_build_object('id', p."id", 'writtenBy', p."xmin"::text)) ORDER BY i."created_at", i."id")
				FROM "cart_items" i JOIN "products" p ON p."id" = i."product_id"
				WHERE i."cart_id" = c."id"), '[]'::json))
		FROM "carts" c WHERE c."user_id" = "asker");
END $$;--> statement-breakpoint
CREATE FUNCTION "add_to_cart"("asker" uuid, "wanted" uuid, "added" integer, "new_cart" uuid, "new_line" uuid,
	"at" timestamp (3) with time zone, "most_lines" integer, "most_of_one" integer,
	OUT "refusal" text, OUT "total" integer, OUT "available" integer, OUT "contents" json) LANGUAGE plpgsql AS $$
DECLARE
	"cart" uuid;
	"price" integer;
	"others" integer;
BEGIN
	SELECT p."price_cents", p."stock" INTO "price", "available" FROM "products" p WHERE p."id" = "wanted" AND p."is_public";
	IF NOT FOUND THEN "refusal" := 'unavailable'; RETURN; END IF;
	LOOP
		-- Whoever changes the cart or buys it waits here; what its lines are is read after the wait.
		SELECT c."id" INTO "cart" FROM "carts" c WHERE c."user_id" = "asker" FOR UPDATE;
		SELECT count(*) FILTER (WHERE i."product_id" <> "wanted"),
			coalesce(max(i."quantity") FILTER (WHERE i."product_id" = "wanted"), 0) + "added" INTO "others", "total"
			FROM "cart_items" i WHERE i."cart_id" = "cart";
		IF "others" >= "most_lines" THEN "refusal" := 'full'; RETURN; END IF;
		IF "total" > "available" OR "total" > "most_of_one" THEN "refusal" := 'quantity'; RETURN; END IF;
		EXIT WHEN "cart" IS NOT NULL;
		-- Another call may have made the cart meanwhile: then everything is looked at again.
		INSERT INTO "carts" ("id", "user_id", "created_at", "updated_at") VALUES ("new_cart", "asker", "at", "at")
			ON CONFLICT ("user_id") DO NOTHING RETURNING "id" INTO "cart";
		EXIT WHEN "cart" IS NOT NULL;
	END LOOP;
	INSERT INTO "cart_items" ("id", "cart_id", "product_id", "quantity", "price_cents", "created_at")
		VALUES ("new_line", "cart", "wanted", "total", "price", "at")
		ON CONFLICT ("cart_id", "product_id") DO UPDATE SET "quantity" = excluded."quantity", "price_cents" = excluded."price_cents";
	UPDATE "carts" c SET "updated_at" = "at" WHERE c."id" = "cart" AND c."updated_at" <> "at";
	"contents" := "cart_contents"("asker");
END $$;
