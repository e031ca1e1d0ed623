import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LIVE_MAP_SERVICE } from '@/lib/stores/store-links';
import { LiveMap } from './live-map';

type MapPanelProps = {
  /** The document with the live map. */
  src: string;
  /** What the live map shows; nothing for the south of Bali. */
  name?: string;
  /** Our drawing. */
  children: ReactNode;
};

/** A drawn map that gives its place to a live one when a visitor wants it, with the words for it. */
export function StoreMapPanel({ src, name, children }: MapPanelProps) {
  const t = useTranslations('stores');
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
