'use client';

import { FaultSummary } from '@/components/ui/fault-summary';
import { isRegistrationField } from '@/lib/account/registration-fields';
import type { ApiError } from '@/lib/errors/api-error';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { useTexts } from '@/lib/i18n/texts';

/** Why there is no account yet: the server's faults one by one, else what happened (spec §8). */
export function RegisterFaults({ error, idPrefix }: { error: ApiError; idPrefix: string }) {
  const t = useTexts('account');
  const errors = useTexts('errors');

  const faults = error.errors.map(({ msg, path }) =>
    isRegistrationField(path)
      ? { text: t('fault', { field: t(path), text: msg }), inputId: `${idPrefix}-${path}` }
      : { text: msg },
  );
  const title =
    faults.length > 0
      ? t('checkFields')
      : errors('register', failureWords(error, errors('register', SILENT)));
  return <FaultSummary title={title} faults={faults} />;
}
