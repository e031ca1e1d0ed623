import type { ReactNode } from 'react';
import { ClientOnly } from '@/components/hooks/use-hydrated';
import { PageMain } from '@/components/layout/page-main';
import { JavaScriptRequiredNotice } from '@/components/ui/javascript-required-notice';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/lib/pictures/image-source';
import styles from './auth-page.module.scss';

type AuthPageProps = { title: string; tagline: string; print: PictureSource; children: ReactNode };

/** A form with its heading, beside a picture on wide screens. */
export function AuthPage({ title, tagline, print, children }: AuthPageProps) {
  return (
    <PageMain className={styles.page} footer="compact">
      <Picture {...print} alt="" sizes="(min-width: 1024px) max(42vw, 100vh), 100vw" first />
      <div className={styles.column}>
        <h1 className="pageTitle">{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <JavaScriptRequiredNotice />
        {children}
      </div>
    </PageMain>
  );
}

type ReservedFormSpaceProps = {
  /** Reserves more height, for a form that may be replaced by taller content. */
  tall?: boolean;
  children: ReactNode;
};

/** Reserves the height of a form that depends on the query, because a static page is rendered without a query. */
export function ReservedFormSpace({ tall = false, children }: ReservedFormSpaceProps) {
  return (
    <div className={tall ? styles.tall : styles.reserved}>
      <ClientOnly>{children}</ClientOnly>
    </div>
  );
}
