'use client';

import type { MouseEvent } from 'react';
import { useTexts } from '@/lib/i18n/texts';
import type { AddressField } from '@/lib/orders/address-inputs';
import { fieldId } from './address-form';
import styles from './checkout-form.module.scss';

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

type StillMissingProps = { id: string; formId: string; fields: AddressField[] };

/** What is to be filled in before PAY, each with a link to its field. PAY is described by it, and can be pressed all the same. */
export function StillMissing({ id, formId, fields }: StillMissingProps) {
  const t = useTexts('checkout');

  return (
    <div id={id} className={styles.missing}>
      <span>{t('stillMissing')}</span>
      <ul className={styles.missingFields}>
        {fields.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(formId, name)}`} className={styles.missingField} onClick={focusField}>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
