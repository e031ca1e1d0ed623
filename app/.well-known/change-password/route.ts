/**
 * Redirects password managers to the form that changes the password (W3C, A Well-Known URL for Changing
 * Passwords).
 */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: '/account/password' } });
}
