import { useLocale, useTranslations } from 'next-intl';
import { ContactLine } from '@/components/orders/contact-line';
import { OrderParts } from '@/components/orders/order-parts';
import { OrderProgress } from '@/components/orders/order-progress';
import { buttonClass } from '@/components/ui/button';
import type { Order } from '@/lib/contract/order';
import { paymentPage } from '@/lib/forms/checkout-form';
import { localePath } from '@/lib/i18n/locale-path';
import { hasReceipt } from '@/lib/orders/receipt-facts';

type PersonalOrderProps = {
  order: Order;
  /** Customer service. */
  contact: string;
};

/** An order as it was when the page was asked for, told as the page with scripts tells it (spec §2). */
export function PersonalOrder({ order, contact }: PersonalOrderProps) {
  const t = useTranslations('order');

  return (
    <>
      <OrderProgress order={order}>
        <OrderWays order={order} />
      </OrderProgress>
      <OrderParts order={order} />
      <ContactLine email={contact} subject={order.id}>
        {t('help')}
      </ContactLine>
    </>
  );
}

/** What can be done: links, where the page with scripts has buttons. */
function OrderWays({ order }: { order: Order }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const id = encodeURIComponent(order.id);
  const isPending = order.status === 'pending';

  return (
    <div className="row3 screenOnly">
      {isPending && order.snapToken && (
        <a href={paymentPage(order.snapToken, locale)} className={buttonClass('solid')}>
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
