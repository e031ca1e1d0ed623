import { addressSchema } from './account';
import { rupiahSchema } from './wire';

/** What PAY sends: where the goods go, and the sum the shopper saw, which the cart must still have. */
export const checkoutSchema = addressSchema.extend({ seenTotal: rupiahSchema.optional() });
