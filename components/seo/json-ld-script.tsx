'use client';

declare global {
  /**
   * Passes structured data from server components to the server rendering of client components, which Next.js
   * bundles separately.
   */
  var structuredData:
    | (Pick<Map<string, string>, 'get'> & { set: (name: string, text: string) => unknown })
    | undefined;
}

/**
 * Structured data, which only the server renders. Hydration keeps the text of the server. After a client-side
 * navigation the element is empty (`{}`), because search engines load each page anew.
 */
export function JsonLdScript({ name }: { name: string }) {
  // The development server also renders pages in a separate thread, where the value is undefined.
  const text = typeof window === 'undefined' ? globalThis.structuredData?.get(name) : undefined;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text ?? '{}'}
    </script>
  );
}
