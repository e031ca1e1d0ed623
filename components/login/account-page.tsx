import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { Picture } from '@/components/ui/picture';
import type { Print } from '@/content/prints';
import styles from './account-page.module.scss';

type AccountPageProps = { title: string; tagline: string; print: Print; children: ReactNode };

/** A form with its heading, beside a print where there is room for one. */
export function AccountPage({ title, tagline, print, children }: AccountPageProps) {
  return (
    <PageMain className={styles.page}>
      <Picture {...print} alt="" sizes="(min-width: 1024px) 50vw, 100vw" first className={styles.print} />
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        {children}
      </div>
    </PageMain>
  );
}
