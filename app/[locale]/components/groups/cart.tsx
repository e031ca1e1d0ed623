'use client';

import { useState } from 'react';
import {
  CART,
  CHANGED_LINES,
  CODE_CART,
  EMPTY_CART,
  FAILURE,
  ITEMS,
  LESS_CART,
  LINES,
  ORDERS,
  PICTURED_LINE,
  SIZED_LINE,
} from '@/app/[locale]/components/samples';
import { Shopper } from '@/app/[locale]/components/shopper';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import { CartContents } from '@/components/cart/cart-contents';
import { RemovedLine, SizeSelect } from '@/components/cart/cart-line';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartTable } from '@/components/cart/cart-table';
import type { CartRow } from '@/components/cart/use-line-edits';
import { InBrowser } from '@/components/hooks/in-browser';
import type { Cart } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/contract/cart';

const nothing = () => undefined;
const REMOVABLE = [SIZED_LINE, ...LINES.slice(1)];

type TableProps = { lines: CartLine[]; cart?: Cart; changeable?: boolean };

/** Without a server to ask: quantities stay as they are, and a line that is removed leaves what brings it back. */
function SampleTable({ lines, cart, changeable = true }: TableProps) {
  const [removed, setRemoved] = useState<number>();
  const [restored, setRestored] = useState<number>();
  const rows: CartRow[] = lines.map((line, place) => ({ place, line: place === removed ? undefined : line }));
  const gone = removed === undefined ? undefined : lines[removed];
  const undo = () => {
    setRestored(removed);
    setRemoved(undefined);
  };

  return (
    <>
      <CartTable
        rows={rows}
        changeable={changeable}
        onRemove={({ place }) => setRemoved(place)}
        onQuantity={nothing}
        trace={
          gone && removed !== undefined
            ? { place: removed, row: <RemovedLine line={gone} busy={false} onUndo={undo} /> }
            : undefined
        }
        restored={restored}
      />
      {cart && <CartSummary cart={cart} />}
    </>
  );
}

export function Carts() {
  const ofCart = (known?: object) => (
    <Shopper {...(known && { known: { '/api/cart': { data: undefined, ...known } } })}>
      <CartContents />
    </Shopper>
  );
  const pending = { '/api/cart': { data: EMPTY_CART }, '/api/transactions': { data: ORDERS[0] } };

  return (
    <Group name="cart">
      <InBrowser>
        <Specimens
          wide
          of={{
            changeable: <SampleTable lines={LINES} cart={CART} />,
            fixed: <SampleTable lines={LINES} cart={LESS_CART} changeable={false} />,
            changed: <SampleTable lines={CHANGED_LINES} cart={CODE_CART} />,
            pictured: <SampleTable lines={[PICTURED_LINE]} />,
            removed: <SampleTable lines={REMOVABLE} />,
          }}
        />
        <Specimens
          of={{
            sizes: <SizeSelect line={SIZED_LINE} items={ITEMS} onSize={nothing} />,
            loading: ofCart({}),
            failed: ofCart({ error: FAILURE }),
            loggedOut: ofCart(),
            empty: ofCart({ data: EMPTY_CART }),
            unpaid: (
              <Shopper known={pending}>
                <CartContents />
              </Shopper>
            ),
          }}
        />
      </InBrowser>
    </Group>
  );
}
