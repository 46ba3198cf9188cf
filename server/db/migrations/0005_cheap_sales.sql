-- Room in every page, so that a sale writes the new row beside the old one and no index at all.
ALTER TABLE "products" SET (fillfactor = 80);--> statement-breakpoint
-- With a trigger BEFORE UPDATE, PostgreSQL makes every generated column anew at every update, the stems of a sale's product included.
DROP TRIGGER "product_follows_store" ON "products";--> statement-breakpoint
CREATE TRIGGER "product_follows_store" BEFORE INSERT ON "products"
	FOR EACH ROW EXECUTE FUNCTION "product_follows_store"();--> statement-breakpoint
CREATE FUNCTION "product_follows_new_store"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"now_public" boolean := true;
BEGIN
	IF NEW."popup_store_id" IS NOT NULL THEN
		-- The lock makes it come before or after whatever changes the store, never beside it.
		SELECT s."is_public" INTO "now_public" FROM "popup_stores" s WHERE s."id" = NEW."popup_store_id" FOR SHARE;
	END IF;
	UPDATE "products" SET "is_store_public" = coalesce("now_public", false)
		WHERE "id" = NEW."id" AND "is_store_public" <> coalesce("now_public", false);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_follows_new_store" AFTER UPDATE OF "popup_store_id" ON "products"
	FOR EACH ROW WHEN (OLD."popup_store_id" IS DISTINCT FROM NEW."popup_store_id")
	EXECUTE FUNCTION "product_follows_new_store"();
