// @ts-check
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { isQueryPage } from '../i18n/page-query.mjs';
import { judgePage } from './content-security-policy.mjs';
import { rememberPage } from './kept-pages.mjs';
import { isMissingPage, MISSING_HEADER } from './missing-page.mjs';
import { findQueryPage, forgetQueryPages, keepQueryPage, presentState } from './query-pages.mjs';

// Node hands the CommonJS module over, the bundler of middleware.ts its default export.
const FileSystemCache = nextCache.default ?? nextCache;

const POLICY_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';

/** @typedef {{ kind?: string, html?: string | Buffer, status?: number, headers?: Record<string, unknown> } | null | undefined} Value */
/** @typedef {import('./query-pages.mjs').Lifetime} Lifetime */

/**
 * Gives a page the policy that its own inline scripts are hashed into, and marks one that says that it is missing. In
 * place, so that an entry in memory is hashed once.
 * @param {Value} value
 * @returns {boolean} whether it may be kept; one with a script that Next has not written is left as it is, and gets its
 * policy when it is sent (`protectPage`)
 */
function stampPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.[POLICY_HEADER]) return true;
  const html = String(value.html ?? '');
  const { policy, stranger } = judgePage(html);
  if (stranger !== undefined) return false;
  value.headers = {
    ...value.headers,
    [POLICY_HEADER]: policy,
    ...(isMissingPage(html) && { [MISSING_HEADER]: '1' }),
  };
  return true;
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
 * HTML and a strict policy at once. Next makes one for each request.
 */
export default class PolicyCacheHandler extends FileSystemCache {
  /** @type {number | undefined} */
  madeOf;

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const [key] = args;
    if (isQueryPage(key)) {
      this.madeOf ??= presentState();
      return /** @type {Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>} */ (
        findQueryPage(key) ?? null
      );
    }
    const entry = await super.get(...args);
    const value = /** @type {Value} */ (entry?.value);
    // What the build has written was not stamped by `set`.
    if (!stampPolicy(value)) return null;
    rememberTags(key, value);
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key] = args;
    const value = /** @type {Value} */ (args[1]);
    if (!stampPolicy(value)) return;
    if (isQueryPage(key)) {
      const { cacheControl } = /** @type {{ cacheControl?: Lifetime }} */ (args[2]);
      if (value?.html && !value.headers?.[MISSING_HEADER])
        keepQueryPage(key, value, { lifetime: cacheControl, madeOf: this.madeOf });
      return;
    }
    // There is no end of names for what is not there.
    if (value?.kind === 'APP_ROUTE' && value.status === 404) return;
    if (value?.headers?.[MISSING_HEADER] && !(await this.isKept(key))) return;
    rememberTags(key, value);
    return super.set(...args);
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>} args */
  async revalidateTag(...args) {
    await super.revalidateTag(...args);
    forgetQueryPages();
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
