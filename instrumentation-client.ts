import { trustOwnCode } from '@/lib/browser/trusted-types';

// Before the page becomes alive, and so before anything is loaded by a script.
trustOwnCode();
