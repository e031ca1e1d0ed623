import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { SiblingPageLinks } from '@/components/layout/sibling-page-links';
import type { GarmentKind, SizeGuide } from '@/content/size-guides';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { Messages } from '@/lib/i18n/translator';
import { formatMeasure, GARMENT_KINDS, getSizeGuide, type LengthUnit } from '@/lib/size-guide/size-guides';
import { MeasureFigure } from './measure-figure';
import styles from './size-guide-content.module.scss';

/** The guide's messages, translated on the server or in the browser. */
type Say = (key: keyof Messages['sizeGuide'] & string) => string;

type SizeGuideContentProps = {
  kind: GarmentKind;
  locale: Locale;
  say: Say;
  /** One level below the title of the page or dialog. */
  heading: 'h2' | 'h3';
};

/**
 * A size guide: the fit, the measures of every size in both units, and how to measure. It works without
 * JavaScript.
 */
export function SizeGuideContent({ kind, locale, say, heading: Heading }: SizeGuideContentProps) {
  const guide = getSizeGuide(kind);
  const { words, figure, measures } = guide;

  return (
    <div className={styles.sheet}>
      <div className={styles.sizes}>
        <p className={styles.fit}>{say(`${words}Fit`)}</p>
        <UnitSwitch say={say} />
        <SizeTable guide={guide} locale={locale} say={say} />
      </div>
      <div className={styles.figure}>
        <MeasureFigure figure={figure} measures={measures} label={say(`${figure}Figure`)} />
      </div>
      <div className={styles.how}>
        <Heading className={styles.heading}>{say('howToMeasure')}</Heading>
        {figure !== 'foot' && <p className={styles.note}>{say('howLead')}</p>}
        <ol className={styles.steps}>
          {measures.map((measure) => (
            <li key={measure} className={styles.step}>
              <strong className={styles.measure}>{say(measure)}</strong> {say(`${measure}How`)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Radio buttons for the unit. The table contains both units, and CSS shows the selected one. */
function UnitSwitch({ say }: { say: Say }) {
  const name = useId();

  return (
    <fieldset className="row2">
      <legend className="visuallyHidden">{say('units')}</legend>
      <label className={styles.unit}>
        <input type="radio" name={name} defaultChecked className={styles.radio} />
        <span className={styles.choice}>{say('cm')}</span>
      </label>
      <label className={styles.unit}>
        <input type="radio" name={name} className={`${styles.radio} ${styles.wantsInch}`} />
        <span className={styles.choice}>{say('inch')}</span>
      </label>
    </fieldset>
  );
}

function SizeTable({ guide, locale, say }: { guide: SizeGuide; locale: Locale; say: Say }) {
  const { words, measures, sizes } = guide;
  const units: LengthUnit[] = ['cm', 'inch'];

  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span className="visuallyHidden">{say(words)}</span>
          <span className={styles.cm}>{say('inCentimetres')}</span>
          <span className={styles.inch}>{say('inInches')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${styles.column} ${styles.size}`}>
              {say('size')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className={styles.column}>
                {say(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(sizes).map(([size, spans]) => (
            <tr key={size}>
              <th scope="row" className={styles.size}>
                {size}
              </th>
              {measures.map((measure, column) => (
                <td key={measure} className={styles.span}>
                  {units.map((unit) => (
                    <span key={unit} className={styles[unit]}>
                      {formatMeasure(spans[column] ?? 0, unit, locale)}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The page of a size guide, with links to the others. */
export function SizeGuideDetails({ kind }: { kind: GarmentKind }) {
  const locale = useLocale();
  const t = useTranslations('sizeGuide');
  const pathOf = (other: GarmentKind) => localePath(locale, `/size-guide/${other}`);

  return (
    <div className={styles.page}>
      <div className="stack4 shrinks">
        <p className="eyebrow">
          <ShopLink href="/size-guide">{t('title')}</ShopLink>
        </p>
        <h1 className={styles.title}>{t(getSizeGuide(kind).words)}</h1>
        <SiblingPageLinks
          label={t('kinds')}
          links={GARMENT_KINDS.map((other) => ({ name: t(getSizeGuide(other).words), href: pathOf(other) }))}
          current={pathOf(kind)}
        />
      </div>
      <SizeGuideContent kind={kind} locale={locale} say={(key) => t(key)} heading="h2" />
    </div>
  );
}
