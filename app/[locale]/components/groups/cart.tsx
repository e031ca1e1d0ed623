'use client';

import { useState } from 'react';
import {
  CART,
  CHANGED_LINES,
  CODE_CART,
  ITEMS,
  LESS_CART,
  LINES,
  PICTURED_LINE,
  SIZED_LINE,
} from '@/app/[locale]/components/samples';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartTable } from '@/components/cart/cart-table';
import { RemovedLine } from '@/components/cart/line-notes';
import { SizeSelect } from '@/components/cart/line-product';
import type { CartRow } from '@/components/cart/use-line-edits';
import { DoorsAndProducts } from '@/components/cart/ways-on';
import { InBrowser } from '@/components/hooks/in-browser';
import type { CartLine } from '@/lib/contract/cart';
import type { ProductSuggestion } from '@/lib/contract/search';

const nothing = () => undefined;
const REMOVABLE = [SIZED_LINE, ...LINES.slice(1)];

type TableProps = { lines: CartLine[]; changeable?: boolean };

/** Without a server to ask: quantities stay as they are, and a line that is removed leaves what brings it back. */
export function SampleTable({ lines, changeable = true }: TableProps) {
  const [removed, setRemoved] = useState<number>();
  const [restored, setRestored] = useState<number>();
  const rows: CartRow[] = lines.map((line, place) => ({ place, line: place === removed ? undefined : line }));
  const gone = removed === undefined ? undefined : lines[removed];
  const undo = () => {
    setRestored(removed);
    setRemoved(undefined);
  };

  return (
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
  );
}

export function CartTables({ favourites }: { favourites: readonly ProductSuggestion[] }) {
  return (
    <Group name="cart">
      <InBrowser>
        <Specimen state="changeable" wide>
          <SampleTable lines={LINES} />
          <CartSummary cart={CART} />
        </Specimen>
        <Specimen state="fixed" wide>
          <SampleTable lines={LINES} changeable={false} />
          <CartSummary cart={LESS_CART} />
        </Specimen>
        <Specimen state="changed" wide>
          <SampleTable lines={CHANGED_LINES} />
          <CartSummary cart={CODE_CART} />
        </Specimen>
        <Specimen state="pictured" wide>
          <SampleTable lines={[PICTURED_LINE]} />
        </Specimen>
        <Specimen state="removed" wide>
          <SampleTable lines={REMOVABLE} />
        </Specimen>
        <Specimen state="sizes">
          <SizeSelect line={SIZED_LINE} items={ITEMS} onSize={nothing} />
        </Specimen>
        <Specimen state="empty" wide>
          <DoorsAndProducts products={favourites} />
        </Specimen>
      </InBrowser>
    </Group>
  );
}
