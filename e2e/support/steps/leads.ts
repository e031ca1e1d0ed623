import { randomUUID } from 'node:crypto';

/** What somebody reads who signs up or asks for the catalogue. */
export const LEAD_WORDS = {
  en: {
    page: '/size-guide',
    newsletterEmail: 'Your email',
    signUp: 'Sign up',
    signedUp: 'You are on the list',
    signedUpText: /next good swell/,
    taken: 'Your email has already been submitted.',
    notNoted: 'We could not note your email just now. Please try again in a moment.',
    catalog: '/catalog',
    title: 'The 2025 catalogue',
    fullName: 'Full Name',
    email: 'Email',
    phone: /^Phone/,
    ask: 'Send me the catalogue',
    nameMissing: 'Full Name is required',
    emailMissing: 'Email is required',
    success: 'Success!',
    open: 'Open the PDF',
    wrongNumber: 'Phone number is not a valid number',
    close: 'Close',
  },
  id: {
    page: '/id/size-guide',
    newsletterEmail: 'Email Anda',
    signUp: 'Daftar',
    signedUp: 'Anda sudah terdaftar',
    signedUpText: /ombak bagus berikutnya/,
    taken: 'Email Anda sudah pernah didaftarkan.',
    notNoted: 'Email Anda belum bisa kami catat. Silakan coba sebentar lagi.',
    catalog: '/id/catalog',
    title: 'Katalog 2025',
    fullName: 'Nama Lengkap',
    email: 'Email',
    phone: /^Telepon/,
    ask: 'Kirimi saya katalognya',
    nameMissing: 'Nama Lengkap wajib diisi',
    emailMissing: 'Email wajib diisi',
    success: 'Berhasil!',
    open: 'Buka PDF-nya',
    wrongNumber: 'Nomor telepon bukan nomor yang benar',
    close: 'Tutup',
  },
} as const;

/** The same in both languages, though it is Indonesian (spec §2, §5, §8). */
export const SAME_WORDS = {
  working: 'Memproses…',
  wrongEmail: 'Format email tidak valid',
  failed: 'Terjadi kesalahan. Coba lagi nanti.',
} as const;

/** An address nobody has seen before. */
export const newAddress = () => `ketut.${randomUUID().slice(0, 8)}@example.com`;

/** Typing at a person's pace; who is faster is taken for a machine. */
export const BY_HAND = { delay: 45 };
