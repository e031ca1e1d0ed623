'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useRef, useState } from 'react';
import { MessageDialog } from '@/components/dialogs/message-dialog';
import { useOnPageLeave } from '@/components/hooks/use-on-page-leave';
import { useFocusFirstError, useSingleFlight } from '@/components/hooks/use-submission';
import { Button, getButtonClass } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { Field, Honeypot } from '@/components/ui/field';
import {
  CATALOG_REQUEST_FIELDS,
  type CatalogRequestErrorCode,
  type CatalogRequestField,
  type EnteredCatalogRequest,
  listCatalogRequestErrors,
  readCatalogRequest,
  useCatalogRequest,
} from '@/lib/leads/catalog-request';
import styles from './catalog-request.module.scss';

/** Requests the catalogue (spec §2, §5, §8). */
export function CatalogRequestForm({ catalogue }: { catalogue: Catalogue }) {
  const t = useTranslations('catalogRequest');
  const errorText = useCatalogRequestErrorText();
  const { trigger, error, reset } = useCatalogRequest();
  const [errors, setErrors] = useState<CatalogErrors>({});
  const [sentTo, setSentTo] = useState<string>();
  const place = useRef<HTMLFormElement>(null);

  useFocusFirstError(place, error ?? errors);
  const forget = () => {
    reset();
    setErrors({});
    setSentTo(undefined);
  };
  useOnPageLeave(forget);

  const [send, busy] = useSingleFlight(async (form: HTMLFormElement, request: EnteredCatalogRequest) => {
    if (!(await trigger(request))) return;
    form.reset();
    setSentTo(request.email);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = readCatalogRequest(new FormData(form), event.timeStamp);
    const found = listCatalogRequestErrors(request);
    const shown: CatalogErrors = {
      fullName: found.fullName && errorText('fullName', found.fullName),
      email: found.email && errorText('email', found.email),
    };
    reset();
    setErrors(shown);
    if (!(shown.fullName || shown.email)) void send(form, request);
  };

  const serverErrors = Object.fromEntries((error?.errors ?? []).map(({ path = '', msg }) => [path, msg]));
  const isAboutFields = CATALOG_REQUEST_FIELDS.some((field) => serverErrors[field]);

  return (
    <>
      <form ref={place} className="stack5" method="dialog" noValidate onSubmit={submit}>
        <CatalogRequestFields errors={error ? serverErrors : errors} />
        <input type="hidden" name="catalog" value={catalogue.year} />
        <Honeypot label={t('leaveEmpty')} />
        {error && !isAboutFields && <FailureNotice of="catalogRequest" error={error} />}
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
      </form>
      {sentTo && (
        <CatalogRequestSuccess catalogue={catalogue} email={sentTo} onClose={() => setSentTo(undefined)} />
      )}
    </>
  );
}

/** The current catalogue: its year and the URL of its file. */
type Catalogue = { year: string; file: string };

type CatalogRequestSuccessProps = { catalogue: Catalogue; email: string; onClose: () => void };

/** Confirms that the link was sent, and offers the download (spec §2). */
function CatalogRequestSuccess({ catalogue, email, onClose }: CatalogRequestSuccessProps) {
  const t = useTranslations('catalogRequest');
  const common = useTranslations('common');

  return (
    <MessageDialog
      title={t('success')}
      text={t('successText', { year: catalogue.year, email })}
      onClose={onClose}
      actions={
        <>
          <a href={catalogue.file} className={getButtonClass('outline')}>
            {t('open')}
          </a>
          <Button onClick={onClose}>{common('ok')}</Button>
        </>
      }
    />
  );
}

type CatalogErrors = Partial<Record<CatalogRequestField, string | undefined>>;

const INPUT_PROPS = {
  fullName: { autoComplete: 'name', required: true, maxLength: 200 },
  email: { autoComplete: 'email', type: 'email', autoCapitalize: 'none', required: true, maxLength: 254 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 32 },
} as const;

function useCatalogRequestErrorText() {
  const t = useTranslations('catalogRequest');
  const validation = useTranslations('validation');

  return (field: CatalogRequestField, code: CatalogRequestErrorCode) =>
    code === 'required' ? validation('required', { field: t(field) }) : t(code);
}

function CatalogRequestFields({ errors }: { errors: CatalogErrors }) {
  const t = useTranslations('catalogRequest');

  return CATALOG_REQUEST_FIELDS.map((name) => (
    <Field
      key={name}
      {...INPUT_PROPS[name]}
      id={`catalog-${name}`}
      name={name}
      label={t(name)}
      hint={name === 'phone' ? t('phoneHint') : undefined}
      error={errors[name]}
    />
  ));
}
