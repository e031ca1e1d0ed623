'use client';

import { Dialog } from '@/components/dialogs/dialog';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/texts';
import { OrderStatus } from './order-status';

/** The latest order, from the account menu (spec §2). */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('order');

  return (
    <Dialog
      shape="form"
      title={t('title')}
      onClose={onClose}
      actions={
        <Button tone="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <OrderStatus onLeave={onClose} />
    </Dialog>
  );
}
