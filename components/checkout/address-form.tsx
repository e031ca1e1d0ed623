'use client';

import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { useProfile } from '@/lib/account/use-profile';
import { addressDraftOf, keepAddressDraft } from '@/lib/checkout/address-draft';
import { ADDRESS_FIELDS, type AddressField, readAddress } from '@/lib/checkout/address-fields';
import { PROVINCES } from '@/lib/checkout/provinces';
import type { Address } from '@/lib/contract/account';
import type { FieldError } from '@/lib/contract/wire';
import { useTexts } from '@/lib/i18n/texts';
import styles from './address-form.module.scss';

type AddressFormProps = {
  id: string;
  missing: AddressField[];
  /** What the server found wrong with the fields. */
  faults: FieldError[];
  onSubmit: (address: Address) => void;
};

/** Where to send it: five fields, all of them needed (spec §5). What is typed outlives failures and closing. */
export function AddressForm({ id, missing, faults, onSubmit }: AddressFormProps) {
  const t = useTexts('checkout');
  const headingId = useId();
  const provincesId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { profile, isLoading } = useProfile();

  useEffect(() => {
    const [first] = missing;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [missing]);

  // The draft is its writer's alone, so it waits until it is known who is here.
  if (!profile && isLoading) return null;
  const owner = profile?.email;
  const draft = addressDraftOf(owner);

  const addressIn = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    readAddress(new FormData(currentTarget));
  const errorOf = (name: AddressField) =>
    missing.includes(name) ? t('fieldNeeded') : faults.find(({ path }) => path === name)?.msg;

  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-labelledby={headingId}
      noValidate
      onInput={(event) => keepAddressDraft(owner, addressIn(event))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(addressIn(event));
      }}
    >
      <h3 className={styles.heading} id={headingId}>
        {t('shipping')}
      </h3>
      {ADDRESS_FIELDS.map(({ name, autoComplete }) => (
        <Field
          key={name}
          className={styles[name]}
          name={name}
          label={t(name)}
          error={errorOf(name)}
          autoComplete={autoComplete}
          defaultValue={draft?.[name]}
          required
          {...(name === 'province' && { list: provincesId })}
        />
      ))}
      <datalist id={provincesId}>
        {PROVINCES.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
    </form>
  );
}
