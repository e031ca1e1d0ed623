/** What goes wrong with one call to the product API; how, is told in `proxy/faults.mjs`. */
export const FAULT_KINDS = [
  'late',
  'twice',
  'never',
  'half',
  'failed',
  'failed afterwards',
  'nonsense',
] as const;

export type Fault = (typeof FAULT_KINDS)[number];

const DONE: readonly Fault[] = ['late', 'twice', 'half', 'failed afterwards'];
const UNANSWERED: readonly Fault[] = ['late', 'never', 'half'];

/** Whether the API has done what it was asked for, whatever the storefront heard of it. */
export function isDone(fault: Fault): boolean {
  return DONE.includes(fault);
}

/** Whether no answer came, or not all of one; what else is not as it should be is a server error. */
export function isUnanswered(fault: Fault): boolean {
  return UNANSWERED.includes(fault);
}
