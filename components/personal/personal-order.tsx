import { useLocale, useTranslations } from 'next-intl';
import { OrderDetails } from '@/components/orders/order-details';
import progressStyles from '@/components/orders/order-progress.module.scss';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { buttonClass } from '@/components/ui/button';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/format/dates';
import { paymentPage } from '@/lib/forms/checkout-form';
import { localePath } from '@/lib/i18n/locale-path';
import { displayedStatus } from '@/lib/orders/order-timeline';
import { hasReceipt } from '@/lib/orders/receipt-facts';

/** An order as it was when the page was asked for: its status, what can be done, its facts (spec §2). */
export function PersonalOrder({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { status, expires_at: expiresAt } = order;
  const meaning = t('meaning', { status: displayedStatus(order) });
  const isPending = status === 'pending';

  return (
    <>
      <div className={progressStyles.progress} data-status={status}>
        <div role="status" className="stack1">
          <p className={progressStyles.status}>{t('nowStatus', { status: t('statusValue', { status }) })}</p>
          {isPending && <p>{t('stillPending')}</p>}
          {meaning && <p className={progressStyles.meaning}>{meaning}</p>}
        </div>
        {isPending && expiresAt && (
          <p className={progressStyles.meaning}>
            {t('payBy', { moment: formatDateTime(expiresAt, locale) })}
          </p>
        )}
        <OrderWays order={order} />
      </div>
      <OrderTimeline order={order} />
      <OrderDetails order={order} />
    </>
  );
}

function OrderWays({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const id = encodeURIComponent(order.id);
  const isPending = order.status === 'pending';

  return (
    <div className="row3 screenOnly">
      {isPending && order.snap_token && (
        <a href={paymentPage(order.snap_token, locale)} className={buttonClass('solid')}>
          {t('continuePayment')}
        </a>
      )}
      {isPending && (
        <a href={`${localePath(locale, '/order')}?transaction_id=${id}`} className={buttonClass('outline')}>
          {t('checkAgain')}
        </a>
      )}
      {hasReceipt(order) && (
        <a href={`/api/transactions/${id}/receipt`} className={buttonClass('outline')}>
          {t('receipt')}
        </a>
      )}
      <a href={localePath(locale, '/')} className={buttonClass('plain')}>
        {t('shopOn')}
      </a>
    </div>
  );
}
