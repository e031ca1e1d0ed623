import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/in-browser';
import styles from './button.module.scss';

/** `solid` for the one thing to do, `outline` for the other, `plain` for what is beside the point. */
export type ButtonTone = 'solid' | 'outline' | 'plain';

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled'> & {
  tone?: ButtonTone;
  /** Pending: the button keeps its width and focus, and a press does nothing. */
  busy?: boolean | undefined;
  /** The label while busy, if it differs. */
  busyLabel?: string;
};

/** The class of something that looks like a button, such as a link. */
export function buttonClass(tone: ButtonTone = 'solid', more?: string): string {
  return [styles.button, styles[tone], more].filter(Boolean).join(' ');
}

/**
 * A button that needs JavaScript. It is disabled until its page is hydrated, so that no early press is lost without a sign.
 * While busy it is `aria-disabled`, because a `disabled` button loses the focus.
 */
export function Button({
  tone = 'solid',
  busy = false,
  busyLabel,
  type = 'button',
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const hydration = useDisabledUntilHydrated();

  return (
    <button
      {...rest}
      {...hydration}
      type={type}
      disabled={disabled || hydration.disabled}
      className={buttonClass(tone, className)}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.label}>
        <Label waiting={busy && busyLabel !== undefined}>{children}</Label>
        {busyLabel !== undefined && <Label waiting={!busy}>{busyLabel}</Label>}
      </span>
    </button>
  );
}

/** One of a button's two labels; the inactive one only reserves its width. */
function Label({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <span className={waiting ? styles.waiting : styles.said} aria-hidden={waiting || undefined}>
      {children}
    </span>
  );
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { tone?: ButtonTone };

/** A link with the look of a button. */
export function ButtonLink({ tone, ...rest }: ButtonLinkProps) {
  return <Link prefetch={false} {...rest} className={buttonClass(tone)} />;
}
