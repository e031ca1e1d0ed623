'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/dialogs/dialog';
import type { GarmentKind } from '@/content/size-guides';
import { getSizeGuide } from '@/lib/size-guide/size-guides';
import { SizeGuideContent } from './size-guide-content';

export function SizeGuideDialog({ kind, onClose }: { kind: GarmentKind; onClose: () => void }) {
  const t = useTranslations('sizeGuide');

  return (
    <Dialog title={t(getSizeGuide(kind).words)} shape="form" onClose={onClose}>
      <SizeGuideContent kind={kind} locale={useLocale()} say={t} heading="h3" />
    </Dialog>
  );
}
