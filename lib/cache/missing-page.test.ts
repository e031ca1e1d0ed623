import { missingPage } from '@/lib/seo/missing-page';
import { isMissingPage, isOverdueMissingPage } from './missing-page.mjs';

it('knows a page by what its head says, however the rest of it reads', () => {
  const { status } = missingPage({ title: 'Gone', description: 'Gone.' }).other ?? {};

  expect(isMissingPage(`<head><meta name="status" content="${status}"/></head>`)).toBe(true);
  expect(isMissingPage('<p>&lt;meta name=&quot;status&quot; content=&quot;404&quot;/&gt;</p>')).toBe(false);
});

it.each([
  ['one that was made just now', 404, 0, false],
  ['one that is a minute old', 404, 60_000, true],
  ['a page that is there', 200, 60_000, false],
])('knows whether %s has to be made anew', (_, status, age, overdue) => {
  const entry = { lastModified: Date.now() - age, value: { kind: 'APP_PAGE', status } };
  expect(isOverdueMissingPage(entry)).toBe(overdue);
});

it('has nothing against there being no entry', () => {
  expect(isOverdueMissingPage(null)).toBe(false);
});
