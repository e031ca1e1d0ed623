import { type Outcome, refused } from './task';

export type Fault = { line?: number | undefined; field?: string | undefined; text: string };

export class FileFaults extends Error {
  override name = 'FileFaults';

  constructor(readonly faults: Fault[]) {
    super(faults.map(faultLine).join('\n'));
  }
}

/** A fault as one line, such as `line 12, price: is missing`. */
export function faultLine({ line, field, text }: Fault): string {
  const place = [line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
  return place ? `${place}: ${text}` : text;
}

export function sortFaults(faults: Fault[]): Fault[] {
  return faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Turns `FileFaults` into a refused outcome, a line each. */
export async function tellFaults(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileFaults)) throw error;
    return refused(error.message);
  }
}
