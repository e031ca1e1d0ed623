// @ts-check
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isQueryPage } from '../i18n/page-query.mjs';
import { policyOfPage } from './content-security-policy.mjs';
import { rememberPage } from './kept-pages.mjs';
import { isMissingPage, MISSING_HEADER } from './missing-page.mjs';

// Node hands the CommonJS module over, the bundler of middleware.ts its default export.
const FileSystemCache = nextCache.default ?? nextCache;

const POLICY_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';

/** @typedef {{ kind?: string, html?: string | Buffer, status?: number, headers?: Record<string, unknown> } | null | undefined} Value */

/**
 * Gives a page the policy that its own inline scripts are hashed into, and marks one that says that it is missing. In
 * place, so that an entry in memory is hashed once.
 * @param {Value} value
 */
function stampPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.[POLICY_HEADER]) return;
  const html = String(value.html ?? '');
  value.headers = {
    ...value.headers,
    [POLICY_HEADER]: policyOfPage(html),
    ...(isMissingPage(html) && { [MISSING_HEADER]: '1' }),
  };
}

/**
 * @param {string} key
 * @param {Value} value
 */
function rememberTags(key, value) {
  const tags = value?.kind === 'APP_PAGE' && value.headers?.[TAGS_HEADER];
  if (typeof tags === 'string') rememberPage(key, tags);
}

/**
 * Next's own file-system cache, whose pages carry a strict Content-Security-Policy without nonces: static
 * HTML and a strict policy at once.
 */
export default class PolicyCacheHandler extends FileSystemCache {
  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    // What the build has written was not stamped by `set`.
    stampPolicy(/** @type {Value} */ (entry?.value));
    rememberTags(args[0], /** @type {Value} */ (entry?.value));
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    stampPolicy(/** @type {Value} */ (args[1]));
    // There are as many queries as visitors can think of: each is rendered anew, out of the kept catalogue.
    if (isQueryPage(args[0])) return;
    // Nor is there an end of names for what is not there.
    const value = /** @type {Value} */ (args[1]);
    if (value?.kind === 'APP_ROUTE' && value.status === 404) return;
    if (value?.headers?.[MISSING_HEADER] && !(await this.isKept(args[0]))) return;
    rememberTags(args[0], value);
    return super.set(...args);
  }

  /**
   * Whether there was a page before: when its product goes, the page that says so takes its place.
   * @param {string} key
   */
  async isKept(key) {
    const place = /** @type {Parameters<InstanceType<typeof FileSystemCache>['get']>[1]} */ ({
      kind: 'APP_PAGE',
      isFallback: false,
    });
    return (await super.get(key, place)) !== null;
  }
}
