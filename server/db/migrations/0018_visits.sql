CREATE TABLE "missed_searches" (
	"popup_store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"q" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "missed_searches_popup_store_id_day_q_pk" PRIMARY KEY("popup_store_id","day","q")
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"popup_store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_days_popup_store_id_day_product_id_pk" PRIMARY KEY("popup_store_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_days" (
	"popup_store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"product_views" integer DEFAULT 0 NOT NULL,
	"additions" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"checkout" integer DEFAULT 0 NOT NULL,
	"ordered" integer DEFAULT 0 NOT NULL,
	"hours" integer[] DEFAULT array_fill(0, array[24]) NOT NULL,
	CONSTRAINT "store_days_popup_store_id_day_pk" PRIMARY KEY("popup_store_id","day")
);
--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_popup_store_id_popup_stores_id_fk" FOREIGN KEY ("popup_store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_popup_store_id_popup_stores_id_fk" FOREIGN KEY ("popup_store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_days" ADD CONSTRAINT "store_days_popup_store_id_popup_stores_id_fk" FOREIGN KEY ("popup_store_id") REFERENCES "public"."popup_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_searches_by_day" ON "missed_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_days_by_day" ON "product_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "store_days_by_day" ON "store_days" USING btree ("day");