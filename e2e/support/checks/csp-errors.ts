import { createHash } from 'node:crypto';

/** Inline scripts that the browser executes. Structured data is not executed. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_HANDLER = /<[a-z][^>]*\son[a-z]+\s*=/i;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function unknownScripts(html: string, sources: string[]): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .map(([, script = '']) => script)
    .filter(
      (script) => !sources.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    );
}

/** Returns why a content security policy is not strict or does not fit its page. */
export function listCspErrors(policy: string | undefined, html: string): string[] {
  if (!policy) return ['no policy'];
  const rules = directives(policy);
  const scripts = rules.get('script-src') ?? [];
  const code = [...scripts, ...(rules.get('style-src') ?? [])];
  const loose = code.filter((source) => /unsafe|\*|^(https?|data|blob):$/.test(source));
  const wanted: [string, string][] = [
    ['default-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return [
    ...loose.map((source) => `loose ${source}`),
    ...(scripts.length === 0 ? ['no script-src'] : []),
    ...wanted.filter(([name, value]) => rules.get(name)?.join(' ') !== value).map(([name]) => `weak ${name}`),
    ...unknownScripts(html, scripts).map(
      (script) => `inline script without its hash: ${script.slice(0, 60)}`,
    ),
    ...(INLINE_HANDLER.test(html) ? ['inline handler'] : []),
  ];
}
