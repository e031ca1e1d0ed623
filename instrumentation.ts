/** What is done once when a server process starts, beside its first requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteCatalogue } = await import('@/lib/revalidate/known-fingerprints');
    const { followStorefronts } = await import('@/lib/revalidate/revalidate');
    void noteCatalogue().then(followStorefronts);
  }
}
