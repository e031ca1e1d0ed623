/** What `GET /api/session` tells the browser; the token stays in the sealed cookie. `expiresAt` is ISO 8601. */
export type SessionState = { loggedIn: true; expiresAt: string } | { loggedIn: false; expiresAt: null };
