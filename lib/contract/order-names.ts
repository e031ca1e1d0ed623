import type { Order, WireOrder } from './order';

// This file is separate from the schema, because the browser imports it and must not load zod.

/** Renames the fields of an order from the wire to the storefront's names. */
export function fromWireOrder({
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

/**
 * Renames the fields of an order to the wire's names. The endpoints of `/api` that mirror the product API
 * keep its names (contract, part 2).
 */
export function toWireOrder({
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
