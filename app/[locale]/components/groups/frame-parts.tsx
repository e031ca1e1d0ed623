'use client';

import { type ReactNode, useRef, useState } from 'react';
import { NAME, SOME_SIZES } from '@/app/[locale]/components/samples';
import { BuyBar } from '@/components/product/buy-bar';

const open = (panel: HTMLElement | null) => void panel?.togglePopover(true);

type OpenPanelProps = { id: string; label: string; className: string | undefined; children: ReactNode };

/** The menu's panel in its frame: open from the beginning, and without the controller, which is the page's own menu's. */
export function OpenPanel({ id, label, className, children }: OpenPanelProps) {
  return (
    <nav ref={open} id={id} popover="auto" aria-label={label} className={className}>
      {children}
    </nav>
  );
}

type BuyBarAloneProps = { state: 'free' | 'chosen' | 'busy' };

/** The bar of a product whose own button is out of sight. */
export function BuyBarAlone({ state }: BuyBarAloneProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [sizeId, choose] = useState(state === 'free' ? undefined : '30');

  return (
    <form>
      <button ref={button} type="button" hidden />
      <BuyBar
        button={button}
        name={NAME}
        sizes={SOME_SIZES}
        chosen={SOME_SIZES.find((size) => size.sizeId === sizeId)}
        onChoose={choose}
        busy={state === 'busy'}
      />
    </form>
  );
}
