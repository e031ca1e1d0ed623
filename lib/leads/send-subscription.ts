import 'client-only';
import { callApi, logErrorToConsole } from '@/lib/api-client/call-api';
import { readStoredValue, writeStoredValue } from '@/lib/browser/storage';
import { ApiError } from '@/lib/errors/api-error';

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`);
  return field;
}

function renewCaptcha(form: HTMLFormElement): void {
  fieldOf(form, 'captcha').value = drawCaptcha();
  fieldOf(form, 'captchaInput').value = '';
}

/** Creates the first captcha of a form. The hidden button of the form then creates a new one (spec §5). */
export function prepareCaptcha(form: HTMLFormElement): void {
  if (fieldOf(form, 'captcha').value) return;
  renewCaptcha(form);
  const button = form.elements.namedItem('newCaptcha');
  if (button instanceof HTMLButtonElement) button.onclick = () => renewCaptcha(form);
}

/** The storage key of the address that this tab has subscribed within the last hour. */
const SUBSCRIBED = 'newsletter';
export const SUBSCRIBED_TTL_MS = 60 * 60 * 1_000;

/**
 * Subscribes to the newsletter and resets the form. Returns `taken` if this tab has subscribed the same
 * address before. The server does not tell that an address is taken, because strangers must not learn who has
 * subscribed. Returns undefined after a failure, which is logged in the console only (spec §8).
 */
export async function sendSubscription(form: HTMLFormElement, elapsedMs: number) {
  prepareCaptcha(form);
  const body = { ...Object.fromEntries(new FormData(form)), elapsedMs: Math.round(elapsedMs) };
  const address = fieldOf(form, 'email').value.trim().toLowerCase();
  try {
    await callApi('/api/newsletter/subscribe', { method: 'POST', body });
    if (readStoredValue('tab', SUBSCRIBED) === address) return 'taken';
    writeStoredValue('tab', SUBSCRIBED, address, Date.now() + SUBSCRIBED_TTL_MS);
    form.reset();
    renewCaptcha(form);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logErrorToConsole('Newsletter', error);
    return undefined;
  }
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Number of characters of a captcha code (spec §9). */
const CAPTCHA_LENGTH = 4;

/**
 * Returns a random code of letters and digits (spec §5). It is not shown; the effective bot protection is on
 * the server.
 */
function drawCaptcha(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(CAPTCHA_LENGTH));
  return Array.from(numbers, (number) => CHARACTERS[number % CHARACTERS.length]).join('');
}
