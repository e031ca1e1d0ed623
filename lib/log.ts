import 'server-only';
import { pino } from 'pino';

/** The storefront's log. What identifies a shopper or opens an account never gets into it. */
export const log = pino({
  name: 'storefront',
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  redact: [
    'token',
    '*.token',
    'authorization',
    '*.authorization',
    'cookie',
    '*.cookie',
    'password',
    '*.password',
  ],
});
