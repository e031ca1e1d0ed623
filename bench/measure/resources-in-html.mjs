const TAG = /<(script|link)\b([^>]*)>/g;
const attribute = (tag, name) => new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/]|$)`, 'i').exec(tag);
const decode = (text) => text.replaceAll('&amp;', '&');

function scriptAddress(tag) {
  // Every browser that is measured knows modules, and leaves these to those that do not.
  return attribute(tag, 'nomodule') ? undefined : attribute(tag, 'src')?.[1];
}

function linked(tag) {
  const rel = attribute(tag, 'rel')?.[1];
  const address = attribute(tag, 'href')?.[1];
  // The parts of a joined sheet: nobody fetches them (lib/joined-sheets.mjs).
  if (attribute(tag, 'disabled')) return undefined;
  if (rel === 'stylesheet') return { kind: 'style', address };
  if (rel === 'modulepreload') return { kind: 'script', address };
  if (rel === 'preload' && attribute(tag, 'as')?.[1] === 'script') return { kind: 'script', address };
  return undefined;
}

/**
 * The scripts and style sheets that a page names in its HTML: what is known of its weight without a browser.
 * What its scripts load later is not in it.
 * @returns a list of `{ url, kind }`, each address once, the page itself first
 */
export function resourcesInHtml(html, pageUrl) {
  const found = new Map([[pageUrl, { url: pageUrl, kind: 'html' }]]);
  for (const [, name, tag = ''] of html.matchAll(TAG)) {
    const resource = name === 'script' ? { kind: 'script', address: scriptAddress(tag) } : linked(tag);
    if (!resource?.address) continue;
    const url = new URL(decode(resource.address), pageUrl).href;
    found.set(url, { url, kind: resource.kind });
  }
  return [...found.values()];
}
