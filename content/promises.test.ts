import { readFileSync } from 'node:fs';
import { REGISTRATION_TTL_MS } from '@/backend/accounts/account-jobs';
import { TOKEN_TTL_MS } from '@/backend/accounts/credentials';
import { COMMANDS } from '@/backend/cli/commands';
import { getOrderDeadlines } from '@/backend/orders/order-status';
import {
  MAX_NEW_CUSTOMER_PIECES,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_PIECES,
} from '@/backend/orders/unpaid-limits';
import { LANGUAGE_OFFER_INTERVAL_MS } from '@/components/app-shell/language-offer';
import { FORM_PREFILL_LIFETIME_MS } from '@/lib/account/form-prefill';
import { PENDING_ADDITION_TTL_MS } from '@/lib/cart/pending-addition';
import { SEEN_PRICES_LIFETIME_MS } from '@/lib/cart/seen-prices';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { LOCALES } from '@/lib/contract/locale';
import { SUBSCRIBED_TTL_MS } from '@/lib/leads/send-subscription';
import { RATE_LIMITS } from '@/lib/rate-limit/limits';
import { DEVICE_COOKIE_TTL_SECONDS } from '@/lib/session/device-cookie';
import { SESSION_TTL_MS } from '@/lib/session/session';
import { LEGAL_PAGES, type LegalPageName } from './legal-pages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the minutes for which stock is held for an order, and for which the order can be paid, after
 * `unpaidEnds` orders of the customer that ended unpaid.
 */
function minutesOfOrder(unpaidEnds: number, isNewCustomer = false): number[] {
  const { expiresAt, payableUntil } = getOrderDeadlines(new Date(0), { isNewCustomer, unpaidEnds });
  return [expiresAt, payableUntil].map((at) => at.getTime() / MINUTE_MS);
}

/** Expects that docs/operations.md lists a task of the staff, under "Promises of the legal pages". */
const byStaff = (task: string) => () =>
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`| ${task} |`);
const byCommand = (name: keyof typeof COMMANDS, usage: string) => () =>
  expect(COMMANDS[name]?.help).toContain(`npm run ${name} -- ${usage}`);

type LegalPromise = { en: string; id: string; isKept: () => void };

