'use client';

import { useSyncExternalStore } from 'react';
import { redirectPath } from './login-path';

const never = () => () => undefined;

/** What this page's address says about the way back, as the next page's address takes it. */
function keptRedirect(): string {
  const path = redirectPath(new URLSearchParams(window.location.search).get('redirect'), '');
  return path && `?redirect=${encodeURIComponent(path)}`;
}

/**
 * `?redirect=…` to carry on from one page on the way into an account to the next, so that who registers, or has
 * forgotten the password, is led back to the same place (spec §2, §4); empty when there is none. A static page is
 * rendered without it.
 */
export function useKeptRedirect(): string {
  return useSyncExternalStore(never, keptRedirect, () => '');
}
