ALTER TABLE "cart_lines" ADD COLUMN "added_price" bigint;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "addition_key" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_added_price" CHECK ("cart_lines"."added_price" >= 0);