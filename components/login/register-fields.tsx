'use client';

import { Field } from '@/components/ui/field';
import { REGISTRATION_FIELDS, type RegistrationField } from '@/lib/account/registration-fields';
import type { FieldError } from '@/lib/contract/wire';
import { useTexts } from '@/lib/i18n/texts';
import { PasswordField } from './password-field';
import styles from './register-fields.module.scss';

const INPUT_PROPS = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email', autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', type: 'tel' },
  password: { autoComplete: 'new-password' },
} as const;

const HINTS = { phone: 'phoneHint', password: 'passwordHint' } as const;

function hintOf(name: RegistrationField) {
  return name === 'phone' || name === 'password' ? HINTS[name] : undefined;
}

/** The five fields, each with the server's fault below it; `idPrefix` lets a summary point at them. */
export function RegisterFields({ faults, idPrefix }: { faults: FieldError[]; idPrefix: string }) {
  const t = useTexts('account');

  return (
    <div className={styles.fields}>
      {REGISTRATION_FIELDS.map((name) => {
        const Input = name === 'password' ? PasswordField : Field;
        const hint = hintOf(name);

        return (
          <Input
            key={name}
            {...INPUT_PROPS[name]}
            id={`${idPrefix}-${name}`}
            name={name}
            className={styles[name]}
            label={t(name)}
            hint={hint && t(hint)}
            error={faults.find(({ path }) => path === name)?.msg}
            required
          />
        );
      })}
    </div>
  );
}
