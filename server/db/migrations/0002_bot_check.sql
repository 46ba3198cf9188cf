CREATE TABLE "bot_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"action" text NOT NULL,
	"score" double precision NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "bot_tokens_proof_unique" UNIQUE("proof")
);
--> statement-breakpoint
CREATE INDEX "bot_tokens_by_age" ON "bot_tokens" USING btree ("verified_at");