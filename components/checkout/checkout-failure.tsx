'use client';

import { useTranslations } from 'next-intl';
import { LogInNotice } from '@/components/auth/log-in-notice';
import { FailureNotice } from '@/components/ui/failure-notice';
import { FocusFieldLink } from '@/components/ui/focus-field-link';
import { Notice } from '@/components/ui/notice';
import type { StockShortage } from '@/lib/cart/cart';
import type { ApiError } from '@/lib/errors/api-error';
import type { AddressField, AddressWarnings } from '@/lib/orders/address-fields';
import { getAddressInputId, usePostalCodeWarningText } from './address-form';
import styles from './checkout-form.module.scss';

type CheckoutFailureProps = {
  /** True if required fields are still empty. */
  missing: boolean;
  /** True if there is no session any more. */
  loggedOut: boolean;
  /** The lines of the cart that exceed the stock. */
  short: StockShortage[];
  /** The mismatch between postal code and province that was found when PAY was pressed. */
  doubt: AddressWarnings['postalCode'];
  /** The id of the address form. */
  formId: string;
  error: ApiError | undefined;
};

/** Explains why no order was created. */
export function CheckoutFailure(props: CheckoutFailureProps) {
  const { missing, loggedOut, short, doubt, formId, error } = props;
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
  if (doubt) return <PostalCodeQuestion doubt={doubt} inputId={getAddressInputId(formId, 'postalCode')} />;
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

type PostalCodeQuestionProps = {
  doubt: NonNullable<AddressWarnings['postalCode']>;
  inputId: string;
};

/** Asks the shopper once to check a postal code that does not match the province. The next press of PAY accepts it. */
function PostalCodeQuestion({ doubt, inputId }: PostalCodeQuestionProps) {
  const t = useTranslations('checkout');
  const postalCodeText = usePostalCodeWarningText();

  return (
    <Notice
      tone="danger"
      action={
        <FocusFieldLink inputId={inputId} className={styles.missingField}>
          {t('changePostalCode')}
        </FocusFieldLink>
      }
    >
      {postalCodeText(doubt)} {t('postalCodeAccept')}
    </Notice>
  );
}

type MissingFieldLinksProps = { id: string; formId: string; fields: AddressField[] };

/** The fields that are still required, with links to them. The list describes the PAY button, which stays enabled. */
export function MissingFieldLinks({ id, formId, fields }: MissingFieldLinksProps) {
  const t = useTranslations('checkout');

  return (
    <div id={id} className={`soft small ${styles.missing}`}>
      <span>{t('stillMissing')}</span>
      <ul className={styles.missingFields}>
        {fields.map((name) => (
          <li key={name}>
            <FocusFieldLink inputId={getAddressInputId(formId, name)} className={styles.missingField}>
              {t(name)}
            </FocusFieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
