'use client';

import { useTranslations } from 'next-intl';
import { MessagePage } from '@/components/layout/message-page';
import { RetryButton } from '@/components/ui/retry-button';
import { createErrorDigest } from '@/lib/errors/digest';

/**
 * Matches a digest of Next.js, which is a number and also identifies the error in the log. The digest of an
 * `ApiError` is its code.
 */
const IS_NUMBER = /^\d/;

/** The error page. Only the digest of the error reaches the browser. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('common');
  const code = createErrorDigest(error);

  return (
    <MessagePage title={t('errorTitle')} text={t('errorText', { code })}>
      {IS_NUMBER.test(code) && <code className="soft">{code}</code>}
      <RetryButton onRetry={retry} />
    </MessagePage>
  );
}
