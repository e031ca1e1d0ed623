'use client';

import { useTranslations } from 'next-intl';
import { StatusPage } from '@/components/layout/status-page';
import { RetryButton } from '@/components/ui/retry-button';
import { digestOf } from '@/lib/errors/digest';

/** Next's digest of a bug, by which the log knows it. */
const IS_NUMBER = /^\d/;

/** What a page says that could not be made: of its error only the digest has survived. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('common');
  const code = digestOf(error);

  return (
    <StatusPage title={t('errorTitle')} text={t('errorText', { code })}>
      {IS_NUMBER.test(code) && <code className="soft">{code}</code>}
      <RetryButton onRetry={retry} />
    </StatusPage>
  );
}
