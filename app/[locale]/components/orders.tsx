'use client';

import { useRef } from 'react';
import { OrderDetails } from '@/components/orders/order-details';
import { OrderPieces } from '@/components/orders/order-pieces';
import { OrderActions, OrderProgress } from '@/components/orders/order-progress';
import { OrderSummary } from '@/components/orders/order-summary';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { OrderWay } from '@/components/orders/order-way';
import type { Order } from '@/lib/contract/order';
import { ORDERS, WHOLE_ORDER } from './samples';
import { Group, Specimen } from './specimen';

const nothing = () => undefined;

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
    </Group>
  );
}
