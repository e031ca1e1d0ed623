ALTER TABLE "orders" ADD COLUMN "payment" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_by_provider" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_by_hand" bigint DEFAULT 0 NOT NULL;