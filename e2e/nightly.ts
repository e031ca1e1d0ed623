/** Leaves a test to `npm run test:all`: what it promises is broader, `npm test` has its like. */
export const NIGHTLY = { tag: '@nightly' };

/** The same journey in the second language: one is enough for `npm test`. @param which a locale or an address */
export const twin = (which: string) => (/^\/?id(\/|$)/.test(which) ? NIGHTLY : {});
