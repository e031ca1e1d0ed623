'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPointerRelease } from '@/components/hooks/use-after-pointer-release';
import { useFieldErrors, useFocusFirstError } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { AddressLines } from '@/components/ui/facts';
import { Field } from '@/components/ui/field';
import type { Address } from '@/lib/contract/account';
import type { FieldError } from '@/lib/contract/wire';
import {
  ADDRESS_INPUTS,
  type AddressField,
  type AddressWarnings,
  findAddressDraft,
  listAddressWarnings,
  listMissingFields,
  PROVINCE_NAMES,
  readAddressForm,
  storeAddressDraft,
} from '@/lib/orders/address-fields';
import { formatAddressLines } from '@/lib/orders/order-facts';
import styles from './checkout-form.module.scss';

type AddressFormProps = {
  id: string;
  /** The customer's email address. A draft is shown only to its owner. */
  owner: string | undefined;
  /** The address of the customer's last order. */
  remembered: Address | undefined;
  /** The fields that were empty when PAY was pressed. */
  asked: AddressField[];
  /** The fields of `asked` that are still empty. */
  missing: AddressField[];
  /** The server's validation errors. */
  errors: FieldError[];
  /** Called with the initial values when the form is opened, and then after each input. */
  onTyped: (address: Address) => void;
  onSubmit: (address: Address) => void;
};

/** Returns the id of a field's input. */
export const getAddressInputId = (formId: string, name: AddressField): string => `${formId}-${name}`;

/** The shipping address: five required fields (spec §5). A draft survives failures and closing the dialog. */
export function AddressForm(props: AddressFormProps) {
  const { id, owner, remembered, asked, errors, onTyped, onSubmit } = props;
  const t = useTranslations('checkout');
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  // The owner at the time when the form was opened. The session, and with it `owner`, may end while it is open.
  const [writer] = useState(owner);
  const [draft] = useState(() => findAddressDraft(owner));
  const { hintOf, judge } = useAddressHints();
  const known = draft ?? remembered;
  const [folded, setFolded] = useState(!draft && remembered && listMissingFields(remembered).length === 0);
  const isFolded = folded && !errors.some(({ path }) => ADDRESS_INPUTS.some(({ name }) => name === path));

  useFocusFirstError(form, errors[0] ?? asked);
  const tellKnown = useEffectEvent(() => known && onTyped(known));
  useEffect(() => void tellKnown(), []);

  const addressIn = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    readAddressForm(new FormData(currentTarget));
  return (
    <form
      ref={form}
      id={id}
      className="stack5"
      aria-labelledby={headingId}
      noValidate
      onInput={(event) => {
        const address = addressIn(event);
        onTyped(address);
        storeAddressDraft(writer, address);
      }}
      onBlur={(event) => {
        if (event.target instanceof HTMLInputElement) judge(addressIn(event));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(addressIn(event));
      }}
    >
      <h3 className={styles.heading} id={headingId}>
        {t('shipping')}
      </h3>
      {!draft && remembered && <p className="soft small">{t('addressRemembered')}</p>}
      {isFolded && remembered && (
        <Remembered
          address={remembered}
          onChange={() => {
            flushSync(() => setFolded(false));
            form.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <AddressFields {...props} known={known} hintOf={hintOf} hidden={isFolded} />
    </form>
  );
}

type AddressFieldsProps = Pick<AddressFormProps, 'id' | 'missing' | 'errors'> & {
  known: Address | undefined;
  hintOf: (name: AddressField) => string | undefined;
  hidden: boolean | undefined;
};

function AddressFields({ id, missing, errors, known, hintOf, hidden }: AddressFieldsProps) {
  const t = useTranslations('checkout');
  const validation = useTranslations('validation');
  const provincesId = useId();
  const { findError, onInput } = useFieldErrors(errors);
  const errorOf = (name: AddressField) =>
    missing.includes(name) ? validation('required', { field: t(name) }) : findError(name);

  return (
    <div className={styles.fields} hidden={hidden} onInput={onInput}>
      {ADDRESS_INPUTS.map(({ name, ...input }) => (
        <Field
          key={name}
          {...input}
          id={getAddressInputId(id, name)}
          className={styles[name]}
          name={name}
          label={t(name)}
          error={errorOf(name)}
          hint={errorOf(name) ? undefined : hintOf(name)}
          defaultValue={known?.[name]}
          required
          {...(name === 'province' && { list: provincesId })}
        />
      ))}
      <datalist id={provincesId}>
        {PROVINCE_NAMES.map((province) => (
          <option key={province} value={province} />
        ))}
      </datalist>
    </div>
  );
}

/** The address of the last order in short. A button shows its fields. */
function Remembered({ address, onChange }: { address: Address; onChange: () => void }) {
  const t = useTranslations('checkout');

  return (
    <div className={styles.remembered}>
      <AddressLines lines={formatAddressLines(address)} />
      <Button tone="plain" onClick={onChange}>
        {t('changeAddress')}
      </Button>
    </div>
  );
}

/**
 * Returns warnings about an address, shown when a field loses the focus. The warnings do not reject the address.
 * They appear only after the pointer is released, so that PAY does not move away under the pointer.
 */
function useAddressHints() {
  const t = useTranslations('checkout');
  const postalCodeText = usePostalCodeWarningText();
  const [{ province, postalCode }, setWarnings] = useState<AddressWarnings>({});
  const afterPress = useAfterPointerRelease();

  const hintOf = (name: AddressField): string | undefined => {
    if (name === 'province' && province) return t('provinceHint');
    return name === 'postalCode' && postalCode ? postalCodeText(postalCode) : undefined;
  };

  return { hintOf, judge: (address: Address) => afterPress(() => setWarnings(listAddressWarnings(address))) };
}

/** Returns a function that explains a warning about a postal code. */
export function usePostalCodeWarningText() {
  const t = useTranslations('checkout');
  const locale = useLocale();

  return (warning: NonNullable<AddressWarnings['postalCode']>): string => {
    if (warning === 'length') return t('postalCodeLength');
    const prefixes = new Intl.ListFormat(locale, { type: 'disjunction' }).format(warning.postal);
    return t('postalCodeHint', { province: warning.name, prefixes });
  };
}
