CREATE TABLE "cart_additions" (
	"customer_id" text NOT NULL,
	"key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_additions_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
DROP INDEX "orders_ended";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "check_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "check_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_added" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "orders_check_due" ON "orders" USING btree ("check_due_at") WHERE "orders"."check_due_at" is not null;--> statement-breakpoint
INSERT INTO "cart_additions" ("customer_id", "key", "added_at") SELECT DISTINCT "customer_id", "addition_key", now() FROM "cart_lines" WHERE "addition_key" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "check_due_at" = now() WHERE "status" = 'pending' OR ("status" IN ('failed', 'expired', 'cancelled') AND "updated_at" > now() - interval '3 days');--> statement-breakpoint
ALTER TABLE "cart_lines" DROP COLUMN "addition_key";