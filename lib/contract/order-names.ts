import type { Order, WireOrder } from './order';

// Apart from the schema: the browser reads orders of `/api` by these, and is not to load zod for it.

/** An order of the wire, under the storefront's names. */
export function orderOfWire({
  customer_name: customerName,
  customer_email: customerEmail,
  customer_phone: customerPhone,
  transaction_method: method,
  snap_token: snapToken,
  expires_at: expiresAt,
  transaction_items: lines,
  ...order
}: WireOrder) {
  return { ...order, customerName, customerEmail, customerPhone, method, snapToken, expiresAt, lines };
}

/** An order as `/api` answers it: a mirrored call has the contract's names (contract, Own handlers). */
export function wireOfOrder({
  customerName: customer_name,
  customerEmail: customer_email,
  customerPhone: customer_phone,
  method: transaction_method,
  snapToken: snap_token,
  expiresAt: expires_at,
  lines: transaction_items,
  ...order
}: Order): WireOrder {
  return {
    ...order,
    customer_name,
    customer_email,
    customer_phone,
    transaction_method,
    snap_token,
    expires_at,
    transaction_items,
  };
}
