import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { NewTabLink } from './new-tab-link';

type ExternalBlogLinkProps = { address: string; locale: Locale; className?: string | undefined };

/** The way to the blog that a brand has on its main site (spec §2). */
export async function ExternalBlogLink({ address, locale, className }: ExternalBlogLinkProps) {
  const t = await getTranslations({ locale, namespace: 'layout' });

  return (
    <NewTabLink href={address} locale={locale} className={className}>
      {t('externalBlog')}
    </NewTabLink>
  );
}
