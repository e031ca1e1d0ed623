// @ts-check
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs';

const POLICY_HEADER = 'content-security-policy';

/**
 * Gives every answer a strict policy: the baseline without any inline script, which pages out of the cache
 * replace by their own. A page that was not cached (an error page) is hashed when it ends.
 * Call it after the compression is in place and before Next gets the answer.
 * @param {import('node:http').ServerResponse} response
 */
export function protectResponse(response) {
  const baseline = contentSecurityPolicy();
  response.setHeader(POLICY_HEADER, baseline);

  const end = response.end;
  /** @type {typeof response.end} */
  response.end = (...args) => {
    const [body] = /** @type {unknown[]} */ (args);
    const isPage = String(response.getHeader('content-type')).startsWith('text/html');
    const hasBody = typeof body === 'string' || Buffer.isBuffer(body);
    if (hasBody && isPage && !response.headersSent && response.getHeader(POLICY_HEADER) === baseline) {
      const scriptHashes = inlineScriptHashes(body.toString());
      response.setHeader(POLICY_HEADER, contentSecurityPolicy({ scriptHashes }));
    }
    return end.apply(response, /** @type {any} */ (args));
  };
}
