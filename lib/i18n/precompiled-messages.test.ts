import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import catalogLoader from 'next-intl/extractor/catalogLoader';
import { LOCALES } from '@/lib/contract/locale';

jest.mock('use-intl/format-message', () => jest.requireActual('use-intl/format-message/format-only'));

/**
 * A part of a compiled message: text, `#` as 0, an argument, `[name, SELECT, cases]`, or a tag with its
 * contents.
 */
type Node = string | 0 | [name: string, type?: unknown, cases?: Record<string, Node[]>];
type Messages = { [key: string]: string | Node[] | Messages };
type Values = Record<string, string | number | (() => string)>;

const SELECT = 1;
const PLURAL = 2;

/** Compiles the messages as the build does. */
async function compileMessages(locale: string): Promise<Messages> {
  const resourcePath = join(process.cwd(), `content/messages/${locale}.json`);
  const source = await readFile(resourcePath, 'utf8');
  const code = await new Promise<string>((resolve, reject) => {
    const loader = {
      resourcePath,
      rootContext: process.cwd(),
      getOptions: () => ({ messages: { format: 'json', precompile: true } }),
      async: () => (error: Error | null, result: string) => (error ? reject(error) : resolve(result)),
    };
    catalogLoader.call(loader as never, source);
  });
  const [, json = ''] = code.match(/^export default JSON\.parse\((.*)\);$/s) ?? [];
  return JSON.parse(JSON.parse(json));
}

function listMessages(messages: Messages, path = ''): [key: string, message: string | Node[]][] {
  return Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' || Array.isArray(message)
      ? [[`${path}${key}`, message]]
      : listMessages(message, `${path}${key}.`),
  );
}

/** Returns arguments for a message: every case of its selects and plurals in every combination. */
function sampleValues(nodes: string | Node[], samples: Values[] = [{}]): Values[] {
  if (typeof nodes === 'string') return samples;
  return nodes.reduce((known, node) => {
    if (typeof node !== 'object') return known;
    const [name, type, cases = {}] = node;
    if (type !== SELECT && type !== PLURAL) {
      const isTag = type !== undefined && typeof type !== 'number';
      return known.map((values) => ({ [name]: isTag ? () => 'sample' : 'sample', ...values }));
    }
    const options = type === PLURAL ? [0, 1, 2] : Object.keys(cases);
    const chosen = known.flatMap((values) =>
      name in values ? [values] : options.map((option) => ({ ...values, [name]: option })),
    );
    return Object.values(cases).reduce((all, branch) => sampleValues(branch, all), chosen);
  }, samples);
}

// An empty text is an error: next-intl's formatter for compiled messages returns an empty array for it.
it.each(LOCALES)('every compiled message in %s has a text in every case', async (locale) => {
  const messages = await compileMessages(locale);
  const options = { locale, messages, onError: () => undefined, getMessageFallback: () => '' };
  const t = createTranslator(options as never) as unknown as (key: string, values: Values) => string;
  const failures: string[] = [];
  for (const [key, message] of listMessages(messages))
    for (const values of sampleValues(message)) {
      if (!/\S/.test(t(key, values))) failures.push(`${key} ${JSON.stringify(values)}`);
    }
  expect(failures).toEqual([]);
});
