import { createHash, timingSafeEqual } from 'node:crypto';

/** What a notification's signature is made of, as sent: amounts are text with two decimals. */
type Signed = { orderId: string; statusCode: string; grossAmount: string };

/** The provider's signature: SHA-512 of order id, status code, amount and server key, in hex. */
export function sign({ orderId, statusCode, grossAmount }: Signed, serverKey: string): string {
  return createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex');
}

/** True when the signature is the one only a holder of the server key can make; takes the same time either way. */
export function isSignedBy(serverKey: string, signed: Signed, signature: string): boolean {
  const expected = Buffer.from(sign(signed, serverKey));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
