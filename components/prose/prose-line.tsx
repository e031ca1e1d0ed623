import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { isOwnPage, type ProseInline } from '@/lib/prose/prose';
import styles from './prose.module.scss';

/** The words of a line, with their emphasis and links. */
export function ProseLine({ parts }: { parts: readonly ProseInline[] }) {
  return parts.map((part, index) => {
    // Static text: the index is a stable key.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return part.text;

    const words = <ProseLine parts={part.parts} />;
    if (part.kind === 'strong') return <strong key={key}>{words}</strong>;
    if (part.kind === 'emphasis') {
      return (
        <em key={key} className={styles.emphasis}>
          {words}
        </em>
      );
    }
    return (
      <ProseLink key={key} href={part.href}>
        {words}
      </ProseLink>
    );
  });
}

function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isOwnPage(href)) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  return (
    <ShopLink href={href} className={styles.link}>
      {children}
    </ShopLink>
  );
}
