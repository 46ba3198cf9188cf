DROP INDEX "popup_stores_published_of_owner";--> statement-breakpoint
ALTER TABLE "account_storage" ADD COLUMN "has_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "account_storage" SET "has_published" = true
	WHERE "user_id" IN (SELECT "owner_id" FROM "popup_stores" WHERE "was_published");--> statement-breakpoint
CREATE FUNCTION "account_storage_note_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "account_storage" SET "has_published" = true WHERE "user_id" = NEW."owner_id" AND NOT "has_published";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "popup_stores_new_published" AFTER INSERT ON "popup_stores" FOR EACH ROW
	WHEN (NEW."was_published") EXECUTE FUNCTION "account_storage_note_published"();--> statement-breakpoint
CREATE TRIGGER "popup_stores_change_published" AFTER UPDATE ON "popup_stores" FOR EACH ROW
	WHEN (NEW."was_published" AND (NOT OLD."was_published" OR OLD."owner_id" <> NEW."owner_id"))
	EXECUTE FUNCTION "account_storage_note_published"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "pictures_count_stored"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD."owner_id" IS DISTINCT FROM NEW."owner_id" THEN
		PERFORM "account_storage_add"(OLD."owner_id", -OLD."bytes");
		PERFORM "account_storage_add"(NEW."owner_id", NEW."bytes");
	ELSE
		PERFORM "account_storage_add"(NEW."owner_id", NEW."bytes" - CASE TG_OP WHEN 'UPDATE' THEN OLD."bytes" ELSE 0 END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Of an account that is deleted the owner becomes null, and its sum goes with it.
CREATE OR REPLACE TRIGGER "pictures_count_change" AFTER UPDATE ON "pictures" FOR EACH ROW
	WHEN (OLD."bytes" <> NEW."bytes" OR (NEW."owner_id" IS NOT NULL AND OLD."owner_id" IS DISTINCT FROM NEW."owner_id"))
	EXECUTE FUNCTION "pictures_count_stored"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "product_imports_count_stored"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM "account_storage_add"(OLD."user_id", -OLD."stored_bytes");
	ELSIF TG_OP = 'UPDATE' AND OLD."user_id" IS DISTINCT FROM NEW."user_id" THEN
		PERFORM "account_storage_add"(OLD."user_id", -OLD."stored_bytes");
		PERFORM "account_storage_add"(NEW."user_id", NEW."stored_bytes");
	ELSE
		PERFORM "account_storage_add"(NEW."user_id", NEW."stored_bytes" - CASE TG_OP WHEN 'UPDATE' THEN OLD."stored_bytes" ELSE 0 END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "product_imports_count_change" AFTER UPDATE ON "product_imports" FOR EACH ROW
	WHEN (OLD."stored_bytes" <> NEW."stored_bytes" OR (NEW."user_id" IS NOT NULL AND OLD."user_id" IS DISTINCT FROM NEW."user_id"))
	EXECUTE FUNCTION "product_imports_count_stored"();
