import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { ApiError, type ErrorCode, STATUS_OF } from '@/lib/errors/api-error';
import { askRoute } from '@/lib/testing/ask-route';
import { handleRoute } from './handle-route';

const ROW = /^\| `(\w+)` \| (\d{3}) \| .+? \| (.+?) \| (.+?) \|$/gm;

const PAGE = readFileSync(join(__dirname, '../../docs/error-catalogue.md'), 'utf8');
const LISTED = [...PAGE.matchAll(ROW)].map(([, code = '', status, en = '', id = '']) => ({
  code,
  status: Number(status),
  words: { en, id } satisfies Record<Locale, string>,
}));

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(STATUS_OF, code);
}

it('docs/error-catalogue.md lists every code once, with its status', () => {
  expect(LISTED.map(({ code, status }) => [code, status])).toEqual(Object.entries(STATUS_OF));
});

const failing = (error: ApiError) => () => Promise.reject(error);

describe.each(LOCALES)('contract: codes of failures (%s)', (locale) => {
  const ask = (error: ApiError) => {
    const { GET } = handleRoute({ GET: failing(error) });
    return askRoute(GET, { headers: { 'accept-language': locale } });
  };

  it.each(LISTED)('$code is answered with its status and words', async ({ code, status, words }) => {
    if (!isCode(code)) throw new Error(`${code} is no code`);
    const answer = await ask(new ApiError(code));
    expect(answer).toMatchObject({
      status,
      body: { status: 'error', code, message: words[locale], errors: [] },
    });
  });

  it('what the product API said comes before words of our own', async () => {
    const { body } = await ask(new ApiError('conflict', { detail: 'Tinggal 2 di gudang' }));
    expect(body).toMatchObject({ code: 'conflict', message: 'Tinggal 2 di gudang' });
  });
});
