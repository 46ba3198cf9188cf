CREATE TABLE "sold_months" (
	"popup_store_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"before" timestamp (3) with time zone NOT NULL,
	"days" jsonb NOT NULL,
	"goods" jsonb NOT NULL,
	CONSTRAINT "sold_months_popup_store_id_since_before_pk" PRIMARY KEY("popup_store_id","since","before")
);
--> statement-breakpoint
CREATE TABLE "product_months" (
	"popup_store_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_months_popup_store_id_month_product_id_pk" PRIMARY KEY("popup_store_id","month","product_id")
);
--> statement-breakpoint
ALTER TABLE "sold_months" ADD CONSTRAINT "sold_months_popup_store_id_popup_stores_id_fk" FOREIGN KEY ("popup_store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_months" ADD CONSTRAINT "product_months_popup_store_id_popup_stores_id_fk" FOREIGN KEY ("popup_store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_months_by_month" ON "product_months" USING btree ("month");--> statement-breakpoint
-- What was counted of products is added up by months from here on: of what there is, now.
INSERT INTO "product_months" ("popup_store_id", "month", "product_id", "views")
	SELECT "popup_store_id", date_trunc('month', "day")::date, "product_id", sum("views") FROM "product_days" GROUP BY 1, 2, 3;--> statement-breakpoint
-- Whoever changes a line waits for who is adding up its store, and who comes after adds up nothing: a sum that was dropped cannot come back.
CREATE FUNCTION "sold_months_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	line "product_orders";
BEGIN
	FOREACH line IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW] WHEN 'DELETE' THEN ARRAY[OLD] ELSE ARRAY[OLD, NEW] END LOOP
		CONTINUE WHEN line."popup_store_id" IS NULL;
		PERFORM pg_advisory_xact_lock_shared(20, hashtext(line."popup_store_id"::text));
		DELETE FROM "sold_months" WHERE "popup_store_id" = line."popup_store_id" AND "since" <= line."created_at" AND "before" > line."created_at";
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sold_months_forget_change" AFTER UPDATE ON "product_orders" FOR EACH ROW
	WHEN ((OLD."popup_store_id", OLD."created_at", OLD."order_id", OLD."product_id", OLD."quantity", OLD."price_cents", OLD."status" = 'cancelled')
		IS DISTINCT FROM (NEW."popup_store_id", NEW."created_at", NEW."order_id", NEW."product_id", NEW."quantity", NEW."price_cents", NEW."status" = 'cancelled'))
	EXECUTE FUNCTION "sold_months_forget"();--> statement-breakpoint
-- A line of an order that is placed lies in no month that is over; only what is written of the past does.
CREATE TRIGGER "sold_months_forget_late" AFTER INSERT ON "product_orders" FOR EACH ROW
	WHEN (NEW."created_at" < now() - interval '12 hours') EXECUTE FUNCTION "sold_months_forget"();--> statement-breakpoint
CREATE TRIGGER "sold_months_forget_gone" AFTER DELETE ON "product_orders" FOR EACH ROW EXECUTE FUNCTION "sold_months_forget"();
