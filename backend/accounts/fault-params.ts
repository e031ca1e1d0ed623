import type { ValidationCode } from '@/lib/contract/validation';

/** Names a fault that only a server finds, in the issue that is made of it. */
export const faultParams = (fault: ValidationCode) => ({ params: { fault } });
