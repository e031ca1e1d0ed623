import { screen } from '@testing-library/react';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { createMediaResponse, graphPostsRequest, stubGraph, withSocialFeed } from '@/lib/testing/social-feed';
import { SocialGallery } from './social-gallery';

withSocialFeed();

describe.each(LOCALES)('spec §8: Social feed failure (%s)', (locale) => {
  const texts = {
    en: {
      failed: 'Error loading Instagram posts. Displaying static images.',
      featured: 'Displaying featured images',
    },
    id: {
      failed: 'Unggahan Instagram tidak dapat dimuat. Menampilkan gambar kami sendiri.',
      featured: 'Menampilkan gambar pilihan',
    },
  }[locale];

  it.each([
    ['it cannot be read', new Error('down'), texts.failed],
    ['it has no picture', createMediaResponse(), texts.featured],
  ])('is explained when %s, above five pictures without links and buttons', async (_, response, text) => {
    stubGraph({ [graphPostsRequest()]: response });
    await renderServerPart(<SocialGallery />, locale);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(5);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
