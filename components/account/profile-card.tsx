'use client';

import { useTranslations } from 'next-intl';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccountErrorFormatter } from '@/components/auth/auth-form';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { useFocusFirstError, useSingleFlight } from '@/components/hooks/use-submission';
import { Button } from '@/components/ui/button';
import { FactList } from '@/components/ui/facts';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import {
  type EnteredProfile,
  findProfileDraft,
  forgetProfileDraft,
  PROFILE_FIELDS,
  readProfileForm,
  storeProfileDraft,
} from '@/lib/account/account-fields';
import { useUpdateProfile } from '@/lib/account/use-account';
import type { Profile } from '@/lib/contract/account';
import { findFieldError, findOtherErrors } from '@/lib/errors/failure-words';
import styles from './account-overview.module.scss';
import { AccountSection } from './account-section';

const FACTS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The shopper's profile, which can be edited. If a login interrupted the editing, the form opens with the draft. */
export function ProfileCard({ profile, contact }: { profile: Profile; contact: string }) {
  const t = useTranslations('profile');
  const part = useRef<HTMLElement>(null);
  const [changing, setChanging] = useState(() => findProfileDraft(profile.email) !== undefined);
  const [saved, setSaved] = useState(false);

  // After a navigation, Next.js keeps the previous page mounted but hidden. When the page is shown again, the
  // form is open only if there is a draft.
  useOnPageLeave(() => {
    setChanging(findProfileDraft(profile.email) !== undefined);
    setSaved(false);
  });
  // The pressed button is removed, so the focus moves to the first field. `leave` returns the focus to the
  // button.
  const open = () => {
    flushSync(() => setChanging(true));
    part.current?.querySelector('input')?.focus();
  };
  const leave = (isSaved: boolean) => {
    flushSync(() => {
      setSaved(isSaved);
      setChanging(false);
    });
    part.current?.querySelector('button')?.focus();
  };
  // Empty values are omitted.
  const known = FACTS.map((fact) => ({ name: t(fact), value: profile[fact] })).filter(({ value }) => value);
  const change = (
    <Button tone="plain" onClick={open}>
      {t('change')}
    </Button>
  );

  return (
    <AccountSection ref={part} title={t('details')} action={!changing && change}>
      {saved && !changing && <Notice tone="plain">{t('saved')}</Notice>}
      {changing ? (
        <ProfileForm profile={profile} contact={contact} onDone={leave} />
      ) : (
        <FactList facts={known} />
      )}
    </AccountSection>
  );
}

type ProfileFormProps = {
  profile: Profile;
  /** The email address to write to if the server cannot change profiles. */
  contact: string;
  onDone: (saved: boolean) => void;
};

/** Edits names and phone number. The input survives failures and a required login. */
export function ProfileForm({ profile, contact, onDone }: ProfileFormProps) {
  const t = useTranslations('profile');
  const failureText = useAccountErrorFormatter(contact);
  const form = useRef<HTMLFormElement>(null);
  const { trigger, error } = useUpdateProfile();
  const [before] = useState<EnteredProfile>(() => findProfileDraft(profile.email) ?? profile);
  useFocusFirstError(form, error);

  const done = (saved: boolean) => {
    forgetProfileDraft();
    onDone(saved);
  };
  const [save, busy] = useSingleFlight(async (entered: EnteredProfile) => {
    if (await trigger(entered)) done(true);
  });
  const enteredIn = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    readProfileForm(new FormData(currentTarget));
  const fields = PROFILE_FIELDS.map(({ name }) => name);
  const hasFieldError = fields.some((field) => findFieldError(error, field));
  const said = error && (hasFieldError ? findOtherErrors(error, fields) : failureText(error));

  return (
    <form
      ref={form}
      className="stack5"
      method="dialog"
      noValidate
      onInput={(event) => storeProfileDraft(profile.email, enteredIn(event))}
      onSubmit={(event) => {
        event.preventDefault();
        void save(enteredIn(event));
      }}
    >
      {said && <Notice tone="danger">{said}</Notice>}
      <div className={styles.fields}>
        {PROFILE_FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            {...input}
            name={name}
            className={styles[name]}
            label={t(name)}
            defaultValue={before[name]}
            error={findFieldError(error, name)}
            hint={name === 'lastName' ? t('lastNameHint') : undefined}
            required={name !== 'lastName'}
          />
        ))}
      </div>
      <p className="soft small breakable">{t('emailFixed', { email: profile.email, contact })}</p>
      <div className="row3">
        <Button type="submit" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button tone="outline" onClick={() => done(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
