import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { isOwnPage, type ProseInline } from '@/lib/prose/prose';
import styles from './prose.module.scss';

type ProseLineProps = { parts: readonly ProseInline[]; locale: Locale };

/** The words of a line, with their emphasis and links. */
export function ProseLine({ parts, locale }: ProseLineProps) {
  return parts.map((part, index) => {
    // Static text: the index is a stable key.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return part.text;

    const words = <ProseLine parts={part.parts} locale={locale} />;
    if (part.kind === 'strong') return <strong key={key}>{words}</strong>;
    if (part.kind === 'emphasis') {
      return (
        <em key={key} className={styles.emphasis}>
          {words}
        </em>
      );
    }
    return (
      <ProseLink key={key} href={part.href} locale={locale}>
        {words}
      </ProseLink>
    );
  });
}

function ProseLink({ href, locale, children }: { href: string; locale: Locale; children: ReactNode }) {
  if (!isOwnPage(href)) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  return (
    <Link href={localePath(locale, href)} prefetch={false} className={styles.link}>
      {children}
    </Link>
  );
}
