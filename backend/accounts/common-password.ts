import { dictionary } from '@zxcvbn-ts/language-common';

const commonest = new Set(dictionary['passwords-common'].map(String));

/** Whether the password is among some 49,000 of the most used, however its letters are cased (NIST 800-63B, 3.1.1.2). */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.normalize('NFKC').toLowerCase());
}
