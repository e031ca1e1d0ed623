import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { asksOwnNetwork, listedHosts } from './lib/pictures/listed-hosts.mjs';
import { DEVICE_WIDTHS, FORMATS, QUALITY, SMALL_WIDTHS } from './lib/pictures/widths.mjs';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Kept with the build, so that the server knows what its pages say of the shop (server/start-faults.ts).
  env: { BUILT_PAYMENTS: process.env.PAYMENTS ?? '' },
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('./server/next-cache-handler.mjs', import.meta.url)),
  // Catalogue reads: fresh within a minute, kept through outages for a month.
  cacheLife: {
    catalogue: { stale: 60, revalidate: 60, expire: 30 * 24 * 60 * 60 },
    // Kept just as long: a shop may start long after its build, while the catalogue is still away.
    outage: { stale: 30, revalidate: 1, expire: 30 * 24 * 60 * 60 },
  },
  experimental: {
    // Sheets go to the pages that wear them (components/basic-styles.ts); Next would put nearly all of them into
    // one, for every page.
    cssChunking: 'graph',
    // What every page runs comes in few files: three requests less, and they compress better together.
    turbopackChunking: { minChunkSize: 150_000 },
  },
  // It looks for its standard fonts beside itself.
  serverExternalPackages: ['pdfkit'],
  poweredByHeader: false,
  // The custom server compresses, Brotli too (server/answer.ts).
  compress: false,
  // Next would hash each page anew for every visitor; the server does it once (server/finished-page.ts).
  generateEtags: false,
  // Types are checked by `npm test`, with the native compiler.
  typescript: { ignoreBuildErrors: true },
  images: {
    formats: FORMATS,
    deviceSizes: DEVICE_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    qualities: [QUALITY],
    minimumCacheTTL: 31 * 24 * 60 * 60,
    // Next would fill half of the disk; the least lately shown picture goes first.
    maximumDiskCacheSize: 512 * 1024 * 1024,
    // Of our own the service fetches pictures and nothing else.
    localPatterns: [
      { pathname: '/images/**', search: '' },
      { pathname: '/pictures/**', search: '' },
    ],
    // The pictures of the social feed; nobody on the list may send us on to somebody who is not.
    remotePatterns: listedHosts(process.env),
    dangerouslyAllowLocalIP: asksOwnNetwork(process.env),
    maximumRedirects: 0,
  },
};

export default withNextIntl(config);
