CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"thing_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_thing_id_pk" PRIMARY KEY("user_id","thing_id"),
	CONSTRAINT "favourites_kind" CHECK ("favourites"."kind" in ('product', 'popupStore'))
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_of_user" ON "favourites" USING btree ("user_id","added_at","thing_id");