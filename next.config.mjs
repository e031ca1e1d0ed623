import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { compressFiles } from './lib/compress.mjs';
import { nextConfigHeaders } from './lib/security/headers.mjs';
import { waitUntilUp } from './lib/wait-until-up.mjs';

const isDev = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `standalone` copies everything that the shop needs into one folder (docs/deploy-next.md).
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  // Without this setting, Next.js may pick a parent folder with a lock file as the root.
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      // In the browser, next-intl wraps useTranslations and useFormatter, which keeps the unused formatter in the bundle.
      'next-intl': { browser: 'use-intl' },
      // React has the hook that this module provides for older versions.
      'use-sync-external-store/shim': 'react',
    },
  },
  cacheComponents: true,
  // A prefetch loads the page. With `true`, it would load only what all pages of a route share.
  partialPrefetching: false,
  // Catalogue reads are fresh for 30 seconds, and served stale for up to a month while the product API is
  // down. The page cache adds up to 30 seconds, so a catalogue change is visible within a minute.
  cacheLife: {
    catalogue: { stale: 30, revalidate: 30, expire: 30 * 24 * 60 * 60 },
    // A page that was built without the product API is rendered again on its first request.
    outage: { stale: 30, revalidate: 1, expire: 30 * 24 * 60 * 60 },
  },
  compiler: {
    runAfterProductionCompile: async (build) => {
      // server/static-files.ts serves the compressed files.
      await compressFiles(join(build.distDir, 'static'));
      // `npm start` starts the product API while Next.js compiles. The pages are rendered with its data.
      if (process.env.BUILD_WAITS_FOR) await waitUntilUp(process.env.BUILD_WAITS_FOR);
    },
  },
  experimental: {
    // The launcher builds into a new folder, and CI into a new clone: a cache would be written and never read.
    turbopackFileSystemCacheForBuild: false,
    // Sass runs in threads instead of processes, which makes a build two to three seconds faster.
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // Pages are rendered on all cores. The default leaves one free, which halves the speed on two.
    cpus: availableParallelism(),
    // Minified server code is a quarter smaller, but takes an eighth of the build's processor time and hides names in stack traces.
    turbopackMinify: { server: false },
    // Node.js does not read source maps of the server, unless it is started with --enable-source-maps.
    turbopackSourceMaps: false,
    // Pages are static or rendered as a whole on purpose. By default, `npm run dev` would warn that navigations
    // to them are not instant.
    instantInsights: { validationLevel: 'manual-warning' },
    // Style sheets are inserted into the page (lib/security/next-html.ts), so small ones cost no requests, but 300 bytes
    // of links each. With a request cost of 10,000, a product page has six sheets less and 40 % more CSS.
    cssChunking: { type: 'graph', requestCost: 2_000 },
    // Larger script files, which save three requests per page.
    turbopackChunking: { minChunkSize: 150_000 },
  },
  // Makes the shop's mixins available in every style sheet.
  sassOptions: { additionalData: "@use '@/components/styles' as *;" },
  poweredByHeader: false,
  // Puts metadata in the head for all clients. By default, Next.js would render pages for the bots in its list
  // on every request.
  htmlLimitedBots: /(?!)/,
  // middleware.ts redirects to the canonical address in one step.
  skipTrailingSlashRedirect: true,
  headers: () => nextConfigHeaders(process.env, isDev),
  // `npm test` checks the types.
  typescript: { ignoreBuildErrors: true },
  // Pictures are encoded by app/media. This turns off /_next/image.
  images: { unoptimized: true },
};

/** Adds the plugin of next-intl, which only the bundler needs. */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // Compiled messages need no ICU parser in the browser.
    experimental: {
      messages: { path: './content/messages', format: 'json', locales: 'infer', precompile: true },
    },
  })(config);
};
