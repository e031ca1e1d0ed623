/** Texts of the newsletter form and the catalogue request. */
export const LEAD_FORM_TEXTS = {
  en: {
    page: '/size-guide',
    newsletterEmail: 'Your email',
    signUp: 'Sign up',
    signedUp: 'You are on the list',
    signedUpText: /next good swell/,
    taken: 'Your email has already been submitted.',
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
} as const;

/** Indonesian texts that the specification has in both languages (§2, §5, §8). */
export const INDONESIAN_FORM_TEXTS = {
  working: 'Memproses…',
  wrongEmail: 'Format email tidak valid',
  failed: 'Terjadi kesalahan. Coba lagi nanti.',
} as const;

/** Types at a person's pace, because the shop rejects a form that is filled in too fast. */
export const HUMAN_TYPING_OPTIONS = { delay: 45 };
