import 'server-only';
import type { Locale } from '@/lib/contract/locale';
import { checkoutSchema } from '@/lib/contract/order';
import { env } from '@/lib/env';
import { ADDRESS_NAMES } from '@/lib/orders/address-inputs';
import { checkOut } from '@/lib/orders/check-out';
import type { PageForm } from './form-call';

/** The provider's own page for a payment, which needs no script of ours: Snap's lies beside its script. */
export function paymentPage(snapToken: string, locale: Locale): string {
  const token = encodeURIComponent(snapToken);
  if (!env.MIDTRANS_CLIENT_KEY) return `/payment/page/${token}?lang=${locale}`;
  return new URL(`/snap/v4/redirection/${token}`, env.MIDTRANS_SNAP_JS_URL).href;
}

/** Orders what the page has shown, and leads to the payment (spec §4). */
export const checkoutForm: PageForm = {
  about: 'checkout',
  keep: ADDRESS_NAMES,
  afterLogin: () => '/checkout',
  async send(form) {
    const { call } = form;
    const session = await call.limitCustomer('checkout');
    const { version, total, ...fields } = await form.read();
    if (ADDRESS_NAMES.some((name) => !fields[name]?.trim())) return { say: 'missing' };
    const { seenTotal, ...address } = form.parse(checkoutSchema, {
      ...fields,
      ...(total && { seenTotal: Number(total) }),
    });

    const { locale } = call;
    const order = await checkOut({ session, address, seenVersion: version || undefined, seenTotal, locale });
    call.session.rememberOrder({ orderId: order.id, snapToken: order.snapToken });
    return { away: paymentPage(order.snapToken, locale) };
  },
};

/** From the page of an order, which is the same for everyone, to the one that the server fills in. */
export const orderForm: PageForm = {
  about: 'checkout',
  async send(form) {
    const id = form.query('transaction_id');
    return { to: id ? `/order?transaction_id=${encodeURIComponent(id)}` : '/order' };
  },
};
