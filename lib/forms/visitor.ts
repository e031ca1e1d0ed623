import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { logFailure } from '@/lib/bff/log-failure';
import { ApiError } from '@/lib/errors/api-error';
import { SESSION_COOKIE, type Session } from '@/lib/session/session';
import { openSession } from '@/lib/session/session-box';
import { ANSWER_COOKIE, type FormAnswer, openAnswer } from './form-answer';

/** What a page's query says. */
export type Query = Record<string, string | string[] | undefined>;

/** Who asks for a personal page, and what became of the form they sent. */
export type Visitor = { session: Session | undefined; answer: FormAnswer | undefined };

/** One value of a query, whichever is the first. */
export const oneOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

export async function readVisitor(query: Query): Promise<Visitor> {
  // Whether a seal is too old depends on the moment, which Next asks to be told of.
  await connection();
  const jar = await cookies();
  const session = jar.get(SESSION_COOKIE)?.value;
  return {
    session: session ? await openSession(session) : undefined,
    answer: await openAnswer(jar.get(ANSWER_COOKIE)?.value, oneOf(query.answer)),
  };
}

/** What could be read, or why it could not: a page without JavaScript cannot ask again by itself. */
export async function attempt<T>(read: Promise<T>, page: string): Promise<T | ApiError> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logFailure(error, page);
    return error;
  }
}
