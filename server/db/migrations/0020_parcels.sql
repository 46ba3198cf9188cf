CREATE TABLE "parcels" (
	"order_id" uuid NOT NULL,
	"producer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parcels_order_id_producer_id_pk" PRIMARY KEY("order_id","producer_id"),
	CONSTRAINT "parcels_status" CHECK ("parcels"."status" in ('pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered', 'cancelled', 'completed'))
);
--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_producer_id_users_id_fk" FOREIGN KEY ("producer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_of_producer" ON "parcels" USING btree ("producer_id","created_at","order_id");--> statement-breakpoint
CREATE INDEX "parcels_of_producer_by_status" ON "parcels" USING btree ("producer_id","status","created_at","order_id");--> statement-breakpoint
INSERT INTO "parcels" ("order_id", "producer_id", "status", "created_at")
SELECT "order_id", "producer_id", CASE WHEN "status" = 'completed' AND "step" = 5 THEN 'completed'
	ELSE coalesce((array['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'])["step"], 'cancelled') END, "created_at"
FROM (
	SELECT "line"."order_id", "line"."producer_id", "orders"."status", "orders"."created_at",
		min(array_position(array['pending', 'organizing', 'ready_to_ship', 'shipped', 'delivered'], "line"."status")) AS "step"
	FROM "product_orders" AS "line" JOIN "orders" ON "orders"."id" = "line"."order_id"
	GROUP BY "line"."order_id", "line"."producer_id", "orders"."status", "orders"."created_at"
) AS "packed";