CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "products_by_creation";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_name";--> statement-breakpoint
ALTER TABLE "products" drop column "name_key";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_key" text GENERATED ALWAYS AS (replace(lower(translate(name, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), 'ñ', 'n~')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_text";--> statement-breakpoint
ALTER TABLE "popup_stores" drop column "search_text";--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(name || ' ' || slug || ' ' || description, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_store_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_key" text GENERATED ALWAYS AS (lower(translate(name || ' ' || producer_name, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('spanish', lower(translate(name || ' ' || producer_name || ' ' || short_description, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_public" boolean GENERATED ALWAYS AS (is_active and is_ready and is_store_public) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (is_active and is_ready and is_store_public and not is_popup_store_exclusive) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "is_public" boolean GENERATED ALWAYS AS (status in ('scheduled', 'active', 'paused', 'ended') and is_ready) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_word" ON "products" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING gin ("title_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_creation" ON "products" USING btree ("created_at","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_key","id") WHERE is_listed;--> statement-breakpoint
UPDATE "products" SET "is_store_public" = false FROM "popup_stores" WHERE "popup_stores"."id" = "products"."popup_store_id" AND NOT "popup_stores"."is_public";--> statement-breakpoint
CREATE FUNCTION "product_follows_store"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- An edit that leaves the product where it is must not wait for the store: whoever changes the store waits for the product.
	IF TG_OP = 'UPDATE' AND NEW."popup_store_id" IS NOT DISTINCT FROM OLD."popup_store_id" THEN RETURN NEW; END IF;
	-- The lock makes it come before or after whatever changes the store, never beside it.
	NEW."is_store_public" := NEW."popup_store_id" IS NULL OR coalesce(
		(SELECT "is_public" FROM "popup_stores" WHERE "id" = NEW."popup_store_id" FOR SHARE), false);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_follows_store" BEFORE INSERT OR UPDATE OF "popup_store_id" ON "products"
	FOR EACH ROW EXECUTE FUNCTION "product_follows_store"();--> statement-breakpoint
CREATE FUNCTION "products_follow_store"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "is_store_public" = NEW."is_public" WHERE "popup_store_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_follow_store" AFTER UPDATE OF "status", "is_ready" ON "popup_stores"
	FOR EACH ROW WHEN (OLD."is_public" IS DISTINCT FROM NEW."is_public")
	EXECUTE FUNCTION "products_follow_store"();
