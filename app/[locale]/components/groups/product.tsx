import { useLocale, useTranslations } from 'next-intl';
import styles from '@/app/[locale]/components/page.module.scss';
import { PICTURES, photosIn } from '@/app/[locale]/components/sample-pictures';
import { NAME } from '@/app/[locale]/components/samples';
import { Screen } from '@/app/[locale]/components/screen';
import { Group, Said, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { ProductPicture } from '@/components/catalogue/product-card';
import { Gallery } from '@/components/product/gallery';
import { GoodToKnow, MensFeatures, Promises, WomensFabric } from '@/components/product/good-to-know';
import { PrintSwatches } from '@/components/product/print-swatches';
import { ProductBar } from '@/components/product/product-bar';
import { WornBy } from '@/components/riders/worn-by';
import { FABRICS } from '@/content/fabrics';
import { localePath } from '@/lib/i18n/locale-path';
import { listRiders } from '@/lib/riders/riders';

export function ProductParts() {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  // The listing below has the others, and of a picture only one may travel.
  const [last, beforeLast, ...more] = photosIn(locale).toReversed();

  return (
    <Group name="product">
      <Specimen state="productBar" wide>
        <div>
          <ProductBar back={localePath(locale, '/components')} title={NAME} />
        </div>
      </Specimen>
      <Specimens
        of={{
          photos: last && (
            <Gallery label={t('photos', { name: NAME })} photos={[last, ...more.slice(0, 2)]} />
          ),
          onePhoto: beforeLast && (
            <Gallery label={t('photo', { name: NAME, number: 1 })} photos={[beforeLast]} />
          ),
          noPicture: <ProductPicture picture={undefined} name={NAME} noImage={t('noImage')} sizes="20rem" />,
        }}
      />
      <Prints />
      <Specimens of={{ promises: <Promises />, wornBy: <WornBy riders={listRiders().slice(0, 2)} /> }} />
      <Disclosures />
    </Group>
  );
}

function Prints() {
  const here = localePath(useLocale(), '/components');
  const links = PICTURES.slice(0, 3).map((picture, index) => ({
    href: `${here}?print=${String(index)}`,
    name: `${NAME} ${String(index + 1)}`,
    current: index === 0,
    picture,
  }));
  const unseen = links.slice(0, 2).map((link) => ({ ...link, picture: undefined }));

  return (
    <Specimens
      of={{
        prints: <PrintSwatches prints={{ links, rest: { href: here, category: 'Boardshorts' } }} />,
        noPicture: unseen.length > 1 && <PrintSwatches prints={{ links: unseen, rest: undefined }} />,
      }}
    />
  );
}

/** Of disclosures with one name a document keeps one open: each group is in a window of its own. */
function Disclosures() {
  const [lycra, rib] = FABRICS;
  const groups = [
    ['closed', <GoodToKnow key="swimwear" kind="swimwear" />],
    ['mensFeatures', <MensFeatures key="mens" />],
    ['womensFabric', lycra && <WomensFabric key="lycra" fabric={lycra} />],
    ['otherFabric', rib && <WomensFabric key="rib" fabric={rib} />],
  ] as const;

  return groups.map(([state, disclosures]) => (
    <Screen key={state} state={state} size="sheet">
      <main className={styles.alone}>
        <h1 className="visuallyHidden">
          <Said word={state} />
        </h1>
        {disclosures}
      </main>
    </Screen>
  ));
}
