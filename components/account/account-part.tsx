import { type ReactNode, useId } from 'react';
import styles from './account-overview.module.scss';

type AccountPartProps = {
  title: string;
  className?: string | undefined;
  /** Beside the title: what can be done with it. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the account, under its heading. */
export function AccountPart({ title, className, action, children }: AccountPartProps) {
  const titleId = useId();

  return (
    <section className={['stack5 shrinks', className].filter(Boolean).join(' ')} aria-labelledby={titleId}>
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
