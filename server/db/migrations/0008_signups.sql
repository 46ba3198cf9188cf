CREATE TABLE "signups" (
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signups_email_hash_pk" PRIMARY KEY("email","hash")
);
--> statement-breakpoint
CREATE INDEX "signups_by_expiry" ON "signups" USING btree ("expires_at");