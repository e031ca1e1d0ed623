const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The length of a captcha's code (spec §9). */
const CAPTCHA_LENGTH = 4;

/** A random code of letters and digits (spec §5). Nobody sees it: the guards that count are on the server. */
export function drawCaptcha(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(CAPTCHA_LENGTH));
  return Array.from(numbers, (number) => CHARACTERS[number % CHARACTERS.length]).join('');
}
