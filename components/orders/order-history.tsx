'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  clearNextListingState,
  getNextListingState,
  setNextListingState,
} from '@/components/hooks/navigation';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Price } from '@/components/ui/price';
import { LoadingSkeletons } from '@/components/ui/skeleton';
import type { Order, OrderHistory as Orders } from '@/lib/contract/order';
import { formatDayInBali } from '@/lib/format/dates';
import { parsePageNumber } from '@/lib/format/page-number';
import { localePath } from '@/lib/i18n/locale-path';
import { hasReceipt, orderPath, receiptPath } from '@/lib/orders/order-facts';
import { ORDERS_PER_PAGE, useOrderHistory } from '@/lib/orders/use-order';
import { OrderItemPicture } from './order-details';
import styles from './order-history.module.scss';
import { CustomerServiceLine } from './order-sections';
import { OrderUnavailableNotice } from './order-unavailable-notice';
import { PolledOrder } from './polled-order';

/**
 * The page of the shopper's orders that the URL selects. `contact` is the email address of customer service.
 */
export function OrderHistory({ contact }: { contact: string }) {
  const t = useTranslations('orders');
  const page = parsePageNumber(useSearchParams().get('page'));
  const { loggedIn, history, error, askAgain } = useOrderHistory(page);

  if (loggedIn === false) return <OrderUnavailableNotice onRetry={askAgain} />;
  if (history) return <OrderHistoryPage history={history} page={page} />;
  if (error?.code === 'unsupported') {
    return (
      <div className="stack8">
        <CustomerServiceLine email={contact}>{t('latestOnly')}</CustomerServiceLine>
        <PolledOrder contact={contact} />
      </div>
    );
  }
  if (error) return <OrderUnavailableNotice error={error} onRetry={askAgain} />;
  return <LoadingSkeletons ratios={[6, 6, 6]}>{t('loading')}</LoadingSkeletons>;
}

/** One page of the orders, with its pagination. */
function OrderHistoryPage({ history, page }: { history: Orders; page: number }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { orders, total } = history;
  const pages = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  const path = localePath(locale, '/account/orders');
  const pathOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const first = (page - 1) * ORDERS_PER_PAGE + 1;

  if (orders.length === 0 && page === 1) return <NoOrders />;
  if (orders.length === 0) {
    return (
      <Notice tone="plain" action={<ButtonLink href={path}>{t('toFirst')}</ButtonLink>}>
        {t('beyond')}
      </Notice>
    );
  }
  return (
    <div>
      <OrderRange key={page} path={path}>
        {t('range', { from: first, to: first + orders.length - 1, total })}
      </OrderRange>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderSummary key={order.id} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        t={t}
        link={({ number, label, ...link }) => (
          <Link
            {...link}
            href={pathOf(number)}
            prefetch={false}
            aria-label={label}
            onNavigate={() => setNextListingState({ path, focus: 'results' })}
          />
        )}
      />
    </div>
  );
}

/** No orders yet: links into the shop. */
function NoOrders() {
  const t = useTranslations('orders');
  const locale = useLocale();

  return (
    <div className={styles.none}>
      <p role="status" className="tagline">
        {t('none')}
      </p>
      <p className={styles.noneText}>{t('noneText')}</p>
      <div className={styles.sectionLinks}>
        <ButtonLink href={localePath(locale, '/woman')}>{t('shopWomens')}</ButtonLink>
        <ButtonLink href={localePath(locale, '/men')} tone="outline">
          {t('shopMens')}
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * The range of orders shown. It takes the focus after a change of page, because the pressed link is gone.
 * `path` is the path of the orders page without a query.
 */
function OrderRange({ path, children }: { path: string; children: ReactNode }) {
  const range = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!getNextListingState(path)) return;
    clearNextListingState();
    range.current?.focus();
  }, [path]);

  return (
    <p ref={range} tabIndex={-1} role="status" className={`soft small ${styles.range}`}>
      {children}
    </p>
  );
}

/** The number of items shown by name. Further items are counted. */
const NAMED = 3;

/** An order in the history. */
function OrderSummary({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const words = useTranslations('order');
  const locale = useLocale();
  const { id, status, createdAt, lines: items } = order;
  const names = items.slice(0, NAMED).map(({ itemName }) => itemName);
  const more = items.length - names.length;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <li className={styles.order}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {createdAt ? formatDayInBali(createdAt, locale) : t('order', { id })}
        </h2>
        <p className={styles.status} data-status={status}>
          {words('statusValue', { status })}
        </p>
      </div>
      <div className="stack2 shrinks">
        <p className="row2">
          {items.slice(0, NAMED).map((item) => (
            <OrderItemPicture key={item.id} image={item.image} />
          ))}
        </p>
        <p className={styles.items}>
          {[...names, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')}
        </p>
        <p className={styles.total}>
          <span className="soft small breakable">{t('pieces', { count: pieces })}</span>{' '}
          <Price rupiah={order.total} />
        </p>
        {createdAt && <p className="soft small breakable">{t('order', { id })}</p>}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={orderPath(locale, id)} tone="outline" aria-label={t('seeNamed', { id })}>
          {t('see')}
        </ButtonLink>
        {hasReceipt(order) && (
          <ButtonLink href={receiptPath(locale, id)} tone="plain" aria-label={t('receiptNamed', { id })}>
            {t('receipt')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
