'use client';

import { useSearchParams } from 'next/navigation';
import { LogInNotice } from '@/components/login/log-in-notice';
import { ContactLine } from '@/components/ui/contact-line';
import { FailedRead } from '@/components/ui/failed-read';
import { Loading } from '@/components/ui/skeleton';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';
import { readPage, useOrderHistory } from '@/lib/orders/use-order-history';
import { OrderHistoryPage } from './order-history-page';
import { OrderStatus } from './order-status';

/** The shopper's orders, the page of them that the address asks for. `contact` is customer service's address. */
export function OrderHistory({ contact }: { contact: string }) {
  const t = useTexts('orders');
  const words = useTexts('order');
  const errors = useTexts('errors');
  const page = readPage(useSearchParams().get('page'));
  const { loggedIn, history, error, askAgain } = useOrderHistory(page);

  if (loggedIn === false) {
    return (
      <LogInNotice tone="danger" logIn={words('logIn')}>
        {errors('orderStatus', { code: 'unauthenticated', detail: '' })}
      </LogInNotice>
    );
  }
  if (history) return <OrderHistoryPage history={history} page={page} />;
  if (error?.code === 'unsupported') {
    return (
      <div className="stack8">
        <ContactLine email={contact}>{t('latestOnly')}</ContactLine>
        <OrderStatus contact={contact} />
      </div>
    );
  }
  if (error) {
    return (
      <FailedRead onRetry={askAgain} error={error}>
        {errors('orderStatus', failureWords(error, errors('orderStatus', SILENT)))}
      </FailedRead>
    );
  }
  return <Loading ratios={[6, 6, 6]}>{t('loading')}</Loading>;
}
