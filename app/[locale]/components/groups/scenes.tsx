import { useLocale, useTranslations } from 'next-intl';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { LikeStrip } from '@/components/home/home-products';
import { PhotoWall } from '@/components/riders/photo-wall';
import { ShareKit } from '@/components/share-kit/share-kit';
import { SocialPictures } from '@/components/social/social-pictures';
import { FilmPanel, SummerBanner } from '@/components/woman/woman-landing';
import { ART, LIKES, TIDE_FILM } from '@/content/art';
import { SHARE_CHANNELS } from '@/content/share-channels';
import { SITE } from '@/content/site';
import { listRiders, type Rider, riderPath } from '@/lib/riders/riders';
import { riderCard, riderStory } from '@/lib/share/own-pictures';

export function Scenes() {
  const layout = useTranslations('layout');
  const locale = useLocale();
  const [rider] = listRiders();
  const posts = LIKES.slice(0, 5).map(({ product: _, alt, ...picture }, index) => ({
    ...picture,
    id: picture.src,
    alt: alt[locale],
    href: index > 2 ? undefined : SITE.videos,
  }));

  return (
    <Group name="scenes">
      <Specimen state="film" wide>
        <FilmPanel poster={ART.woman.tide} sources={TIDE_FILM} watch={SITE.videos} />
      </Specimen>
      <Specimen state="banner" wide>
        <SummerBanner art={ART.woman.banner} />
      </Specimen>
      <Specimen state="strip" wide>
        <LikeStrip
          pictures={LIKES.map(({ product: _, alt, ...picture }) => ({
            ...picture,
            ...{ alt: alt[locale], href: undefined, card: undefined },
          }))}
        />
      </Specimen>
      <Specimen state="posts" wide>
        <SocialPictures pictures={posts} opensInNewTab={layout('opensInNewTab')} />
      </Specimen>
      {rider && <RiderScenes rider={rider} />}
    </Group>
  );
}

function RiderScenes({ rider }: { rider: Rider }) {
  const locale = useLocale();
  const t = useTranslations('riders');
  const [first, ...others] = rider.gallery.map(({ alt, caption, ...picture }) => ({
    ...picture,
    alt: alt[locale],
    caption: caption[locale],
  }));

  return (
    <>
      {first && (
        <Specimen state="photoWall" wide>
          <PhotoWall label={rider.name} enlarge={t('enlarge')} photos={[first, ...others]} />
        </Specimen>
      )}
      <Specimen state="share" wide>
        <ShareKit
          brand={SITE.name}
          name={rider.name}
          path={riderPath(rider)}
          campaign="components"
          channels={SHARE_CHANNELS}
          card={riderCard(rider, locale).url}
          story={riderStory(rider, locale).url}
          portrait={rider.pictures.portrait}
        />
      </Specimen>
    </>
  );
}
