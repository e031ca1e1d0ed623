import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonTone, buttonClass } from './button';

/** A link with the look of a button. */
export function ButtonLink({
  tone,
  className,
  ...rest
}: ComponentProps<typeof Link> & { tone?: ButtonTone }) {
  return <Link prefetch={false} {...rest} className={buttonClass(tone, className)} />;
}
