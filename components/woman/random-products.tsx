'use client';

import { useEffect, useRef, useState } from 'react';
import { ProductCard } from '@/components/catalogue/product-card';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import { pickRandom, SWIMWEAR_SHOWN_COUNT } from '@/lib/catalogue/swimwear';
import styles from './swimwear-block.module.scss';

const isBelowScreen = (element: Element | null) =>
  element !== null && element.getBoundingClientRect().top > window.innerHeight;

/** Calls back once after the window's `load` event. */
function onceLoaded(act: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    act();
    return undefined;
  }
  window.addEventListener('load', act, { once: true });
  return () => window.removeEventListener('load', act);
}

/**
 * Returns the first products of the pool, and random products once the page has loaded. If the list is
 * already on screen, the first products stay, so that nothing visibly changes.
 */
function useRandomProducts(pool: Card[]) {
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState<string[]>();

  useEffect(() => {
    // Products that were drawn before stay, so that Back shows the same ones.
    if (drawn) return undefined;
    return onceLoaded(() => {
      const mayChange = isBelowScreen(list.current);
      setDrawn(
        (mayChange ? pickRandom(pool, SWIMWEAR_SHOWN_COUNT) : pool.slice(0, SWIMWEAR_SHOWN_COUNT)).map(
          ({ href }) => href,
        ),
      );
    });
  }, [drawn, pool]);

  const chosen = drawn?.flatMap((href) => pool.find((card) => card.href === href) ?? []);
  return { list, cards: chosen?.length ? chosen : pool.slice(0, SWIMWEAR_SHOWN_COUNT) };
}

/** Four products of a pool, different on each load (spec §2). Without JavaScript, the first four. */
export function RandomProducts({ pool, noImage }: { pool: Card[]; noImage: string }) {
  const { list, cards } = useRandomProducts(pool);

  return (
    <ul ref={list} className={styles.drawnProducts}>
      {cards.map((card) => (
        <li key={card.href}>
          <ProductCard
            card={card}
            noImage={noImage}
            sizes="(min-width: 2000px) 450px, (min-width: 768px) 23vw, 46vw"
          />
        </li>
      ))}
    </ul>
  );
}
