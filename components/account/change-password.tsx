'use client';

import { NeedLogin } from '@/components/login/need-login';
import { useProfile } from '@/lib/account/use-profile';
import { useSession } from '@/lib/account/use-session';
import { useTexts } from '@/lib/i18n/texts';
import { ChangePasswordForm } from './change-password-form';

/** The password's page of an account, once it is known who is here. */
export function ChangePassword({ contact }: { contact: string }) {
  const t = useTexts('password');
  const { loggedIn } = useSession();
  const { profile } = useProfile();

  if (loggedIn === undefined) return null;
  if (!loggedIn) return <NeedLogin>{t('loginNeeded')}</NeedLogin>;
  return <ChangePasswordForm email={profile?.email ?? ''} contact={contact} />;
}
