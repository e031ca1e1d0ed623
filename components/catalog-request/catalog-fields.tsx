'use client';

import { Field } from '@/components/ui/field';
import { useTexts } from '@/lib/i18n/texts';
import { CATALOG_FIELDS, type CatalogFault, type CatalogField } from '@/lib/leads/catalog-request';
import styles from './catalog-request-page.module.scss';

export type ShownFaults = Partial<Record<CatalogField, string | undefined>>;

const INPUT_PROPS = {
  fullName: { autoComplete: 'name', required: true, maxLength: 200 },
  email: { autoComplete: 'email', type: 'email', autoCapitalize: 'none', required: true, maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 32 },
} as const;

/** Without JavaScript the server only names the field (`handleForm`); the page has the words. */
const PLAIN_FAULTS = { fullName: 'required', email: 'emailFormat', phone: 'phoneFormat' } as const;

export function useCatalogFaults() {
  const t = useTexts('catalogRequest');
  const validation = useTexts('validation');

  return (field: CatalogField, fault: CatalogFault | 'phoneFormat') =>
    fault === 'required' ? validation('required', { field: t(field) }) : t(fault);
}

/** The three fields. Their ids are the fragments that `handleForm` redirects to. */
export function CatalogFields({ faults }: { faults: ShownFaults }) {
  const t = useTexts('catalogRequest');
  const say = useCatalogFaults();

  return CATALOG_FIELDS.map((name) => (
    <div key={name} className={styles.place}>
      <Field
        {...INPUT_PROPS[name]}
        id={`catalog-${name}`}
        name={name}
        label={t(name)}
        hint={name === 'phone' ? t('phoneHint') : undefined}
        error={faults[name]}
      />
      <p className={styles.fault}>{say(name, PLAIN_FAULTS[name])}</p>
    </div>
  ));
}
