type Line = { id: string; itemId?: string | undefined; quantity: number };

/**
 * Identifies a cart as it is: a SHA-256 over its lines (id, item, quantity) in any order, whatever they cost. Line ids are
 * never reused, so the same goods bought again are another version. Every repeat of a checkout carries the same one, which
 * makes it an idempotency key (contract, Own handlers).
 * @param customer tells the same lines of two customers apart
 */
export async function cartVersion(lines: readonly Line[], customer?: string): Promise<string> {
  const sorted = lines
    .map(({ id, itemId = '', quantity }) => [id, itemId, quantity])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const facts = customer === undefined ? sorted : [customer, ...sorted];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(facts)));
  return Buffer.from(digest).toString('hex');
}

export const isCartVersion = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
