'use client';

import { useOnLeave } from '@/components/hooks/use-on-leave';
import { useSingleFlight } from '@/components/hooks/use-single-flight';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { failureWords, SILENT } from '@/lib/errors/failure-words';
import { localePath } from '@/lib/i18n/locale-path';
import { useLocale, useTexts } from '@/lib/i18n/texts';
import { receiptFileName } from '@/lib/orders/receipt-facts';
import { saveFile, useReceiptFile } from '@/lib/orders/use-receipt-file';
import styles from './receipt-sheet.module.scss';

/** Prints the receipt, or saves it as a PDF. */
export function ReceiptActions({ orderId }: { orderId: string }) {
  const t = useTexts('receipt');
  const errors = useTexts('errors');
  const { trigger, data: saved, error, reset } = useReceiptFile(orderId);
  const [save, busy] = useSingleFlight(async () => {
    const file = await trigger();
    if (file) saveFile(file, receiptFileName(orderId));
  });
  useOnLeave(reset);

  return (
    <div className="stack4 screenOnly">
      {error && (
        <Notice tone="danger" error={error}>
          {errors('receipt', failureWords(error, errors('receipt', SILENT)))}
        </Notice>
      )}
      <div className="row3">
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button tone="outline" busy={busy} busyLabel={t('pdfMaking')} onClick={() => void save()}>
          {t('pdf')}
        </Button>
        <ToOrders />
      </div>
      <p role="status" className={styles.saved}>
        {saved && !busy && t('pdfSaved')}
      </p>
    </div>
  );
}

/** The way to all orders. */
export function ToOrders() {
  const t = useTexts('receipt');
  const locale = useLocale();

  return (
    <ButtonLink href={localePath(locale, '/account/orders')} tone="outline">
      {t('toOrders')}
    </ButtonLink>
  );
}
