import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { compressFiles } from './lib/compress.mjs';
import { writeJoinedSheets } from './lib/joined-sheets.mjs';

/** In development, and in a build that is asked to: a `page.dev.tsx` is there, and no other build knows of it. */
const hasDevelopmentPages = process.env.NODE_ENV === 'development' || process.env.COMPONENTS_PAGE === 'true';

/** @type {import('next').NextConfig} */
const config = {
  pageExtensions: ['tsx', 'ts', ...(hasDevelopmentPages ? ['dev.tsx'] : [])],
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Kept with the build, so that the server knows what its pages say of the shop (server/main.ts).
  env: { BUILT_PAYMENTS: process.env.PAYMENTS ?? '' },
  // Not the folder above: a release lies in a folder that has a lock file too.
  turbopack: { root: import.meta.dirname },
  cacheComponents: true,
  partialPrefetching: true,
  cacheHandler: fileURLToPath(new URL('./server/next-cache/page-handler.mjs', import.meta.url)),
  cacheHandlers: { default: fileURLToPath(new URL('./server/next-cache/read-handler.mjs', import.meta.url)) },
  // Catalogue reads: fresh within a minute, kept through outages for a month.
  cacheLife: {
    catalogue: { stale: 60, revalidate: 60, expire: 30 * 24 * 60 * 60 },
    // Kept just as long: a shop may start long after its build, while the catalogue is still away.
    outage: { stale: 30, revalidate: 1, expire: 30 * 24 * 60 * 60 },
  },
  compiler: {
    runAfterProductionCompile: async (build) => {
      await writeJoinedSheets(build);
      // The server sends them as they lie there (server/static-files.ts).
      await compressFiles(join(build.distDir, 'static'));
    },
  },
  experimental: {
    // Pages are static and come whole, with nothing to stream: `npm run dev` would warn of each of them.
    instantInsights: { validationLevel: 'manual-warning' },
    // A page loads hardly a sheet that it does not wear: a request for another costs little, as they are joined.
    cssChunking: { type: 'graph', requestCost: 2_000 },
    // What every page runs comes in few files: three requests less, and they compress better together.
    turbopackChunking: { minChunkSize: 150_000 },
  },
  // Every sheet has the shop's mixins.
  sassOptions: { additionalData: "@use '@/components/styles' as *;" },
  // It looks for its standard fonts beside itself.
  poweredByHeader: false,
  // Pages have their metadata in the head for everybody. For whom Next lists here it would render each anew, past every cache.
  htmlLimitedBots: /(?!)/,
  // The custom server compresses, Brotli too (server/answer.ts).
  compress: false,
  // Next would hash each page anew for every visitor; the server does it once (server/finished-page.ts).
  generateEtags: false,
  // Types are checked by `npm test`, with the native compiler.
  typescript: { ignoreBuildErrors: true },
  // Pictures are encoded by app/media. This turns off /_next/image.
  images: { unoptimized: true },
};

/** next-intl's plugin tells the bundler alone where the words are, and brings a compiler along: a built shop does without. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/i18n/request.ts')(config);
};
