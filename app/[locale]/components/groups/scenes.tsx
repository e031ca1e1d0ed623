import { useLocale, useTranslations } from 'next-intl';
import { photosIn } from '@/app/[locale]/components/sample-pictures';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import { LikeStrip } from '@/components/home/home-products';
import { PhotoWall } from '@/components/riders/photo-wall';
import { SocialPictures } from '@/components/social/social-pictures';
import { FilmPanel, SummerBanner } from '@/components/woman/woman-landing';
import { ART, TIDE_FILM } from '@/content/art';
import { SITE } from '@/content/site';
import { listRiders, type Rider } from '@/lib/riders/riders';

export function Scenes() {
  const layout = useTranslations('layout');
  const locale = useLocale();
  const [rider] = listRiders();
  const pictures = photosIn(locale);
  const posts = pictures.slice(0, 5).map((picture, index) => ({
    ...{ ...picture, id: picture.src },
    href: index > 2 ? undefined : SITE.videos,
  }));

  return (
    <Group name="scenes">
      <Specimens
        wide
        of={{
          film: <FilmPanel poster={ART.woman.tide} sources={TIDE_FILM} watch={SITE.videos} />,
          banner: <SummerBanner art={ART.woman.banner} />,
          strip: (
            <LikeStrip pictures={pictures.map((one) => ({ ...one, href: undefined, card: undefined }))} />
          ),
          posts: <SocialPictures pictures={posts} opensInNewTab={layout('opensInNewTab')} />,
        }}
      />
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
    <Specimens
      wide
      of={{
        photoWall: first && (
          <PhotoWall label={rider.name} enlarge={t('enlarge')} photos={[first, ...others]} />
        ),
      }}
    />
  );
}
