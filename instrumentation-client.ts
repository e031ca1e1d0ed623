import { trustOwnCode } from '@/lib/trust/trust-own-code';

// Before the page becomes alive, and so before anything is loaded by a script.
trustOwnCode();
