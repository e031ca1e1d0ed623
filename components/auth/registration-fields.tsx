'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFieldErrors } from '@/components/hooks/use-submission';
import { Field } from '@/components/ui/field';
import { FocusFieldLink } from '@/components/ui/focus-field-link';
import {
  isRegistrationField,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@/lib/account/account-fields';
import type { FieldError } from '@/lib/contract/wire';
import styles from './auth-form.module.scss';
import { PasswordField } from './password-field';

const INPUT_PROPS = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  // Otherwise a password manager would take the field before the password, the phone number, as the username.
  email: { autoComplete: 'username', type: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', type: 'tel' },
  password: { autoComplete: 'new-password' },
} as const;

const HINTS: Partial<Record<RegistrationField, 'lastNameHint' | 'phoneHint' | 'passwordHint'>> = {
  lastName: 'lastNameHint',
  phone: 'phoneHint',
  password: 'passwordHint',
};

type RegistrationFieldsProps = {
  errors: FieldError[];
  idPrefix: string;
};

/** The five fields, each with the server's validation error below it. `idPrefix` lets a summary link to them. */
export function RegistrationFields({ errors, idPrefix }: RegistrationFieldsProps) {
  const t = useTranslations('account');
  const { findError, onInput } = useFieldErrors(errors);

  return (
    <div className={styles.fields} onInput={onInput}>
      {REGISTRATION_FIELDS.map((name) => {
        const Input = name === 'password' ? PasswordField : Field;
        const hint = HINTS[name];

        return (
          <Input
            key={name}
            {...INPUT_PROPS[name]}
            id={`${idPrefix}-${name}`}
            name={name}
            className={styles[name]}
            label={t(name)}
            hint={hint && t(hint)}
            error={findError(name)}
            required={name !== 'lastName'}
          />
        );
      })}
    </div>
  );
}

type RegistrationErrorsProps = {
  errors: FieldError[];
  idPrefix: string;
  /** The failure to show if there are no validation errors. */
  failure?: string;
};

/** Explains why the registration failed: shows the validation errors, or `failure` if there are none (spec §8). */
export function RegistrationErrors({ errors, idPrefix, failure = '' }: RegistrationErrorsProps) {
  const t = useTranslations('account');
  const shown = errors.map(({ msg, path }) => {
    if (!isRegistrationField(path)) return { text: msg };
    const namesField = msg.toLowerCase().includes(t(path).toLowerCase());
    const text = namesField ? msg : t('fieldError', { field: t(path), text: msg });
    return { text, inputId: `${idPrefix}-${path}` };
  });

  return <ErrorSummary title={shown.length > 0 ? t('checkFields') : failure} errors={shown} />;
}

/** `inputId` is the id of the input that the error is about, if any. */
type ShownError = { text: string; inputId?: string | undefined };

/**
 * The summary of validation errors above a form, with links to the fields. It takes the focus if no error belongs to
 * a field.
 */
function ErrorSummary({ title, errors }: { title: string; errors: ShownError[] }) {
  const box = useRef<HTMLDivElement>(null);

  const isOfFields = errors.some(({ inputId }) => inputId);

  useEffect(() => {
    if (!isOfFields) box.current?.focus();
  }, [isOfFields]);

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className="medium">{title}</p>
      {errors.length > 0 && (
        <ul className="stack1">
          {errors.map(({ text, inputId }) => (
            <li key={`${inputId} ${text}`}>
              {inputId ? <FocusFieldLink inputId={inputId}>{text}</FocusFieldLink> : text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
