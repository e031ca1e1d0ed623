import { missingPage } from '@/lib/seo/missing-page';
import { isMissingPage } from './missing-page.mjs';

it('knows a page by what its head says, however the rest of it reads', () => {
  const { status } = missingPage({ title: 'Gone', description: 'Gone.' }).other ?? {};

  expect(isMissingPage(`<head><meta name="status" content="${status}"/></head>`)).toBe(true);
  expect(isMissingPage('<p>&lt;meta name=&quot;status&quot; content=&quot;404&quot;/&gt;</p>')).toBe(false);
});
