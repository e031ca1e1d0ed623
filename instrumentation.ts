/** Runs once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { subscribeToRevalidatedTags } = await import('@/lib/revalidate/storefront-events');
    subscribeToRevalidatedTags();
  }
}
