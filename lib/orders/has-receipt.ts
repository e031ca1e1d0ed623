const PAID: readonly string[] = ['paid', 'refunded'];

/** Whether money was taken for an order, so that there is a receipt of it. */
export function hasReceipt({ status }: { status: string }): boolean {
  return PAID.includes(status);
}
