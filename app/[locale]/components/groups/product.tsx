import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/app/[locale]/components/page.module.scss';
import { PICTURES } from '@/app/[locale]/components/sample-pictures';
import { NAME } from '@/app/[locale]/components/samples';
import { Screen } from '@/app/[locale]/components/screen';
import { Group, Said, Specimen } from '@/app/[locale]/components/specimen';
import { ProductPicture } from '@/components/catalogue/product-card';
import { Gallery } from '@/components/product/gallery';
import { GoodToKnow, MensFeatures, Promises, WomensFabric } from '@/components/product/good-to-know';
import { PrintSwatches } from '@/components/product/print-swatches';
import { ProductBar } from '@/components/product/product-bar';
import { WornBy } from '@/components/riders/worn-by';
import { LIKES } from '@/content/art';
import { FABRICS } from '@/content/fabrics';
import { localePath } from '@/lib/i18n/locale-path';
import { listRiders } from '@/lib/riders/riders';

export function ProductParts() {
  const locale = useLocale();
  const t = useTranslations('catalogue');
  const here = localePath(locale, '/components');
  const photos = LIKES.map(({ product: _, alt, ...photo }) => ({ ...photo, alt: alt[locale] }));
  // The listing below has the others, and of a picture only one may travel.
  const [last, beforeLast, ...more] = photos.toReversed();

  return (
    <Group name="product">
      <Specimen state="productBar" wide>
        <div>
          <ProductBar back={here} title={NAME} />
        </div>
      </Specimen>
      {last && beforeLast && (
        <>
          <Specimen state="photos">
            <Gallery label={t('photos', { name: NAME })} photos={[last, ...more.slice(0, 2)]} />
          </Specimen>
          <Specimen state="onePhoto">
            <Gallery label={t('photo', { name: NAME, number: 1 })} photos={[beforeLast]} />
          </Specimen>
        </>
      )}
      <Specimen state="noPicture">
        <ProductPicture picture={undefined} name={NAME} noImage={t('noImage')} sizes="20rem" />
      </Specimen>
      <Prints />
      <Specimen state="promises">
        <Promises />
      </Specimen>
      <Specimen state="wornBy">
        <WornBy riders={listRiders().slice(0, 2)} />
      </Specimen>
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
  const [, second] = links;
  const unseen = links.map((link) => ({ ...link, picture: undefined }));

  return (
    <>
      <Specimen state="prints">
        <PrintSwatches prints={{ links, rest: { href: here, category: 'Boardshorts' } }} />
      </Specimen>
      {second && (
        <Specimen state="noPicture">
          <PrintSwatches prints={{ links: unseen.slice(0, 2), rest: undefined }} />
        </Specimen>
      )}
    </>
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
    <Specimen key={state} state={state}>
      <Screen name={state} size="sheet">
        <Alone>
          <h1 className="visuallyHidden">
            <Said word={state} />
          </h1>
          {disclosures}
        </Alone>
      </Screen>
    </Specimen>
  ));
}

const Alone = ({ children }: { children: ReactNode }) => <main className={styles.alone}>{children}</main>;
