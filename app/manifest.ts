import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { SITE } from '@/content/site';
import { DEFAULT_LOCALE } from '@/lib/contract/locale';

const PAPER = '#f3eadb';

/** The web app manifest, one for both languages. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'layout' });
  return {
    id: '/',
    name: SITE.name,
    short_name: SITE.name,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['shopping'],
    shortcuts: [
      { name: t('men'), url: '/men' },
      { name: t('woman'), url: '/woman' },
      { name: t('stores'), url: '/store' },
    ],
    icons: [
      { src: '/images/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/images/brand/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
