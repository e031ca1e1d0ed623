import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { LIVE_MAP_SERVICE } from '@/lib/stores/store-links';
import { LiveMap } from './live-map';

type MapPanelProps = {
  /** The document with the live map. */
  src: string;
  /** What the live map shows; nothing for the south of Bali. */
  name?: string;
  locale: Locale;
  /** Our drawing. */
  children: ReactNode;
};

/** A drawn map that gives its place to a live one when a visitor wants it, with the words for it. */
export async function StoreMapPanel({ src, name, locale, children }: MapPanelProps) {
  const t = await getTranslations({ locale, namespace: 'stores' });
  const service = LIVE_MAP_SERVICE;

  return (
    <LiveMap
      src={src}
      title={name ? t('liveMap', { name, service }) : t('liveSouthMap', { service })}
      words={{
        show: t('showLiveMap'),
        hide: t('hideLiveMap'),
        note: t('liveMapNote', { service }),
      }}
    >
      {children}
    </LiveMap>
  );
}
