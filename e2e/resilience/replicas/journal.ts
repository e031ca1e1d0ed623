/** One call of a visitor or a shopper. */
export type Call = { path: string; at: number; ms: number; failure?: string };

/** All calls of a load. Moments are of `performance.now()`. */
export type Journal = {
  pages: Call[];
  calls: Call[];
  /** What somebody was shown that is not theirs. */
  foreign: string[];
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes a call and writes down how it went. @throws what the call throws */
export async function recorded<T>(into: Call[], path: string, call: () => Promise<T>): Promise<T> {
  const at = performance.now();
  const end = (failure: { failure?: string }) =>
    into.push({ path, at, ms: performance.now() - at, ...failure });
  try {
    const result = await call();
    end({});
    return result;
  } catch (error) {
    end({ failure: reasonOf(error) });
    throw error;
  }
}

export const failuresOf = (calls: Call[]): Call[] => calls.filter(({ failure }) => failure !== undefined);

/** When the last call that failed was over. */
export function lastFailureAt(calls: Call[]): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...failuresOf(calls).map(({ at, ms }) => at + ms));
}
