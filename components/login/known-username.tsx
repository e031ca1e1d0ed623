/** Tells a password manager whose password it is; nobody sees it. */
export function KnownUsername({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
