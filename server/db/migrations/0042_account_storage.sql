CREATE TABLE "account_storage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "stored_bytes" bigint GENERATED ALWAYS AS (case when status in ('pending', 'uploading', 'processing') or archive_keys <> '{}' then greatest(coalesce(announced_size, 0), file_size) else 0 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "popup_stores" ADD COLUMN "was_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_storage" ADD CONSTRAINT "account_storage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "popup_stores_unpublished_of_owner" ON "popup_stores" USING btree ("owner_id") WHERE not was_published;--> statement-breakpoint
CREATE INDEX "popup_stores_published_of_owner" ON "popup_stores" USING btree ("owner_id") WHERE was_published;--> statement-breakpoint
-- What is archived may have been published: it gets the benefit of the doubt.
UPDATE "popup_stores" SET "was_published" = true WHERE "status" <> 'draft';--> statement-breakpoint
CREATE FUNCTION "popup_stores_note_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."was_published" := true;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "popup_stores_note_published" BEFORE INSERT OR UPDATE ON "popup_stores" FOR EACH ROW
	WHEN (NEW."status" IN ('scheduled', 'active', 'paused', 'ended') AND NOT NEW."was_published")
	EXECUTE FUNCTION "popup_stores_note_published"();--> statement-breakpoint
-- Nobody knows what older pictures take: they count nothing.
INSERT INTO "account_storage" ("user_id", "bytes")
	SELECT "id", coalesce((SELECT sum("stored_bytes") FROM "product_imports" WHERE "user_id" = "users"."id"), 0) FROM "users";--> statement-breakpoint
CREATE FUNCTION "account_storage_open"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "account_storage" ("user_id") VALUES (NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_open_storage" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "account_storage_open"();--> statement-breakpoint
CREATE FUNCTION "account_storage_add"(who uuid, more bigint) RETURNS void LANGUAGE sql AS $$
	UPDATE "account_storage" SET "bytes" = "bytes" + more WHERE "user_id" = who AND more <> 0
$$;--> statement-breakpoint
CREATE FUNCTION "pictures_count_stored"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "account_storage_add"(NEW."owner_id", NEW."bytes" - CASE TG_OP WHEN 'UPDATE' THEN OLD."bytes" ELSE 0 END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "pictures_count_new" AFTER INSERT ON "pictures" FOR EACH ROW
	WHEN (NEW."owner_id" IS NOT NULL AND NEW."bytes" > 0) EXECUTE FUNCTION "pictures_count_stored"();--> statement-breakpoint
CREATE TRIGGER "pictures_count_change" AFTER UPDATE ON "pictures" FOR EACH ROW
	WHEN (OLD."bytes" <> NEW."bytes") EXECUTE FUNCTION "pictures_count_stored"();--> statement-breakpoint
CREATE FUNCTION "pictures_count_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "account_storage_add"("owner_id", -sum("bytes")::bigint) FROM "gone" WHERE "owner_id" IS NOT NULL GROUP BY "owner_id" ORDER BY "owner_id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- Thousands of pictures may go at once: one sum for all of an account.
CREATE TRIGGER "pictures_count_gone" AFTER DELETE ON "pictures" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "pictures_count_gone"();--> statement-breakpoint
CREATE FUNCTION "product_imports_count_stored"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM "account_storage_add"(OLD."user_id", -OLD."stored_bytes");
	ELSE
		PERFORM "account_storage_add"(NEW."user_id", NEW."stored_bytes" - CASE TG_OP WHEN 'UPDATE' THEN OLD."stored_bytes" ELSE 0 END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_imports_count_new" AFTER INSERT ON "product_imports" FOR EACH ROW EXECUTE FUNCTION "product_imports_count_stored"();--> statement-breakpoint
CREATE TRIGGER "product_imports_count_change" AFTER UPDATE ON "product_imports" FOR EACH ROW
	WHEN (OLD."stored_bytes" <> NEW."stored_bytes") EXECUTE FUNCTION "product_imports_count_stored"();--> statement-breakpoint
CREATE TRIGGER "product_imports_count_gone" AFTER DELETE ON "product_imports" FOR EACH ROW EXECUTE FUNCTION "product_imports_count_stored"();
