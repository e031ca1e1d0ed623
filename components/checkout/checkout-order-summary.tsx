'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CartContents } from '@/components/cart/cart-contents';
import { CartSummary } from '@/components/cart/cart-summary';
import { useFocusFirstError, useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { useUpdateProfile } from '@/lib/account/use-account';
import { useSession } from '@/lib/account/use-session';
import { listStockShortages } from '@/lib/cart/cart';
import { useCart } from '@/lib/cart/use-cart';
import type { Profile } from '@/lib/contract/account';
import { findFieldError } from '@/lib/errors/failure-words';
import styles from './checkout-form.module.scss';

/** The breakpoint from which the order fits next to the form. */
const WIDE = '(min-width: 64em)';

/** The lines of the cart and their total. On phones and tablets the lines are folded, unless one of them cannot be bought. */
export function CheckoutOrderSummary() {
  const t = useTranslations('checkout');
  const { loggedIn } = useSession();
  const { cart } = useCart();
  const [isUnfolded, setOpen] = useState(() => window.matchMedia?.(WIDE).matches ?? true);
  if (loggedIn === false) return null;
  const isShort = listStockShortages(cart?.items ?? []).length > 0;
  const pieces = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

  const mustBeOpen = pieces === 0 || isShort;

  return (
    <section aria-label={t('order')}>
      <details
        className={styles.order}
        open={isUnfolded || mustBeOpen}
        // Browsers also fire `toggle` for the `open` of the first render, which is not the shopper's choice.
        onToggle={({ currentTarget }) => mustBeOpen || setOpen(currentTarget.open)}
      >
        <summary className={styles.brief}>
          <span className={styles.words}>
            <span className="caps small">{t('order')}</span>
            {cart && pieces > 0 && (
              <span className={styles.sum}>
                {t('pieces', { count: pieces })} <Price rupiah={cart.totalPrice} className="medium" />
              </span>
            )}
          </span>
          <Icon name="dropdown" className={styles.arrow} />
        </summary>
        <div className="stack6">
          <CartContents />
          {cart && pieces > 0 && <CartSummary cart={cart} />}
        </div>
      </details>
    </section>
  );
}

const FACTS = ['firstName', 'lastName', 'email', 'phone'] as const;

type ContactDetailsProps = { profile: Profile; label: (fact: (typeof FACTS)[number]) => string };

/** The known contact details: the email address for order emails, and the phone number for the courier (spec §2). */
export function ContactDetails({ profile, label }: ContactDetailsProps) {
  return (
    <dl className={styles.facts}>
      {FACTS.filter((fact) => profile[fact] !== '').map((fact) => (
        <div key={fact} className={styles.fact}>
          <dt className="soft small">{label(fact)}</dt>
          <dd className="breakable">{profile[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Asks for a missing phone number. A password reset that also confirms the email address removes the number. */
export function PhoneForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslations('checkout');
  const form = useRef<HTMLFormElement>(null);
  const { trigger, error } = useUpdateProfile();
  const [save, busy] = useSingleFlight(async (phone: string) => {
    if (await trigger({ phone })) onSaved();
  });
  useFocusFirstError(form, error);
  const phoneError = findFieldError(error, 'phone');

  return (
    <form
      ref={form}
      className="stack4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(String(new FormData(event.currentTarget).get('phone') ?? ''));
      }}
    >
      {error && !phoneError && <FailureNotice of="checkout" error={error} />}
      <Field
        name="phone"
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        hint={t('phoneNeeded')}
        error={phoneError}
        required
      />
      <Button type="submit" tone="outline" busy={busy} busyLabel={t('paying')}>
        {t('savePhone')}
      </Button>
    </form>
  );
}
