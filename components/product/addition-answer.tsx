'use client';

import { usePathname } from 'next/navigation';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { ButtonLink } from '@/components/ui/button';
import type { Refusal } from '@/lib/cart/pending-addition';
import type { ApiError } from '@/lib/errors/api-error';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';

type AdditionAnswerProps = {
  refusal: Refusal | undefined;
  error: ApiError | undefined;
  onSeen: () => void;
};

/** The dialog for the outcome of adding to the cart (spec §4, §8). */
export function AdditionAnswer({ refusal, error, onSeen }: AdditionAnswerProps) {
  const t = useTexts('addition');
  const errors = useTexts('errors');

  if (refusal === 'size')
    return <MessageDialog title={t('sizeMissingTitle')} text={t('sizeMissing')} onClose={onSeen} />;
  if (refusal === 'stock') return <MessageDialog title={t('noItems')} onClose={onSeen} />;
  if (refusal === 'login' || error?.code === 'unauthenticated') return <LoginPrompt onClose={onSeen} />;
  if (error?.code === 'size_unavailable') {
    return (
      <MessageDialog
        title={errors('addToCartTitle', { code: error.code })}
        text={errors('addToCart', { code: error.code, detail: '' })}
        onClose={onSeen}
      />
    );
  }
  if (error) {
    return (
      <MessageDialog
        title={errors('addToCart', failureWords(error, errors('addToCart', SILENT)))}
        error={error}
        onClose={onSeen}
      />
    );
  }
  return <MessageDialog title={t('added')} onClose={onSeen} />;
}

/** Asks to log in, and leads back to this page afterwards. */
function LoginPrompt({ onClose }: { onClose: () => void }) {
  const t = useTexts('addition');
  const errors = useTexts('errors');
  const code = 'unauthenticated';
  const login = localePath(useLocale(), '/login');
  const here = encodeURIComponent(usePathname());

  return (
    <MessageDialog
      title={errors('addToCartTitle', { code })}
      text={errors('addToCart', { code, detail: '' })}
      onClose={onClose}
      actions={<ButtonLink href={`${login}?redirect=${here}`}>{t('toLogin')}</ButtonLink>}
    />
  );
}
