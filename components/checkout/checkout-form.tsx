'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { useAddress, useProfile } from '@/lib/account/use-account';
import { useSession } from '@/lib/account/use-session';
import { isConfirmedCart } from '@/lib/cart/cart';
import { useCart } from '@/lib/cart/use-cart';
import type { CheckoutResult } from '@/lib/contract/order';
import { AddressForm } from './address-form';
import { CheckoutFailure, MissingFieldLinks } from './checkout-failure';
import styles from './checkout-form.module.scss';
import { CheckoutOrderSummary, ContactDetails, PhoneForm } from './checkout-order-summary';
import { usePlaceOrder } from './use-place-order';

type CheckoutFormProps = {
  onClose: () => void;
  onOrder: (order: CheckoutResult) => void;
  /** Called if the order is created after the dialog was closed. */
  onLateOrder: (order: CheckoutResult) => void;
};

/** The cart beside contact information, shipping address and payment, with the PAY button. */
export function CheckoutForm({ onClose, onOrder, onLateOrder }: CheckoutFormProps) {
  const t = useTranslations('checkout');
  const formId = useId();
  const missingId = useId();
  const failureId = useId();
  const { cart } = useCart();
  const { loggedIn, isKnown, owner, remembered } = useShopper();
  const { pay, busy, asked, missing, open, onTyped, short, doubt, error } = usePlaceOrder({
    onOrder,
    onLateOrder,
    remembered,
  });
  const unconfirmed = cart !== undefined && !isConfirmedCart(cart);
  const isOpen = isKnown && open.length > 0;
  const described = [short.length > 0 && failureId, isOpen && missingId].filter(Boolean).join(' ');

  return (
    <Dialog
      shape="form"
      title={t('title')}
      onClose={onClose}
      closesBeside={false}
      footer={
        <>
          <div id={failureId}>
            <CheckoutFailure
              missing={missing.length > 0}
              loggedOut={loggedIn === false}
              short={short}
              doubt={doubt}
              formId={formId}
              error={error}
            />
          </div>
          <div className={styles.missingLine}>
            {isOpen && <MissingFieldLinks id={missingId} formId={formId} fields={open} />}
          </div>
        </>
      }
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy || unconfirmed || !isKnown}
            unavailable={short.length > 0}
            busyLabel={t('paying')}
            aria-describedby={described || undefined}
          >
            {t('pay')} {cart && <Price rupiah={cart.totalPrice} />}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <CheckoutOrderSummary />
        <div className={styles.person}>
          {loggedIn !== false && <ContactInformation />}
          {/* Waits for the draft's owner and the stored address, which determine the initial values. */}
          {isKnown && (
            <AddressForm
              id={formId}
              owner={owner}
              remembered={remembered}
              asked={asked}
              missing={missing}
              errors={error?.errors ?? []}
              onTyped={onTyped}
              onSubmit={pay}
            />
          )}
        </div>
        <div className={styles.payment}>
          <p className={styles.delivery}>{t('delivery')}</p>
          <p className="soft small">{t('paymentText')}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** Returns the owner of the draft and the stored address, once both are known. */
function useShopper() {
  const { loggedIn } = useSession();
  const { profile, error: profileError } = useProfile();
  const { address, error: addressError } = useAddress();
  const isKnown =
    loggedIn === false || ((profile || profileError) && (address !== undefined || addressError));

  return { loggedIn, isKnown, owner: profile?.email, remembered: address ?? undefined };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();

  return (
    <section className="stack4" aria-labelledby={headingId}>
      <h3 className={styles.heading} id={headingId}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function ContactInformation() {
  const t = useTranslations('checkout');
  const { profile, error } = useProfile();
  const facts = useRef<HTMLDivElement>(null);

  return (
    <Part title={t('contact')}>
      {profile && (
        <div ref={facts} tabIndex={-1}>
          <ContactDetails profile={profile} label={t} />
        </div>
      )}
      {/* The pressed button is removed, so the focus moves to the saved data. */}
      {profile?.phone === '' && <PhoneForm onSaved={() => facts.current?.focus()} />}
      {!(profile || error) && (
        <div role="status" aria-label={t('contactLoading')}>
          <Skeleton ratio={4} />
        </div>
      )}
      {!profile && error && <p className="soft small">{t('contactMissing')}</p>}
    </Part>
  );
}
