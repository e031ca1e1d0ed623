import type { ValidationCode } from '@/lib/contract/validation';

/** Names the fault of an input that only a server finds, where the issue is made. */
export const because = (fault: ValidationCode) => ({ params: { fault } });
