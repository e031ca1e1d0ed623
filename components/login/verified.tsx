'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';

/** Long enough to read one sentence. */
const READING_MS = 3_000;

/** The address is confirmed: says so and goes on to the login (spec §4), with no way back to the spent link. */
export function Verified({ message }: { message: string }) {
  const t = useTexts('account');
  const login = localePath(useLocale(), '/login');
  const router = useRouter();

  useEffect(() => {
    const timer = setTimeout(() => router.replace(login), READING_MS);
    return () => clearTimeout(timer);
  }, [router, login]);

  return (
    <>
      <Notice tone="plain" action={<p>{t('goingToLogin')}</p>}>
        {message}
      </Notice>
      <ButtonLink href={login}>{t('toLogin')}</ButtonLink>
    </>
  );
}
