import { pino } from 'pino';

/** The API's log, one line of JSON each. What identifies a customer or opens an account never gets into it. */
export const log = pino({
  name: 'product-api',
  level: process.env.NODE_ENV === 'test' ? 'silent' : 'info',
  base: { name: 'product-api' },
  redact: [
    'token',
    '*.token',
    'password',
    '*.password',
    'authorization',
    '*.authorization',
    'email',
    '*.email',
  ],
});
