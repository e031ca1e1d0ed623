'use client';

import { StatusPage } from '@/components/layout/status-page';
import { RetryButton } from '@/components/ui/retry-button';
import { digestOf } from '@/lib/errors/api-error';
import { useTexts } from '@/lib/i18n/texts';

/** What a page says that could not be made: of its error only the code has survived, as the digest. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('common');

  return (
    <StatusPage title={t('errorTitle')} text={t('errorText', { code: digestOf(error) })}>
      <RetryButton onRetry={retry} />
    </StatusPage>
  );
}
