CREATE TABLE "order_stores" (
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"owner_info" jsonb,
	CONSTRAINT "order_stores_order_id_id_pk" PRIMARY KEY("order_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_stores" ADD CONSTRAINT "order_stores_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;