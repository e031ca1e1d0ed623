'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { LazyComponent } from '@/components/dialogs/lazy-dialog';
import { RenderWhileVisible } from '@/components/hooks/use-hydrated';
import { readStoredValue, writeStoredValue } from '@/lib/browser/storage';

const NAME = 'language-offer';
export const LANGUAGE_OFFER_INTERVAL_MS = 365 * 24 * 60 * 60 * 1_000;

const loadBar = () => import('./language-offer-bar').then(({ LanguageOfferBar }) => LanguageOfferBar);

/** `in` is the former language code of Indonesian, which old Android devices send. */
const isIndonesianBrowser = () => /^(?:id|in)\b/i.test(navigator.language);

/**
 * Offers the Indonesian page once to an Indonesian browser that opens an English page. It is rendered only in
 * the browser, because the HTML of a page is the same for all visitors. While the Indonesian page is shown,
 * Next.js keeps the English page mounted but hidden. `RenderWhileVisible` unmounts the offer, so that Back does
 * not show it again.
 */
export function LanguageOffer() {
  return (
    <RenderWhileVisible>
      <Offer />
    </RenderWhileVisible>
  );
}

function Offer() {
  const locale = useLocale();
  const [open, setOpen] = useState(
    () => isIndonesianBrowser() && readStoredValue('browser', NAME) === undefined,
  );

  useEffect(() => {
    if (isIndonesianBrowser())
      writeStoredValue('browser', NAME, true, Date.now() + LANGUAGE_OFFER_INTERVAL_MS);
  }, []);

  // Header and footer stay mounted when the language is switched, so the offer is closed here.
  if (open && locale === 'id') setOpen(false);

  if (!open || locale === 'id') return null;
  return <LazyComponent load={loadBar}>{(Bar) => <Bar onClose={() => setOpen(false)} />}</LazyComponent>;
}
