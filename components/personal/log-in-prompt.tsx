import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loginPath } from '@/lib/account/login-path';
import { localePath } from '@/lib/i18n/locale-path';

/** In place of what is a shopper's own: why it is not here, and the login that leads back. */
export function LogInPrompt({ from, children }: { from: `/${string}`; children: string }) {
  const t = useTranslations('cart');
  const locale = useLocale();

  return (
    <Notice
      tone="plain"
      action={<ButtonLink href={loginPath(locale, localePath(locale, from))}>{t('logIn')}</ButtonLink>}
    >
      {children}
    </Notice>
  );
}