/** The promises of the legal pages that the shop or its staff must keep, with their implementation. */
const PROMISES: Record<LegalPageName, LegalPromise[]> = {
  privacy: [
    {
      en: '24 hours after you logged in',
      id: '24 jam setelah Anda masuk',
      isKept: () => expect([SESSION_TTL_MS, TOKEN_TTL_MS.access]).toEqual([DAY_MS, DAY_MS]),
    },
    {
      en: 'for half a year',
      id: 'selama setengah tahun',
      isKept: () => expect(DEVICE_COOKIE_TTL_SECONDS).toBe((182 * DAY_MS) / 1000),
    },
    {
      en: 'deleted after a week',
      id: 'dihapus setelah seminggu',
      isKept: () => expect(REGISTRATION_TTL_MS).toBe(7 * DAY_MS),
    },
    {
      en: 'Until you tell us to stop',
      id: 'Sampai Anda minta berhenti',
      isKept: byCommand('leads', 'remove EMAIL'),
    },
    {
      en: 'Until you ask us to delete it',
      id: 'Sampai Anda minta dihapus',
      isKept: byCommand('leads', 'remove EMAIL'),
    },
    {
      en: 'we keep what was bought and paid, and nothing that says by whom',
      id: 'hanya apa yang dibeli dan dibayar, tanpa keterangan siapa pembelinya',
      isKept: byCommand('customers', 'erase EMAIL'),
    },
    {
      en: 'reset a password, for ten minutes',
      id: 'membuat kata sandi baru, selama sepuluh menit',
      isKept: () => expect(FORM_PREFILL_LIFETIME_MS).toBe(10 * MINUTE_MS),
    },
    {
      en: 'for the newsletter with, for an hour',
      id: 'untuk berlangganan kabar, selama satu jam',
      isKept: () => expect(SUBSCRIBED_TTL_MS).toBe(HOUR_MS),
    },
    {
      en: 'for two hours what you wanted to put into the cart',
      id: 'selama dua jam, barang yang ingin Anda masukkan',
      isKept: () => expect(PENDING_ADDITION_TTL_MS).toBe(2 * HOUR_MS),
    },
    {
      en: 'for a month the prices you saw there',
      id: 'selama sebulan, harga yang Anda lihat',
      isKept: () => expect(SEEN_PRICES_LIFETIME_MS).toBe(30 * DAY_MS),
    },
    {
      en: 'for a year that the Indonesian pages were offered',
      id: 'selama setahun, bahwa halaman berbahasa Indonesia sudah ditawarkan',
      isKept: () => expect(LANGUAGE_OFFER_INTERVAL_MS).toBe(365 * DAY_MS),
    },
    {
      en: 'the count is forgotten after ten minutes',
      id: 'hitungannya dilupakan setelah sepuluh menit',
      isKept: () =>
        expect(new Set(Object.values(RATE_LIMITS).map(({ duration }) => duration))).toEqual(new Set([600])),
    },
    {
      en: 'we answer within three working days',
      id: 'kami jawab dalam tiga hari kerja',
      isKept: byStaff('answer questions about personal data within three working days'),
    },
    {
      en: 'Deleting closes the account',
      id: 'Penghapusan menutup akun',
      isKept: byCommand('customers', 'erase EMAIL'),
    },
    {
      en: 'A copy is a file with everything we hold',
      id: 'Salinannya berupa berkas berisi semua yang kami simpan',
      isKept: byCommand('customers', 'export EMAIL'),
    },
  ],
  terms: [
    {
      en: 'the link is good for 24 hours',
      id: '24 jam',
      isKept: () => expect(TOKEN_TTL_MS.verification).toBe(DAY_MS),
    },
    {
      en: 'write to us and we close the account',
      id: 'hubungi kami dan akunnya kami tutup',
      isKept: byCommand('customers', 'lock EMAIL'),
    },
    {
      en: 'holds its pieces for 30 minutes, or less if your last orders ended unpaid',
      id: 'selama 30 menit, atau kurang jika pesanan-pesanan terakhir Anda berakhir tanpa dibayar',
      isKept: () => {
        expect(minutesOfOrder(0)[0]).toBe(30);
        expect(minutesOfOrder(1)[0]).toBeLessThan(30);
      },
    },
    {
      en: '24 hours after the order at most, or 3 hours before the first order you have paid',
      id: 'paling lama 24 jam sejak pesanan dibuat, atau 3 jam sebelum ada pesanan yang Anda bayar',
      isKept: () => {
        expect(minutesOfOrder(0)[1]).toBe(24 * 60);
        expect(minutesOfOrder(0, true)[1]).toBe(3 * 60);
      },
    },
    {
      en: 'up to three unpaid orders at a time, up to 20 pieces of an item in each, and up to 100 pieces in all of them together, or 10 before',
      id: 'paling banyak tiga pesanan yang belum dibayar, masing-masing paling banyak 20 buah untuk tiap barang, dan seluruhnya paling banyak 100 buah, atau 10 buah',
      isKept: () =>
        expect([MAX_UNPAID_ORDERS, MAX_QUANTITY, MAX_UNPAID_PIECES, MAX_NEW_CUSTOMER_PIECES]).toEqual([
          3, 20, 100, 10,
        ]),
    },
  ],
  'shipping-and-returns': [
    {
      en: 'Orders paid by noon usually leave the same day',
      id: 'Pesanan yang dibayar sebelum tengah hari biasanya berangkat hari itu juga',
      isKept: byStaff('send what is paid by noon the same day'),
    },
    {
      en: 'we pay back its price within seven working days',
      id: 'harganya kami kembalikan dalam tujuh hari kerja',
      isKept: byStaff('refund a return within seven working days'),
    },
    {
      en: 'ends by itself after 30 minutes, or after 24 hours if you have chosen a bank transfer (3 hours before the first order you have paid). Both are shorter',
      id: 'setelah 30 menit, atau setelah 24 jam jika Anda memilih transfer bank (3 jam sebelum ada pesanan yang Anda bayar). Keduanya lebih singkat',
      isKept: () => {
        expect(minutesOfOrder(0)).toEqual([30, 24 * 60]);
        expect(minutesOfOrder(1)).toEqual([15, 12 * 60]);
        expect(minutesOfOrder(0, true)).toEqual([30, 3 * 60]);
      },
    },
    {
      en: 'as long as the parcel has not left, we pay everything back',
      id: 'selama paketnya belum berangkat, semuanya kami kembalikan',
      isKept: byCommand('payments', 'refund'),
    },
  ],
};

const pages = Object.keys(LEGAL_PAGES).filter((name): name is LegalPageName => name in LEGAL_PAGES);
const read = (page: LegalPageName, locale: string) =>
  readFileSync(`content/legal/${page}/${locale}.md`, 'utf8');
const cases = pages.flatMap((page) => PROMISES[page].map((promise) => ({ page, ...promise })));

it.each(cases)('$page keeps "$en"', ({ page, isKept, ...words }) => {
  for (const locale of LOCALES) expect(read(page, locale)).toContain(words[locale]);
  isKept();
});

/**
 * A number with a unit of time or goods. Placeholders such as `{lastDay}` do not match, because their numbers come
 * from `content/site.ts`.
 */
const TERM =
  /(?:\d+|half|an?|two|three|seven|ten)(?: working| unpaid)? (?:minute|hour|day|week|month|year|order|piece)s?\b/gi;
/** Terms that match but promise nothing. */
const NO_PROMISES = new Set(['an order', 'a piece']);

it.each(pages)('%s promises no number that is not in the list above', (page) => {
  const text = PROMISES[page].reduce((rest, { en }) => rest.replaceAll(en, ''), read(page, 'en'));
  const found = (text.match(TERM) ?? []).filter((term) => !NO_PROMISES.has(term.toLowerCase()));
  expect(found).toEqual([]);
});
