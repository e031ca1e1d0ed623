/** Runs once, before the server takes its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('@/lib/env');
  const { dropForwardedHeaders } = await import('@/lib/rate-limit/forwarded-headers');
  if (!env.trustProxy) dropForwardedHeaders();
}
