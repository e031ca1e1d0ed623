import { useTranslations } from 'next-intl';

/** Tells visitors without JavaScript why the control beside this note does nothing. */
export function NeedsJavaScript({ className = 'soft small' }: { className?: string | undefined }) {
  const t = useTranslations('common');

  return (
    <noscript>
      <p className={className}>{t('needsJavaScript')}</p>
    </noscript>
  );
}
