CREATE TABLE "producer_months" (
	"producer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"pending" integer NOT NULL,
	"open" integer NOT NULL,
	"completed" integer NOT NULL,
	"units" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "producer_months_producer_id_month_pk" PRIMARY KEY("producer_id","month")
);
--> statement-breakpoint
ALTER TABLE "producer_months" ADD CONSTRAINT "producer_months_producer_id_users_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A change of a line waits for a sum of its producer that is being stored, and a sum beside a change is not stored: what was deleted cannot come back.
CREATE FUNCTION "producer_months_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	line "product_orders";
BEGIN
	FOREACH line IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW] WHEN 'DELETE' THEN ARRAY[OLD] ELSE ARRAY[OLD, NEW] END LOOP
		PERFORM pg_advisory_xact_lock_shared(21, hashtext(line."producer_id"::text));
		DELETE FROM "producer_months" WHERE "producer_id" = line."producer_id" AND "month" = date_trunc('month', line."created_at" AT TIME ZONE 'UTC')::date;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "producer_months_forget_change" AFTER UPDATE ON "product_orders" FOR EACH ROW
	WHEN ((OLD."producer_id", OLD."created_at", OLD."order_id", OLD."quantity", OLD."price_cents", OLD."status")
		IS DISTINCT FROM (NEW."producer_id", NEW."created_at", NEW."order_id", NEW."quantity", NEW."price_cents", NEW."status"))
	EXECUTE FUNCTION "producer_months_forget"();--> statement-breakpoint
-- A line of an order that is placed lies in no month that is over.
CREATE TRIGGER "producer_months_forget_late" AFTER INSERT ON "product_orders" FOR EACH ROW
	WHEN (NEW."created_at" < now() - interval '12 hours') EXECUTE FUNCTION "producer_months_forget"();--> statement-breakpoint
CREATE TRIGGER "producer_months_forget_gone" AFTER DELETE ON "product_orders" FOR EACH ROW EXECUTE FUNCTION "producer_months_forget"();
