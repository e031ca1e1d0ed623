CREATE TABLE "outgoing_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"useless_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "payment_errands" (
	"order_id" text NOT NULL,
	"errand" text NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_errands_order_id_errand_pk" PRIMARY KEY("order_id","errand"),
	CONSTRAINT "payment_errands_errand" CHECK ("payment_errands"."errand" in ('end', 'refund'))
);
--> statement-breakpoint
ALTER TABLE "development_charges" DROP CONSTRAINT "development_charges_status";--> statement-breakpoint
DROP INDEX "development_charges_capture";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "development_charges" ADD COLUMN "virtual_account" text;--> statement-breakpoint
ALTER TABLE "development_payments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_errands" ADD CONSTRAINT "payment_errands_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payment_errands_due" ON "payment_errands" USING btree ("due_at") WHERE "payment_errands"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("updated_at") WHERE "orders"."status" in ('failed', 'expired', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "development_charges_capture" ON "development_charges" USING btree ("order_id") WHERE "development_charges"."status" in ('capture', 'settlement');--> statement-breakpoint
ALTER TABLE "development_charges" ADD CONSTRAINT "development_charges_status" CHECK ("development_charges"."status" in ('capture', 'settlement', 'challenge', 'deny', 'failure', 'pending', 'expire', 'cancel', 'refund'));--> statement-breakpoint
UPDATE "orders" SET "locale" = "customers"."locale" FROM "customers" WHERE "customers"."id" = "orders"."customer_id";--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "status", "at") SELECT "id", 'pending', "created_at" FROM "orders";--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "status", "at") SELECT "id", "status", "updated_at" FROM "orders" WHERE "status" <> 'pending';
