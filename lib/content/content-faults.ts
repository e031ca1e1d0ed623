/** Files of `content/` are not as docs/content.md asks. Each fault is a line that names the file. */
export class ContentFaults extends Error {
  override name = 'ContentFaults';

  constructor(
    readonly faults: string[],
    options?: ErrorOptions,
  ) {
    super(faults.join('\n'), options);
  }
}

/**
 * Reads each of several things, and tells what is wrong with any of them at once.
 * @throws ContentFaults
 */
export function readEach<T>(names: readonly string[], read: (name: string) => T): T[] {
  const faults: string[] = [];
  const things = names.flatMap((name) => {
    try {
      return [read(name)];
    } catch (error) {
      if (!(error instanceof ContentFaults)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentFaults(faults);
  return things;
}
