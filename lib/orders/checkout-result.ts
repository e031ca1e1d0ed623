/** What `POST /api/checkout` answers: the order, the token of its payment, and whether the cart is empty now. */
export type CheckoutResult = { id: string; snapToken: string; cartCleared: boolean };
