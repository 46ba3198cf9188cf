ALTER TABLE "product_imports" ADD COLUMN "announced_size" bigint;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "fragments" jsonb DEFAULT '[]'::jsonb NOT NULL;