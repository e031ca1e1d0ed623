import { useLocale } from 'next-intl';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { OurStory } from '@/components/about/our-story';
import { PartnerSection } from '@/components/about/partner-section';
import { ShopLocator } from '@/components/about/shop-locator';
import { ActivityFilters } from '@/components/activities/activities-page';
import { ActivityList, NoActivities } from '@/components/activities/activity-list';
import { RidersBand, WhatWeDo } from '@/components/home/brand-bands';
import { LatestActivities } from '@/components/sustainability/latest-activities';
import { HowWeDidIt, Promises } from '@/components/sustainability/promises';
import { CategoryLinks } from '@/components/woman/woman-landing';
import { ART, PILLARS } from '@/content/art';
import { SITE } from '@/content/site';
import { latestActivities, showActivities } from '@/lib/activities/activities';
import { localePath } from '@/lib/i18n/locale-path';
import { listStores } from '@/lib/stores/stores';

/** What the pages of the brand are made of. */
export function Bands() {
  const here = localePath(useLocale(), '/components');
  const { filters, shown, total } = showActivities('conserve');

  return (
    <Group name="bands">
      <Specimens
        wide
        of={{
          deeds: <WhatWeDo art={ART.home.whatWeDo} />,
          rider: <RidersBand view={ART.home.barrel} print={ART.home.print} />,
          promises: <Promises pillars={PILLARS.slice(0, 1)} />,
          making: <HowWeDidIt art={ART.yarn} />,
          prints: <LatestActivities activities={latestActivities()} />,
          story: <OurStory art={ART.about} />,
          shops: <ShopLocator stores={listStores('about').slice(0, 3)} />,
          partnership: <PartnerSection site={SITE} />,
          kinds: (
            <CategoryLinks links={['Bikini', 'Dress'].map((name) => ({ name, href: `${here}?${name}` }))} />
          ),
          filters: <ActivityFilters filters={filters} />,
        }}
      />
      <Specimen state="activities" wide>
        <ActivityList category="conserve" activities={shown.slice(0, 2)} total={total} />
      </Specimen>
      <Specimen state="noActivities" wide>
        <NoActivities category="hidden-gem" total={total} />
      </Specimen>
    </Group>
  );
}
