-- What tells an edit from a sale, both of which make a new version.
ALTER TABLE "products" ADD COLUMN "edited_version" integer DEFAULT 1 NOT NULL;
