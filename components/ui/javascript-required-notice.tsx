import { useTranslations } from 'next-intl';

/** Explains to visitors without JavaScript why a control does not work. */
export function JavaScriptRequiredNotice({ className = 'soft small' }: { className?: string | undefined }) {
  const t = useTranslations('common');

  return (
    <noscript>
      <p className={className}>{t('needsJavaScript')}</p>
    </noscript>
  );
}
