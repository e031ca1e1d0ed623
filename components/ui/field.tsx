import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.scss';

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'aria-describedby'> & {
  label: string;
  /** The error message, which describes the input. */
  error?: string | undefined;
  hint?: string | undefined;
  /** The id of the input, for references from other parts of the form. */
  id?: string;
  /** A control at the end of the input, such as "show". */
  trailing?: ReactNode;
};

/** A labelled input with hint and error message. */
export function Field({ label, error, hint, trailing, className, id, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
      {hint && (
        <p className="soft small" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A visually hidden field that only bots fill in. The label is for browsers without CSS. */
export function Honeypot({ label }: { label: string }) {
  return (
    <input
      name="website"
      className={styles.unseen}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      tabIndex={-1}
    />
  );
}
