'use client';

import { MessageDialog } from '@/components/dialogs/message-dialog';
import { Button, buttonClass } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/texts';

/** The catalogue there is: its year, and where its file is. */
export type Catalogue = { year: string; file: string };

type CatalogSuccessProps = { catalogue: Catalogue; email: string; onClose: () => void };

/** Says that the link is on its way, and gives it to whoever cannot wait (spec §2). */
export function CatalogSuccess({ catalogue, email, onClose }: CatalogSuccessProps) {
  const t = useTexts('catalogRequest');
  const common = useTexts('common');

  return (
    <MessageDialog
      title={t('success')}
      text={t('successText', { year: catalogue.year, email })}
      onClose={onClose}
      actions={
        <>
          <a href={catalogue.file} className={buttonClass('outline')}>
            {t('open')}
          </a>
          <Button onClick={onClose}>{common('ok')}</Button>
        </>
      }
    />
  );
}
