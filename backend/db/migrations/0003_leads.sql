CREATE TABLE "catalog_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"catalog" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "catalog_requests_email" CHECK ("catalog_requests"."email" = lower("catalog_requests"."email"))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_email" CHECK ("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
);
--> statement-breakpoint
CREATE INDEX "catalog_requests_email_asked" ON "catalog_requests" USING btree ("email","requested_at");--> statement-breakpoint
CREATE INDEX "catalog_requests_due" ON "catalog_requests" USING btree ("mail_due_at") WHERE "catalog_requests"."mail_due_at" is not null;