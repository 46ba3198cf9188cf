-- The oldest schema whose release may use this database (docs/decisions/074).
CREATE TABLE "drizzle"."compatibility" ("oldest_schema" integer NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX "compatibility_one" ON "drizzle"."compatibility" ((true));--> statement-breakpoint
INSERT INTO "drizzle"."compatibility" ("oldest_schema") VALUES (44);
