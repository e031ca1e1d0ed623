/** What an order's receipt is called on disk: nothing of an id that a file's name, or a header, cannot carry. */
export function receiptFileName(orderId: string): string {
  const name = orderId.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `receipt${name && `-${name.slice(0, 80)}`}.pdf`;
}
