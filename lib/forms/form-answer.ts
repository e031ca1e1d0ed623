import 'server-only';
import { randomBytes } from 'node:crypto';
import type { NextResponse } from 'next/server';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/seal';
import { COOKIE, cookieName } from '@/lib/session/session';

const formAnswerSchema = z.object({
  /** In the query of the page that shows it, so that no later visit shows it again. */
  id: z.string(),
  /** What the form was for, which chooses the words. */
  about: z.enum(['login', 'register', 'verify', 'addition', 'quantity', 'removal', 'logout', 'checkout']),
  /** An error's code, or one of the form's own: what the page says is chosen by it. */
  code: z.string(),
  /** The server's own words, where it has some. */
  detail: z.string(),
  errors: z.array(z.object({ msg: z.string(), path: z.string().optional() })),
  status: z.number(),
  /** What was typed and is to be shown again; never a password. */
  fields: z.record(z.string(), z.string()),
});
export type FormAnswer = z.infer<typeof formAnswerSchema>;
export type FormPurpose = FormAnswer['about'];

/** Between a form and the page that answers it, sealed: what the page says cannot be put into its address. */
export const ANSWER_COOKIE = cookieName('segara_answer');
const LIFE_SECONDS = 300;
/** Browsers take 4,096 bytes, the cookie's name and attributes included. */
const MAX_LENGTH = 3_800;

/** Puts an answer into the cookie. @returns its id, for the page's query */
export async function writeAnswer(response: NextResponse, answer: Omit<FormAnswer, 'id'>): Promise<string> {
  const id = randomBytes(9).toString('base64url');
  const whole = await seal({ ...answer, id }, LIFE_SECONDS);
  // Rather the fault without what was typed than neither.
  const value =
    whole.length <= MAX_LENGTH
      ? whole
      : await seal(
          { ...answer, id, detail: answer.detail.slice(0, 200), errors: [], fields: {} },
          LIFE_SECONDS,
        );
  response.cookies.set(ANSWER_COOKIE, value, { ...COOKIE, maxAge: LIFE_SECONDS });
  return id;
}

/** The answer that a page's query names; undefined when it is another's, forged or too old. */
export async function openAnswer(
  cookie: string | undefined,
  id: string | undefined,
): Promise<FormAnswer | undefined> {
  if (!cookie || !id) return undefined;
  const answer = await unseal(cookie, formAnswerSchema, LIFE_SECONDS);
  return answer?.id === id ? answer : undefined;
}
