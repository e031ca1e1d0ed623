import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Locale } from '@/lib/contract/locale';
import type { Rider } from '@/lib/riders/riders';
import { AllRiders } from './all-riders';
import { RiderGallery } from './rider-gallery';
import { RiderHead } from './rider-head';
import styles from './rider-profile.module.scss';
import { RiderResults } from './rider-results';
import { RiderStory } from './rider-story';

type RiderProfileProps = {
  rider: Rider;
  riders: readonly Rider[];
  brand: string;
  locale: Locale;
  /** What can be done with the profile, such as to share it. */
  children?: ReactNode;
};

/** A rider's page, in their own inks; what a rider has not, such as results, is left out. */
export function RiderProfile({ rider, riders, brand, locale, children }: RiderProfileProps) {
  const { deep, bright } = rider.inks;
  const inks: CSSProperties & Record<`--${string}`, string> = { '--deep': deep, '--bright': bright };
  const print = rider.gallery.length === 0 ? rider.pictures['action-2'] : undefined;

  return (
    <div style={inks}>
      <RiderHead rider={rider} brand={brand} locale={locale} />
      <RiderStory rider={rider} locale={locale}>
        {children}
      </RiderStory>
      {rider.results.length > 0 && <RiderResults results={rider.results} locale={locale} />}
      <RiderGallery rider={rider} locale={locale} />
      {print && <Picture {...print} alt={print.alt[locale]} sizes="100vw" className={styles.print} />}
      <AllRiders riders={riders} current={rider} locale={locale} />
    </div>
  );
}
