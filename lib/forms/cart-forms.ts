import 'server-only';
import { logOut } from '@/lib/account/log-out';
import { addToCart, changeQuantity, ignoreGone } from '@/lib/cart/write-cart';
import { findItem } from '@/lib/catalogue/catalogue';
import { isOutage } from '@/lib/catalogue/outage';
import type { Section } from '@/lib/catalogue/section';
import { cartAdditionSchema, quantityChangeSchema } from '@/lib/contract/cart';
import { ApiError } from '@/lib/errors/api-error';
import { readProductPage } from '@/lib/pages/product';
import { removeLine } from '@/lib/product-api/cart';
import type { FormCall, FormResult, PageForm } from './form-call';

/** The stock item of a product's size. @throws ApiError `not_found` for no such product, `unavailable` in an outage */
async function itemIdOf({ call }: FormCall, section: Section, slug: string, sizeId: string) {
  const found = await readProductPage(section, slug, call.locale);
  if (!found) throw new ApiError('not_found');
  if (isOutage(found.sizes)) throw new ApiError('unavailable');
  return found.sizes.find((size) => size.sizeId === sizeId)?.itemId;
}

/** Adds a product to the cart: size, login, stock, call, in this order (spec §4). */
export function additionForm(section: Section, slug: string): PageForm {
  return {
    about: 'addition',
    answeredAt: '/cart',
    afterLogin({ fields: { size = '', quantity = '1' } }) {
      const waiting = new URLSearchParams({ add: `/${section}/${slug}`, size, quantity });
      return `/cart?${waiting}`;
    },
    async send(form) {
      const { call } = form;
      const { size: sizeId, quantity = '1' } = await form.read();
      if (!sizeId) return { say: 'size_missing' };

      const { token } = await call.limitCustomer('cartWrites');
      const itemId = await itemIdOf(form, section, slug, sizeId);
      if (itemId === undefined) return { say: 'no_items' };
      const addition = form.parse(cartAdditionSchema, { itemId, sizeId, quantity: Number(quantity) });

      await addToCart({ token, locale: call.locale }, addition, await findItem(itemId), undefined);
      return { to: '/cart', say: 'added' };
    },
  };
}

const CART_ACTIONS: Record<string, (form: FormCall) => Promise<FormResult>> = {
  async change(form) {
    const { token } = await form.call.limitCustomer('cartWrites');
    const { line = '', quantity } = form.fields;
    const change = form.parse(quantityChangeSchema, { quantity: Number(quantity) });
    await changeQuantity({ token, locale: form.call.locale }, line, change.quantity);
    return { to: '/cart' };
  },
  async remove(form) {
    form.about = 'removal';
    const { token } = await form.call.limitCustomer('cartWrites');
    await removeLine({ token, locale: form.call.locale }, form.fields.line ?? '').catch(ignoreGone);
    return { to: '/cart' };
  },
  async logout(form) {
    form.about = 'logout';
    await logOut(form.call);
    return { to: '/' };
  },
};

/** What can be done in the cart, by the button that was pressed. */
export const cartForm: PageForm = {
  about: 'quantity',
  afterLogin: () => '/cart',
  async send(form) {
    const { action = '' } = await form.read();
    const act = Object.hasOwn(CART_ACTIONS, action) ? CART_ACTIONS[action] : undefined;
    if (!act) throw new ApiError('bad_request');
    return act(form);
  },
};
