'use client';

import { useRef } from 'react';
import { EMAIL, FAILURE, ORDERS, REFUNDED_ORDER, WHOLE_ORDER } from '@/app/[locale]/components/samples';
import { Shopper } from '@/app/[locale]/components/shopper';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { MissingOrder } from '@/components/orders/missing-order';
import { OrderDetails } from '@/components/orders/order-details';
import { OrderPieces } from '@/components/orders/order-pieces';
import { OrderActions, OrderProgress } from '@/components/orders/order-progress';
import { OrderSummary } from '@/components/orders/order-summary';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { OrderWay } from '@/components/orders/order-way';
import { ReceiptSheet } from '@/components/receipt/receipt-sheet';
import { SITE } from '@/content/site';
import type { Order } from '@/lib/contract/order';

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
      <Specimen state="summary" wide>
        <ul>
          {ORDERS.map((order, index) => (
            <OrderSummary key={String(index)} order={order} />
          ))}
        </ul>
      </Specimen>
      <Specimen state="details" wide>
        <OrderPieces order={WHOLE_ORDER} />
        <OrderWay order={WHOLE_ORDER} />
        <OrderTimeline order={WHOLE_ORDER} />
        <OrderDetails order={WHOLE_ORDER} />
      </Specimen>
      <Missing />
      <Specimen state="receipt" wide>
        <ReceiptSheet order={WHOLE_ORDER} shop={SHOP} />
      </Specimen>
      <Specimen state="refundReceipt" wide>
        <ReceiptSheet order={REFUNDED_ORDER} shop={SHOP} />
      </Specimen>
    </Group>
  );
}

/** In the place of an order: there is none, it cannot be read, it is on its way, or nobody is logged in. */
function Missing() {
  return (
    <>
      <Specimen state="empty">
        <Shopper known={{}}>
          <MissingOrder isNone error={undefined} onRetry={nothing} />
        </Shopper>
      </Specimen>
      <Specimen state="failedId">
        <Shopper known={{}}>
          <MissingOrder error={FAILURE} onRetry={nothing} />
        </Shopper>
      </Specimen>
      <Specimen state="loading">
        <Shopper known={{}}>
          <MissingOrder error={undefined} onRetry={nothing} />
        </Shopper>
      </Specimen>
      <Specimen state="loggedOut">
        <Shopper>
          <MissingOrder error={undefined} onRetry={nothing} />
        </Shopper>
      </Specimen>
    </>
  );
}
