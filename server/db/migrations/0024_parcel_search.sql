ALTER TABLE "parcels" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "parcels" SET "search_text" = "found"."by"
FROM (
	SELECT "line"."order_id", "line"."producer_id", lower(translate(
		right("orders"."id"::text, 8) || ' ' || coalesce("orders"."shipping_info"->>'fullName', '') || ' ' || string_agg(DISTINCT "line"."name", ' '),
		'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')) AS "by"
	FROM "product_orders" AS "line" JOIN "orders" ON "orders"."id" = "line"."order_id"
	GROUP BY "line"."order_id", "line"."producer_id", "orders"."id"
) AS "found"
WHERE "found"."order_id" = "parcels"."order_id" AND "found"."producer_id" = "parcels"."producer_id";--> statement-breakpoint
ALTER TABLE "parcels" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "parcels_by_word" ON "parcels" USING gin ("search_text" gin_trgm_ops);