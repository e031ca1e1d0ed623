import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';
import { currentRequestId } from '@/lib/log/request-id';

/** Whole rupiah. A sum of lines passes 2³¹, so eight bytes; a number in code, exact up to 2⁵³. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const notNegative = (column: AnyPgColumn) => sql`${column} >= 0`;

/** The id of the request that has caused a row, for the log of whoever takes it further; null where none did. */
export const causedBy = () => text('request_id').$defaultFn(() => currentRequestId() ?? sql`null`);
