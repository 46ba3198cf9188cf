-- What a store is about, with its address in one word. PostgreSQL takes array_to_string for one that may change its answers.
CREATE FUNCTION "store_words"("categories" text[], "tags" text[], "slug" text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT array_to_string($1 || $2, ' ') || ' ' || replace($3, '-', '') $$--> statement-breakpoint
CREATE FUNCTION "searchable"("named" text, "whose" text, "about" text, "told" text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	setweight(to_tsvector('pg_catalog.spanish'::regconfig, "named") || to_tsvector('pg_catalog.simple'::regconfig, regexp_replace("named", '([a-z0-9ñßæðøþ]+)', 'ƒ\1', 'g')), 'A') ||
	setweight(to_tsvector('pg_catalog.spanish'::regconfig, "whose") || to_tsvector('pg_catalog.simple'::regconfig, regexp_replace("whose", '([a-z0-9ñßæðøþ]+)', 'ƒ\1', 'g')), 'B') ||
	setweight(to_tsvector('pg_catalog.spanish'::regconfig, "about") || to_tsvector('pg_catalog.simple'::regconfig, regexp_replace("about", '([a-z0-9ñßæðøþ]+)', 'ƒ\1', 'g')), 'C') ||
	setweight(to_tsvector('pg_catalog.spanish'::regconfig, "told") || to_tsvector('pg_catalog.simple'::regconfig, regexp_replace("told", '([a-z0-9ñßæðøþ]+)', 'ƒ\1', 'g')), 'D')--> statement-breakpoint
ALTER TABLE "products" drop column "title_key";--> statement-breakpoint
ALTER TABLE "products" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "store_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "store_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "products" SET "store_name" = s."name", "store_words" = store_words(s."categories", s."tags", s."slug")
	FROM "popup_stores" s WHERE s."id" = "products"."popup_store_id"--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_key" text GENERATED ALWAYS AS (lower(translate(name || ' ' || producer_name || ' ' || store_name || ' ' || store_words, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (searchable(lower(translate(name, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), lower(translate(producer_name || ' ' || store_name, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), lower(translate(store_words, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), lower(translate(short_description, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (searchable(lower(translate(name, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), lower(translate(coalesce(owner_info->>'name', ''), 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), lower(translate(store_words(categories, tags, slug), 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')), lower(translate(coalesce(config->>'tagline', '') || ' ' || description, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïòóôõöùúûüýÿ', 'aaaaaaæceeeeiiiiðñoooooøuuuuyþaaaaaaceeeeiiiiooooouuuuyy')))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_word" ON "products" USING gin ("search_vector")--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING gin ("title_key" gin_trgm_ops)--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_follows_store"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"store" record;
BEGIN
	NEW."is_store_public" := true;
	NEW."store_name" := '';
	NEW."store_words" := '';
	IF NEW."popup_store_id" IS NULL THEN RETURN NEW; END IF;
	-- The lock makes it come before or after whatever changes the store, never beside it.
	SELECT s."is_public", s."name", store_words(s."categories", s."tags", s."slug") AS "words" INTO "store"
		FROM "popup_stores" s WHERE s."id" = NEW."popup_store_id" FOR SHARE;
	NEW."is_store_public" := coalesce("store"."is_public", false);
	NEW."store_name" := coalesce("store"."name", '');
	NEW."store_words" := coalesce("store"."words", '');
	RETURN NEW;
END $$--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_follows_new_store"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"now_public" boolean := true;
	"now_name" text := '';
	"now_words" text := '';
BEGIN
	IF NEW."popup_store_id" IS NOT NULL THEN
		-- The lock makes it come before or after whatever changes the store, never beside it.
		SELECT s."is_public", s."name", store_words(s."categories", s."tags", s."slug") INTO "now_public", "now_name", "now_words"
			FROM "popup_stores" s WHERE s."id" = NEW."popup_store_id" FOR SHARE;
	END IF;
	UPDATE "products" SET "is_store_public" = coalesce("now_public", false), "store_name" = coalesce("now_name", ''), "store_words" = coalesce("now_words", '')
		WHERE "id" = NEW."id" AND ("is_store_public", "store_name", "store_words")
			IS DISTINCT FROM (coalesce("now_public", false), coalesce("now_name", ''), coalesce("now_words", ''));
	RETURN NULL;
END $$--> statement-breakpoint
CREATE OR REPLACE FUNCTION "products_follow_store"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "products" SET "is_store_public" = NEW."is_public", "store_name" = NEW."name",
		"store_words" = store_words(NEW."categories", NEW."tags", NEW."slug")
		WHERE "popup_store_id" = NEW."id";
	RETURN NULL;
END $$--> statement-breakpoint
DROP TRIGGER "products_follow_store" ON "popup_stores"--> statement-breakpoint
CREATE TRIGGER "products_follow_store" AFTER UPDATE OF "status", "is_ready", "name", "slug", "categories", "tags" ON "popup_stores"
	FOR EACH ROW WHEN ((OLD."is_public", OLD."name", OLD."slug", OLD."categories", OLD."tags")
		IS DISTINCT FROM (NEW."is_public", NEW."name", NEW."slug", NEW."categories", NEW."tags"))
	EXECUTE FUNCTION "products_follow_store"()