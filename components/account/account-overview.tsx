'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LogInNotice } from '@/components/auth/log-in-notice';
import { type DialogLoader, LazyDialog } from '@/components/dialogs/lazy-dialog';
import { Button } from '@/components/ui/button';
import { AddressLines } from '@/components/ui/facts';
import { ReadFailureNotice } from '@/components/ui/notice';
import { LoadingSkeletons, Skeleton } from '@/components/ui/skeleton';
import { useAddress, useProfile } from '@/lib/account/use-account';
import { useSession } from '@/lib/account/use-session';
import { formatAddressLines } from '@/lib/orders/order-facts';
import styles from './account-overview.module.scss';
import { AccountSection } from './account-section';
import { ProfileCard } from './profile-card';

const loadLogout: DialogLoader = () =>
  import('@/components/auth/logout-dialog').then(({ LogoutDialog }) => LogoutDialog);

/** The shopper's profile and address, and the logout button (spec §6). */
export function AccountOverview({ contact }: { contact: string }) {
  const t = useTranslations('profile');
  const { loggedIn } = useSession();
  const { profile, error, retry } = useProfile();

  if (loggedIn === false)
    return (
      <LogInNotice tone="plain" logIn={t('logIn')}>
        {t('loginNeeded')}
      </LogInNotice>
    );
  if (!profile && error) {
    return <ReadFailureNotice onRetry={retry}>{t('failed')}</ReadFailureNotice>;
  }
  if (!profile) return <LoadingSkeletons ratios={[4]}>{t('loading')}</LoadingSkeletons>;
  return (
    <div className={styles.parts}>
      <ProfileCard key={profile.email} profile={profile} contact={contact} />
      <StoredAddress />
      <LeaveAccount />
    </div>
  );
}

/** The logout button at the end of the page. */
function LeaveAccount() {
  const t = useTranslations('profile');
  const [asked, setAsked] = useState(false);

  return (
    <AccountSection title={t('leave')} className={styles.leave}>
      <p className="soft">{t('leaveText')}</p>
      <div>
        <Button tone="outline" onClick={() => setAsked(true)}>
          {t('leaveButton')}
        </Button>
      </div>
      {asked && <LazyDialog load={loadLogout} onClose={() => setAsked(false)} />}
    </AccountSection>
  );
}

/** The address of the last order. The section is omitted if the server does not return addresses. */
function StoredAddress() {
  const t = useTranslations('profile');
  const { address, error, retry } = useAddress();

  if (error?.code === 'unsupported' || error?.code === 'unauthenticated') return null;
  return (
    <AccountSection title={t('address')}>
      {error && <ReadFailureNotice onRetry={retry}>{t('addressFailed')}</ReadFailureNotice>}
      {!error && address === undefined && <Skeleton ratio={4} />}
      {address === null && <p className={`soft small ${styles.aside}`}>{t('addressNone')}</p>}
      {address && (
        <>
          <AddressLines lines={formatAddressLines(address)} />
          <p className={`soft small ${styles.aside}`}>{t('addressText')}</p>
        </>
      )}
    </AccountSection>
  );
}
