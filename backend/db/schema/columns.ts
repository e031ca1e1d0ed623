import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, timestamp } from 'drizzle-orm/pg-core';

/** Whole rupiah. A sum of lines passes 2³¹, so eight bytes; a number in code, exact up to 2⁵³. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });

/** A `timestamptz`, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The condition of a money column: never below nothing. */
export const notNegative = (column: AnyPgColumn) => sql`${column} >= 0`;
