import 'server-only';
import { z } from 'zod';
import { callProductApi } from './call';

/** The smallest call that every product API has. @throws ApiError when it cannot answer */
export async function checkProductApi(): Promise<void> {
  await callProductApi('/api/categories', { schema: z.unknown() });
}
