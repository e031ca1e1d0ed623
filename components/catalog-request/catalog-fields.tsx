'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { CATALOG_FIELDS, type CatalogFault, type CatalogField } from '@/lib/leads/catalog-request';

export type ShownFaults = Partial<Record<CatalogField, string | undefined>>;

const INPUT_PROPS = {
  fullName: { autoComplete: 'name', required: true, maxLength: 200 },
  email: { autoComplete: 'email', type: 'email', autoCapitalize: 'none', required: true, maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 32 },
} as const;

export function useCatalogFaults() {
  const t = useTranslations('catalogRequest');
  const validation = useTranslations('validation');

  return (field: CatalogField, fault: CatalogFault) =>
    fault === 'required' ? validation('required', { field: t(field) }) : t(fault);
}

export function CatalogFields({ faults }: { faults: ShownFaults }) {
  const t = useTranslations('catalogRequest');

  return CATALOG_FIELDS.map((name) => (
    <Field
      key={name}
      {...INPUT_PROPS[name]}
      id={`catalog-${name}`}
      name={name}
      label={t(name)}
      hint={name === 'phone' ? t('phoneHint') : undefined}
      error={faults[name]}
    />
  ));
}
