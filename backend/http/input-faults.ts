import { z } from 'zod';
import { type Fault, faultsOf, VALIDATION_CODES } from '@/lib/contract/validation';

const namedSchema = z.object({ params: z.object({ fault: z.enum(VALIDATION_CODES) }) });

/** The faults of a refused input. A check of our own names its fault in the issue's `params`. */
export function inputFaults(error: z.ZodError): Fault[] {
  return faultsOf(error).map((fault) => {
    const issue = error.issues.find(({ path }) => path.join('.') === fault.path);
    const named = namedSchema.safeParse(issue);
    return named.success ? { ...fault, code: named.data.params.fault } : fault;
  });
}
