'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { LazyPart } from '@/components/dialogs/lazy-dialog';
import { RenderWhileVisible } from '@/components/hooks/use-hydrated';
import { readStored, writeStored } from '@/lib/browser/storage';

const NAME = 'language-offer';
export const LANGUAGE_OFFER_MS = 365 * 24 * 60 * 60 * 1_000;

const loadLine = () => import('./language-offer-line').then(({ LanguageOfferLine }) => LanguageOfferLine);

/** `in` is the former language code of Indonesian, which old Android devices send. */
const isIndonesianBrowser = () => /^(?:id|in)\b/i.test(navigator.language);

/**
 * Offers the Indonesian page once to an Indonesian browser that opens an English page. It is rendered only in
 * the browser, because the HTML of a page is the same for all visitors. Next.js keeps the English page
 * mounted and hidden while the Indonesian page is shown. Back must not show the offer again.
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
  const [open, setOpen] = useState(() => isIndonesianBrowser() && readStored('browser', NAME) === undefined);

  useEffect(() => {
    if (isIndonesianBrowser()) writeStored('browser', NAME, true, Date.now() + LANGUAGE_OFFER_MS);
  }, []);

  // Header and footer stay mounted when the language is switched, so the offer is closed here.
  if (open && locale === 'id') setOpen(false);

  if (!open || locale === 'id') return null;
  return <LazyPart load={loadLine}>{(Line) => <Line onClose={() => setOpen(false)} />}</LazyPart>;
}
