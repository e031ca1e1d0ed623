'use client';

import { type ComponentProps, useRef } from 'react';
import { EMAIL, FAILURE, ORDERS, REFUNDED_ORDER, WHOLE_ORDER } from '@/app/[locale]/components/samples';
import { Shopper } from '@/app/[locale]/components/shopper';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { MissingOrder } from '@/components/orders/missing-order';
import { OrderHistory } from '@/components/orders/order-history';
import { OrderTimeline } from '@/components/orders/order-parts';
import { OrderActions, OrderProgress } from '@/components/orders/order-progress';
import { OrderView } from '@/components/orders/order-view';
import { ReceiptOfOrder } from '@/components/receipt/receipt-of-address';
import { ReceiptSheet } from '@/components/receipt/receipt-sheet';
import { SITE } from '@/content/site';
import type { Order } from '@/lib/contract/order';
import { ORDERS_A_PAGE } from '@/lib/orders/use-order';

const nothing = () => undefined;
const SHOP = { name: SITE.name, place: SITE.home.region, email: EMAIL, logo: SITE.logo };

function Progress({ order, polling = false }: { order: Order; polling?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);

  return (
    <OrderProgress ref={ref} order={order} polling={polling}>
      <OrderActions order={order} polling={polling} onAsk={nothing} onPay={nothing} onCancel={nothing} />
    </OrderProgress>
  );
}

export function Orders() {
  const [pending = WHOLE_ORDER] = ORDERS;

  return (
    <Group name="orders">
      <Specimen state="busy">
        <Progress order={pending} polling />
      </Specimen>
      {ORDERS.map((order, index) => (
        <Specimen key={String(index)}>
          <Progress order={order} />
          <OrderTimeline order={order} />
        </Specimen>
      ))}
      <Missing />
      <Specimens
        wide
        of={{
          summary: <History orders={ORDERS} />,
          nothing: <History orders={[]} />,
          details: (
            <OrderView
              {...{ order: WHOLE_ORDER, polling: false, contact: EMAIL, onAsk: nothing, onPay: nothing }}
            />
          ),
          receipt: <Receipt order={WHOLE_ORDER} />,
          missing: <Receipt order={pending} />,
          refundReceipt: <ReceiptSheet order={REFUNDED_ORDER} shop={SHOP} />,
        }}
      />
    </Group>
  );
}

/** In the place of an order: there is none, it cannot be read, it is on its way, or nobody is logged in. */
function Missing() {
  const missing = (state: Partial<ComponentProps<typeof MissingOrder>>) => (
    <Shopper known={{}}>
      <MissingOrder onRetry={nothing} {...state} />
    </Shopper>
  );

  return (
    <Specimens
      of={{
        empty: missing({ isNone: true }),
        failedId: missing({ error: FAILURE }),
        loading: missing({}),
        loggedOut: (
          <Shopper>
            <MissingOrder onRetry={nothing} />
          </Shopper>
        ),
      }}
    />
  );
}

/** The first page of many, or none at all. */
function History({ orders }: { orders: readonly Order[] }) {
  const path = `/api/transactions/history?page=1&pageSize=${ORDERS_A_PAGE}` as const;

  return (
    <Shopper known={{ [path]: { data: { orders, total: orders.length * 3 } } }}>
      <OrderHistory contact={EMAIL} />
    </Shopper>
  );
}

function Receipt({ order }: { order: Order }) {
  return (
    <Shopper known={{ [`/api/transactions/${order.id}`]: { data: order } }}>
      <div className="stack8">
        <ReceiptOfOrder id={order.id} shop={SHOP} />
      </div>
    </Shopper>
  );
}
