/** Sets the secret that seals cookies, so that no secret is stored in `.data/`. */
process.env.SESSION_SECRET = 'a secret of the tests, long enough to seal with';
process.env.SITE_URL = 'https://shop.example';
