import type { createApp } from '@/backend/app';
import { failureSchema } from '@/lib/contract/wire';

type Options = { body?: unknown; token?: string | undefined; headers?: Record<string, string> };

/**
 * Calls the API without a server. Sends `body` as JSON, and returns the status, the headers and the parsed
 * body.
 */
export async function callApi(
  app: ReturnType<typeof createApp>,
  method: string,
  path: string,
  { body, token, headers }: Options = {},
) {
  const response = await app.request(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown =
    text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, json };
}

/** Returns the error messages of an error response. */
export function listErrorMessages(json: unknown): string[] {
  return failureSchema.parse(json).errors?.map(({ msg }) => msg) ?? [];
}
