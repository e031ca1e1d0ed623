/** Where the payment provider's script is, and the key it wants in `data-client-key`; both are public. */
export type PaymentSettings = { scriptUrl: string; clientKey: string | null };
