/** Where password managers send their people (W3C, A Well-Known URL for Changing Passwords). */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: '/account/password' } });
}
