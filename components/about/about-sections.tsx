import { useLocale, useTranslations } from 'next-intl';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { StoreAddress, StoreMapLink, StoreName } from '@/components/stores/store-address';
import { getButtonClass } from '@/components/ui/button';
import type { Site } from '@/content/site';
import type { SitePicture } from '@/content/site-pictures';
import type { Store } from '@/lib/stores/store-schema';
import styles from './about-sections.module.scss';
import { CountrySelect } from './country-select';

type OurStoryProps = {
  /** A wide picture, and a smaller one next to the text. */
  art: { view: SitePicture; print: SitePicture };
};

/** The brand's history: five paragraphs and two pictures. */
export function OurStory({ art: { view, print } }: OurStoryProps) {
  const t = useTranslations('about');

  return (
    <section className={styles.story} aria-labelledby="story">
      <h2 id="story" className={`eyebrow ${styles.title}`}>
        {t('storyTitle')}
      </h2>
      <p className={styles.lead}>{t('storyLead')}</p>
      <SitePictureImage
        art={print}
        sizes="(min-width: 2000px) 730px, (min-width: 768px) 36vw, 100vw"
        className={styles.print}
      />
      <div className={styles.text}>
        <p>{t('storySea')}</p>
        <p>{t('storyMaking')}</p>
      </div>
      <SitePictureImage
        art={view}
        sizes="(min-width: 2000px) 1080px, (min-width: 768px) 58vw, 100vw"
        className={styles.view}
      />
      <p className={styles.today}>{t('storyToday')}</p>
    </section>
  );
}

const TERMS = ['partnerSmall', 'partnerSwap', 'partnerVisit'] as const;

/** The terms for partner shops and a `mailto:` link. Every partner banner links here. */
export function PartnerSection({ site }: { site: Site }) {
  const t = useTranslations('about');
  const { email } = site.contact;
  const brand = site.name;
  const subject = encodeURIComponent(t('partnerSubject', { brand }));
  // RFC 6068 requires CRLF line breaks.
  const body = encodeURIComponent(t('partnerBody', { brand }).replaceAll('\n', '\r\n'));

  return (
    <section id="partner" className={styles.partner} aria-labelledby="partner-title">
      <div className={styles.words}>
        <h2 id="partner-title" className={styles.partnerTitle}>
          {t('partnerTitle')}
        </h2>
        <p className={styles.partnerText}>{t('partnerText')}</p>
      </div>
      <div className={styles.terms}>
        <h3 className="eyebrow">{t('partnerTerms')}</h3>
        <ul className={styles.list}>
          {TERMS.map((term) => (
            <li key={term} className={styles.term}>
              {t(term)}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <a href={`mailto:${email}?subject=${subject}&body=${body}`} className={getButtonClass()}>
            {t('partnerWrite')}
          </a>
          <ShopLink href="/catalog" tone="outline">
            {t('partnerCatalogue', { year: String(site.catalogueYear) })}
          </ShopLink>
        </div>
        <p className="soft breakable">{t('partnerMail', { email })}</p>
      </div>
    </section>
  );
}

/** Every shop with its street address, by country (spec §2). */
export function ShopLocator({ stores }: { stores: readonly Store[] }) {
  const locale = useLocale();
  const t = useTranslations('about');
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = [...new Set(stores.map(({ address }) => address.country))];
  const countries = codes.map((code) => {
    const shops = stores.filter(({ address }) => address.country === code);
    return { code, name: nameOf.of(code) ?? code, shops: <Shops stores={shops} /> };
  });

  return (
    <section className={styles.locator} aria-labelledby="shops">
      <div className={styles.column}>
        <h2 id="shops" className="largeTitle">
          {t('shopsTitle')}
        </h2>
        <CountrySelect label={t('country')} countries={countries} />
        <p>
          <ShopLink href="/store" className={styles.all}>
            {t('allStores')}
          </ShopLink>
        </p>
      </div>
    </section>
  );
}

function Shops({ stores }: { stores: readonly Store[] }) {
  const t = useTranslations('about');

  return (
    <>
      <p className={styles.count}>{t('shopCount', { count: stores.length })}</p>
      <ul className={styles.shops}>
        {stores.map((store) => (
          <li key={store.slug} className={styles.shop}>
            <h3 className={styles.name}>
              <StoreName store={store} />
            </h3>
            <StoreAddress store={store} />
            <StoreMapLink store={store} />
          </li>
        ))}
      </ul>
    </>
  );
}
