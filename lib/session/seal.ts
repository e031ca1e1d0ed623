import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { SESSION_MS, type Session } from './session';
import { openingSecrets, sessionSecret } from './session-secret';

const SEAL_SECONDS = SESSION_MS / 1000;

const sealedSchema = z.object({
  token: z.string().min(1),
  expiresAt: z.number(),
  customer: z.string().min(1),
  lastOrder: z.object({ orderId: z.string(), snapToken: z.string() }).exactOptional(),
});

/**
 * Content as text that only this shop can read.
 * @param seconds how long it can be opened
 */
export async function seal(content: unknown, seconds: number): Promise<string> {
  return sealData(content, { password: await sessionSecret(), ttl: seconds });
}

/** What was sealed; undefined when it is broken, forged, of an unknown secret, of another shape, or too old. */
export async function unseal<S extends z.ZodType>(
  text: string,
  schema: S,
  seconds: number,
): Promise<z.infer<S> | undefined> {
  for (const password of await openingSecrets()) {
    // iron-session returns {} for some bad seals and throws for others; both are simply nothing.
    const content: unknown = await unsealData(text, { password, ttl: seconds }).catch(() => undefined);
    const opened = schema.safeParse(content);
    if (opened.success) return opened.data;
  }
  return undefined;
}

/** The session as text that only this shop can read. */
export function sealSession(session: Session): Promise<string> {
  return seal(session, SEAL_SECONDS);
}

/** The session in a cookie; undefined when it is broken, forged, of an unknown secret, or its 24 hours are over. */
export async function openSession(text: string): Promise<Session | undefined> {
  const session = await unseal(text, sealedSchema, SEAL_SECONDS);
  return session && session.expiresAt > Date.now() ? session : undefined;
}
