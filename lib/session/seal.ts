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

/** The session as text that only this shop can read. */
export async function sealSession(session: Session): Promise<string> {
  return sealData(session, { password: await sessionSecret(), ttl: SEAL_SECONDS });
}

/** The session in a cookie; undefined when it is broken, forged, of an unknown secret, or its 24 hours are over. */
export async function openSession(seal: string): Promise<Session | undefined> {
  for (const password of await openingSecrets()) {
    // iron-session returns {} for some bad seals and throws for others; both are simply nobody.
    const content: unknown = await unsealData(seal, { password, ttl: SEAL_SECONDS }).catch(() => undefined);
    const session = sealedSchema.safeParse(content).data;
    if (session) return session.expiresAt > Date.now() ? session : undefined;
  }
  return undefined;
}
