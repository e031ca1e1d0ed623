ALTER TABLE "customers" DROP CONSTRAINT "customers_email_unique";--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_confirmed" ON "customers" USING btree ("email") WHERE "customers"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "customers_address" ON "customers" USING btree ("email");--> statement-breakpoint
-- Customers that an older release locked out became unconfirmed. They are customers, not registrations.
UPDATE "customers" SET "verified_at" = "updated_at", "password_hash" = NULL WHERE "verified_at" IS NULL AND (
  EXISTS (SELECT 1 FROM "orders" WHERE "orders"."customer_id" = "customers"."id")
  OR EXISTS (SELECT 1 FROM "addresses" WHERE "addresses"."customer_id" = "customers"."id")
  OR EXISTS (SELECT 1 FROM "cart_lines" WHERE "cart_lines"."customer_id" = "customers"."id")
);
