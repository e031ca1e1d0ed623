'use client';

import { useTranslations } from 'next-intl';
import { LogInNotice } from '@/components/login/log-in-notice';
import { FailureNotice } from '@/components/ui/failure-notice';
import { FieldLink } from '@/components/ui/field-link';
import { Notice } from '@/components/ui/notice';
import type { Shortage } from '@/lib/cart/cart';
import type { ApiError } from '@/lib/errors/api-error';
import type { AddressField } from '@/lib/orders/address-fields';
import { fieldId } from './address-form';
import styles from './checkout-form.module.scss';

type CheckoutFailureProps = {
  /** Fields are still to be filled in. */
  missing: boolean;
  /** Nobody is logged in (any more). */
  loggedOut: boolean;
  /** The lines of the cart that cannot be bought as they are. */
  short: Shortage[];
  error: ApiError | undefined;
};

/** Why there is no order yet. */
export function CheckoutFailure({ missing, loggedOut, short, error }: CheckoutFailureProps) {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');

  if (short.length > 0 && error?.code !== 'transaction_rejected') {
    const reasons = short.map((shortage) => t('short', shortage)).join(' ');
    return (
      <Notice tone="danger" action={<p>{t('shortWayOn')}</p>}>
        {reasons}
      </Notice>
    );
  }
  if (missing) return <Notice tone="danger">{t('allNeeded')}</Notice>;
  if (!(error || loggedOut)) return null;
  if (error && error.code !== 'unauthenticated') {
    const isOffline = error.code === 'unavailable' && !navigator.onLine;
    return <FailureNotice of="checkout" error={error} action={isOffline && <p>{t('offline')}</p>} />;
  }

  return (
    <LogInNotice tone="danger" logIn={t('logIn')} hint={t('sessionEnded')}>
      {errors('checkout', { code: 'unauthenticated', detail: '' })}
    </LogInNotice>
  );
}

type StillMissingProps = { id: string; formId: string; fields: AddressField[] };

/** What is to be filled in before PAY, each with a link to its field. PAY is described by it, and can be pressed all the same. */
export function StillMissing({ id, formId, fields }: StillMissingProps) {
  const t = useTranslations('checkout');

  return (
    <div id={id} className={`soft small ${styles.missing}`}>
      <span>{t('stillMissing')}</span>
      <ul className={styles.missingFields}>
        {fields.map((name) => (
          <li key={name}>
            <FieldLink inputId={fieldId(formId, name)} className={styles.missingField}>
              {t(name)}
            </FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
