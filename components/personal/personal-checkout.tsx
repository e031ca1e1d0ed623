import { useLocale, useTranslations } from 'next-intl';
import { CartSummary } from '@/components/cart/cart-summary';
import lineStyles from '@/components/cart/cart-table.module.scss';
import { LineProduct } from '@/components/cart/line-product';
import { cartHeads, LineTable } from '@/components/cart/line-table';
import addressStyles from '@/components/checkout/address-form.module.scss';
import columnStyles from '@/components/checkout/checkout-form.module.scss';
import { ContactFacts } from '@/components/checkout/contact-facts';
import { ShopLink } from '@/components/layout/shop-link';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Price } from '@/components/ui/price';
import type { Cart } from '@/lib/cart/cart';
import type { Profile } from '@/lib/contract/account';
import type { FormAnswer } from '@/lib/forms/form-answer';
import type { PersonalCheckout as Checkout } from '@/lib/forms/personal-pages';
import { localePath } from '@/lib/i18n/locale-path';
import { ADDRESS_INPUTS, type AddressField } from '@/lib/orders/address-inputs';
import { PROVINCE_NAMES } from '@/lib/orders/address-warnings';

type PersonalCheckoutProps = { checkout: Checkout; answer: FormAnswer | undefined };

/** The cart, the contact, the shipping address, and PAY, as one form (spec §2). */
export function PersonalCheckout({ checkout, answer }: PersonalCheckoutProps) {
  const t = useTranslations('checkout');
  const words = useTranslations('personal');
  const { cart, profile } = checkout;

  return (
    <div className={columnStyles.columns}>
      <section className={`stack4 ${columnStyles.order}`} aria-label={t('order')}>
        <OrderedLines cart={cart} />
        <CartSummary cart={cart} />
        <p>
          <ShopLink href="/cart">{words('changeCart')}</ShopLink>
        </p>
      </section>
      <div className={columnStyles.person}>
        {profile ? <Contact profile={profile} /> : <p className="soft small">{t('contactMissing')}</p>}
        <AddressFields checkout={checkout} answer={answer} />
      </div>
    </div>
  );
}

function OrderedLines({ cart }: { cart: Cart }) {
  const t = useTranslations('cart');

  return (
    <LineTable heads={cartHeads(t)}>
      {cart.items.map((line) => (
        <tr key={line.id} className={lineStyles.line}>
          <th scope="row" className={lineStyles.product}>
            <LineProduct line={line} />
          </th>
          <td className={lineStyles.quantity} data-label={t('quantity')}>
            {line.quantity}
          </td>
          <td className={lineStyles.size} data-label={t('size')}>
            {line.sizeName}
          </td>
          <td className={lineStyles.price} data-label={t('price')}>
            <Price rupiah={line.price * line.quantity} />
          </td>
        </tr>
      ))}
    </LineTable>
  );
}

function Contact({ profile }: { profile: Profile }) {
  const t = useTranslations('checkout');

  return (
    <section className="stack4" aria-labelledby="contact">
      <h2 className={addressStyles.heading} id="contact">
        {t('contact')}
      </h2>
      <ContactFacts profile={profile} label={t} />
    </section>
  );
}

/** What was typed before a failure, else where the last order went; and the fault of each field. */
function useAddressOf({ checkout, answer }: PersonalCheckoutProps) {
  const t = useTranslations('checkout');
  const validation = useTranslations('validation');

  return (name: AddressField) => {
    const value = answer?.fields[name] ?? checkout.address[name] ?? '';
    const isMissing = answer?.code === 'missing' && value.trim() === '';
    const error = isMissing
      ? validation('required', { field: t(name) })
      : answer?.errors.find(({ path }) => path === name)?.msg;
    return { defaultValue: value, error };
  };
}

function AddressFields(props: PersonalCheckoutProps) {
  const t = useTranslations('checkout');
  const addressOf = useAddressOf(props);
  const { cart } = props.checkout;

  return (
    <form
      method="post"
      action={localePath(useLocale(), '/checkout')}
      className="stack5"
      aria-labelledby="shipping"
      noValidate
    >
      <h2 className={addressStyles.heading} id="shipping">
        {t('shipping')}
      </h2>
      {!props.answer && props.checkout.address.address && (
        <p className="soft small">{t('addressRemembered')}</p>
      )}
      <div className={addressStyles.fields}>
        {ADDRESS_INPUTS.map(({ name, ...input }) => (
          <Field
            key={name}
            {...input}
            {...addressOf(name)}
            className={addressStyles[name]}
            name={name}
            label={t(name)}
            required
            {...(name === 'province' && { list: 'provinces' })}
          />
        ))}
        <datalist id="provinces">
          {PROVINCE_NAMES.map((province) => (
            <option key={province} value={province} />
          ))}
        </datalist>
      </div>
      <p className={addressStyles.delivery}>{t('delivery')}</p>
      <input type="hidden" name="version" value={cart.checkoutKey} />
      <input type="hidden" name="total" value={cart.totalPrice} />
      <button type="submit" className={buttonClass('solid')}>
        {t('pay')}
      </button>
    </form>
  );
}
