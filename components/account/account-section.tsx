import { type ReactNode, type Ref, useId } from 'react';
import styles from './account-overview.module.scss';

type AccountSectionProps = {
  ref?: Ref<HTMLElement>;
  title: string;
  className?: string | undefined;
  /** The section's action, beside its title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the account, under its heading. */
export function AccountSection({ ref, title, className, action, children }: AccountSectionProps) {
  const titleId = useId();

  return (
    <section
      ref={ref}
      className={['stack5 shrinks', className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 className="caps small" id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
