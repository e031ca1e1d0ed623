ALTER TABLE "mail_requests" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "catalog_requests" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "payment_errands" ADD COLUMN "request_id" text;