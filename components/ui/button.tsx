import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { useDisabledUntilHydrated } from '@/components/hooks/use-hydrated';
import styles from './button.module.scss';

/** `solid` is the primary action, `outline` a secondary one, `plain` a minor one. */
export type ButtonTone = 'solid' | 'outline' | 'plain';

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled'> & {
  tone?: ButtonTone;
  /** While busy the button keeps its width and focus, and ignores presses. */
  busy?: boolean | undefined;
  /** True if a press cannot succeed now: the button looks disabled but keeps its focus. A press may explain why. */
  unavailable?: boolean;
  /** The label while busy, if it differs. */
  busyLabel?: string;
};

/** Returns the class of an element that looks like a button, such as a link. */
export function getButtonClass(tone: ButtonTone = 'solid', more?: string): string {
  return [styles.button, styles[tone], more].filter(Boolean).join(' ');
}

/**
 * A button that needs JavaScript. It is disabled until hydration, so that an early press is not silently
 * lost. While busy it is `aria-disabled`, because a `disabled` button loses the focus.
 */
export function Button({
  tone = 'solid',
  busy = false,
  unavailable = false,
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
      className={getButtonClass(tone, className)}
      aria-disabled={busy || unavailable || undefined}
      data-busy={busy || undefined}
      data-unavailable={unavailable || undefined}
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

/** One of a button's two labels. The inactive one only reserves its width. */
function Label({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <span className={waiting ? styles.waiting : styles.shown} aria-hidden={waiting || undefined}>
      {children}
    </span>
  );
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { tone?: ButtonTone };

/** A link that looks like a button. */
export function ButtonLink({ tone, ...rest }: ButtonLinkProps) {
  return <Link prefetch={false} {...rest} className={getButtonClass(tone)} />;
}
