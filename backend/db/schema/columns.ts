import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';
import { getCurrentRequestId } from '@/lib/log/request-id';

/** Whole rupiah as eight bytes, because totals exceed 2³¹. A number in code, which is exact up to 2⁵³. */
export const rupiahColumn = (name: string) => bigint(name, { mode: 'number' });

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const checkNotNegative = (column: AnyPgColumn) => sql`${column} >= 0`;

/** The id of the request that caused a row, for the log of the job that processes it. Null for other rows. */
export const requestIdColumn = () => text('request_id').$defaultFn(() => getCurrentRequestId() ?? sql`null`);
