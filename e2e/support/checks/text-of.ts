import type { APIRequestContext } from '@playwright/test';

/** What stands at an address. */
export async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}
