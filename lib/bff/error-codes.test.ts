import { LOCALES } from '@/lib/contract/locale';
import { ApiError, type ErrorCode, STATUS_BY_ERROR_CODE } from '@/lib/errors/api-error';
import { callRoute } from '@/lib/testing/call-route';
import { handleRoute } from './handle-route';

const CODES = Object.entries(STATUS_BY_ERROR_CODE) as [ErrorCode, number][];

describe.each(LOCALES)('contract: error codes (%s)', (locale) => {
  const respondWith = (error: ApiError) => {
    const fail = () => Promise.reject(error);
    const { GET } = handleRoute({ GET: fail });
    return callRoute(GET, { headers: { 'accept-language': locale } });
  };

  it.each(CODES)('%s responds with status %d and a message', async (code, status) => {
    const response = await respondWith(new ApiError(code));
    expect(response).toMatchObject({ status, body: { status: 'error', code, errors: [] } });
    expect(response.body).toHaveProperty('message', expect.stringMatching(/\w/));
  });

  it('prefers the message of the product API', async () => {
    const { body } = await respondWith(new ApiError('conflict', { detail: 'Tinggal 2 di gudang' }));
    expect(body).toMatchObject({ code: 'conflict', message: 'Tinggal 2 di gudang' });
  });
});
