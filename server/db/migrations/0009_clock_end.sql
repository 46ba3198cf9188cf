-- The end at which the clock ended a store: what a wrong clock ended is undone.
ALTER TABLE "popup_stores" ADD COLUMN "clock_end" timestamp (3) with time zone;
