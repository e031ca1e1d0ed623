'use client';

declare global {
  /** What is on its way from the server's components to the HTML: Next bundles the two apart. */
  var structuredData:
    | (Pick<Map<string, string>, 'get'> & { set: (name: string, text: string) => unknown })
    | undefined;
}

/** Structured data, in the HTML alone: a browser leaves it as it stands there, and needs none where it navigates by itself. */
export function JsonLdScript({ name }: { name: string }) {
  // The development server tries pages in a thread of its own as well, where there is none.
  const text = typeof window === 'undefined' ? globalThis.structuredData?.get(name) : undefined;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text ?? '{}'}
    </script>
  );
}
