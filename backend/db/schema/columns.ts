import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';
import { getCurrentRequestId } from '@/lib/log/request-id';

/**
 * A column of whole rupiah, with eight bytes because totals exceed 2³¹. JavaScript numbers are exact up to
 * 2⁵³.
 */
export const rupiahColumn = (name: string) => bigint(name, { mode: 'number' });

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const checkNotNegative = (column: AnyPgColumn) => sql`${column} >= 0`;

/**
 * The id of the request that caused a row. The job that processes the row logs this id. Null for rows without
 * a request.
 */
export const requestIdColumn = () => text('request_id').$defaultFn(() => getCurrentRequestId() ?? sql`null`);
