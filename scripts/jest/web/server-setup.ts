/** Seals the cookies of a test run; nothing is written to `.data/`. */
process.env.SESSION_SECRET = 'a secret of the tests, long enough to seal with';
process.env.SITE_URL = 'https://shop.example';
