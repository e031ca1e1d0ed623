import { useLocale, useTranslations } from 'next-intl';
import styles from '@/app/[locale]/components/page.module.scss';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { MeasureFigure } from '@/components/size-guide/measure-figure';
import { SizeGuideSheet } from '@/components/size-guide/size-guide-sheet';
import { sizeGuideOf } from '@/lib/size-guide/size-guides';

const KINDS = ['boardshorts', 'swimwear', 'sandals'] as const;

export function Guides() {
  const locale = useLocale();
  const t = useTranslations('sizeGuide');
  const sheet = (kind: 'swimwear' | 'sandals') => (
    <div className={styles.still}>
      <SizeGuideSheet kind={kind} locale={locale} say={(key) => t(key)} heading="h3" />
    </div>
  );

  return (
    <Group name="guides">
      <Specimens wide of={{ centimetres: sheet('swimwear'), inches: sheet('sandals') }} />
      {KINDS.map((kind) => {
        const { figure, measures } = sizeGuideOf(kind);
        return (
          <Specimen key={kind}>
            <MeasureFigure figure={figure} measures={measures} label={t(`${figure}Figure`)} />
          </Specimen>
        );
      })}
    </Group>
  );
}
