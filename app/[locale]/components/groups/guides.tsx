import { useLocale, useTranslations } from 'next-intl';
import styles from '@/app/[locale]/components/page.module.scss';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { MeasureFigure } from '@/components/size-guide/measure-figure';
import { SizeGuideSheet } from '@/components/size-guide/size-guide-sheet';
import { sizeGuideOf } from '@/lib/size-guide/size-guides';

const KINDS = ['boardshorts', 'swimwear', 'sandals'] as const;

export function Guides() {
  const locale = useLocale();
  const t = useTranslations('sizeGuide');

  return (
    <Group name="guides">
      <Specimen state="centimetres" wide>
        <div className={styles.still}>
          <SizeGuideSheet kind="swimwear" locale={locale} say={(key) => t(key)} heading="h3" />
        </div>
      </Specimen>
      <Specimen state="inches" wide>
        <div className={styles.still}>
          <SizeGuideSheet kind="sandals" locale={locale} say={(key) => t(key)} heading="h3" />
        </div>
      </Specimen>
      {KINDS.map((kind) => (
        <Specimen key={kind}>
          <Figure kind={kind} />
        </Specimen>
      ))}
    </Group>
  );
}

function Figure({ kind }: { kind: (typeof KINDS)[number] }) {
  const t = useTranslations('sizeGuide');
  const { figure, measures } = sizeGuideOf(kind);
  return <MeasureFigure figure={figure} measures={measures} label={t(`${figure}Figure`)} />;
}
