'use client';

import { useState } from 'react';
import { useOnLeave } from '@/components/hooks/use-on-leave';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Notice } from '@/components/ui/notice';
import { findProfileDraft } from '@/lib/account/profile-fields';
import type { Profile } from '@/lib/contract/account';
import { useTexts } from '@/lib/i18n/texts';
import { AccountPart } from './account-part';
import { ProfileForm } from './profile-form';

const FACTS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The shopper's own data, to be read and to be changed. What was typed before a login goes on where it stood. */
export function ProfileCard({ profile, contact }: { profile: Profile; contact: string }) {
  const t = useTexts('profile');
  const [changing, setChanging] = useState(() => findProfileDraft(profile.email) !== undefined);
  const [saved, setSaved] = useState(false);

  // Next keeps a left page mounted, hidden: it comes back read-only.
  useOnLeave(() => {
    setChanging(findProfileDraft(profile.email) !== undefined);
    setSaved(false);
  });
  const leave = (isSaved: boolean) => {
    setSaved(isSaved);
    setChanging(false);
  };
  // What is empty is left out.
  const known = FACTS.map((fact) => ({ name: t(fact), value: profile[fact] })).filter(({ value }) => value);
  const change = (
    <Button tone="plain" onClick={() => setChanging(true)}>
      {t('change')}
    </Button>
  );

  return (
    <AccountPart title={t('details')} action={!changing && change}>
      {saved && !changing && <Notice tone="plain">{t('saved')}</Notice>}
      {changing ? (
        <ProfileForm profile={profile} contact={contact} onDone={leave} />
      ) : (
        <Facts facts={known} />
      )}
    </AccountPart>
  );
}
