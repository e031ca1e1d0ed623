import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const isSecure = process.env.SITE_URL?.startsWith('https:');

/** Beside the Content-Security-Policy, which each page has of its own (lib/cache). */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ...(isSecure ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }] : []),
];

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('./lib/cache/cache-handler.mjs', import.meta.url)),
  // Catalogue reads: fresh within a minute, kept through outages for a month (decisions B2, B9).
  cacheLife: {
    catalogue: { stale: 60, revalidate: 60, expire: 30 * 24 * 60 * 60 },
    // Kept just as long: a shop may start long after its build, while the catalogue is still away.
    outage: { stale: 30, revalidate: 1, expire: 30 * 24 * 60 * 60 },
  },
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
  poweredByHeader: false,
  // The custom server compresses, Brotli too (scripts/storefront.mjs).
  compress: false,
  // Next would hash each page anew for every visitor; the server does it once (lib/cache/page-bytes.mjs).
  generateEtags: false,
  // Types are checked by `npm test`, with the native compiler.
  typescript: { ignoreBuildErrors: true },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [375, 640, 828, 1080, 1440, 1920, 2400],
    imageSizes: [96, 160, 256],
    qualities: [60, 75],
    minimumCacheTTL: 31 * 24 * 60 * 60,
  },
};

export default withNextIntl(config);
