CREATE TABLE "mail_requests" (
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due" boolean NOT NULL,
	CONSTRAINT "mail_requests_kind_email_pk" PRIMARY KEY("kind","email"),
	CONSTRAINT "mail_requests_email" CHECK ("mail_requests"."email" = lower("mail_requests"."email"))
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_requests_due" ON "mail_requests" USING btree ("requested_at") WHERE "mail_requests"."due";--> statement-breakpoint
CREATE INDEX "reset_tokens_customer" ON "reset_tokens" USING btree ("customer_id");