'use client';

import { useState } from 'react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useTranslations } from 'next-intl';
import { useCloseOnBack } from '@/components/hooks/layer-history';
import { Icon } from '@/components/ui/icon';
import { createImageSource, listPictureWidths, mediaUrl } from '@/lib/pictures/image-source';
import type { ViewerPhoto, ViewerPhotos } from './lazy-picture-viewer';
import styles from './picture-viewer.module.scss';

type PictureViewerProps = {
  label: string;
  photos: ViewerPhotos;
  /** The index of the photo that is shown first. */
  start: number;
  /** Called with the index of the photo that was shown last. */
  onClose: (index: number) => void;
};

/** Allows zooming on dense screens, where a photo has fewer pixels than the screen. */
const MAX_ZOOM_PIXEL_RATIO = 4;

function slideOf(photo: ViewerPhoto): SlideImage {
  const { width, height, alt } = photo;
  const { src, srcSet } = createImageSource(photo, '100vw');
  const slide = { src, alt, width, height };
  if (!srcSet) return slide;
  const sources = listPictureWidths(width).map((wide) => ({
    src: mediaUrl(photo, wide),
    width: wide,
    height: Math.round((wide * height) / width),
  }));
  return { ...slide, srcSet: sources };
}

/** A full-screen lightbox with zoom, open while it is rendered. */
export function PictureViewer({ label, photos, start, onClose }: PictureViewerProps) {
  const t = useTranslations('viewer');
  const common = useTranslations('common');
  const [index, setIndex] = useState(start);
  // A new array would reset the lightbox to the first photo.
  const [slides] = useState(() => photos.map(slideOf));
  const isSingle = photos.length === 1;
  useCloseOnBack(() => onClose(index));

  return (
    <Lightbox
      open
      close={() => onClose(index)}
      index={start}
      slides={slides}
      plugins={[Zoom]}
      className={styles.viewer ?? ''}
      carousel={{ finite: isSingle }}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM_PIXEL_RATIO, scrollToZoom: true }}
      on={{ view: (shown) => setIndex(shown.index) }}
      labels={{
        Lightbox: label,
        'Photo gallery': label,
        Carousel: t('carousel'),
        Slide: t('slide'),
        '{index} of {total}': t('photo', { number: '{index}', total: '{total}' }),
        Previous: t('previous'),
        Next: t('next'),
        Close: common('close'),
        'Zoom in': t('nearer'),
        'Zoom out': t('further'),
      }}
      render={{
        controls: () => (
          <div className={styles.status} aria-live="polite">
            <p>{t('photo', { number: index + 1, total: photos.length })}</p>
            {photos[index]?.caption && <p className={styles.caption}>{photos[index].caption}</p>}
          </div>
        ),
        iconPrev: () => <Icon name="arrow-left" />,
        iconNext: () => <Icon name="arrow-right" />,
        iconClose: () => <Icon name="close" />,
        iconZoomIn: () => <Icon name="plus" />,
        iconZoomOut: () => <Icon name="minus" />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
