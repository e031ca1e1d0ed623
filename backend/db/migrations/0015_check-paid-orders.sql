-- Paid orders are polled daily for 30 days. The first polls are spread over a day.
UPDATE "orders" SET "check_due_at" = now() + random() * interval '1 day'
WHERE "status" = 'paid' AND "check_due_at" IS NULL AND "created_at" > now() - interval '30 days';
