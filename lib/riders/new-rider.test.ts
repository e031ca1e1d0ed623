import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bayu from '@/content/riders/bayuharlow.json';

const ROOT = process.cwd();
const SITI = { ...bayu, id: 7, name: 'Siti Novela', alias: 'siti-novela', flags: ['BR', 'ID'] };
const folder = mkdtempSync(join(tmpdir(), 'riders-'));

beforeAll(() => {
  cpSync(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/riders/sitinovela.json'), JSON.stringify(SITI));
  mkdirSync(join(folder, 'public/images/riders/sitinovela'), { recursive: true });
  cpSync(
    join(ROOT, 'public/images/riders/komanglintang/portrait.jpg'),
    join(folder, 'public/images/riders/sitinovela/portrait.jpg'),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

it('is one file and one folder: pages, addresses and the sitemap follow', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const { listRiders } = await import('./riders');
  expect(listRiders().at(-1)).toMatchObject({
    slug: 'sitinovela',
    pictures: { portrait: { src: '/images/riders/sitinovela/portrait.jpg', width: 1000, height: 1250 } },
  });

  const { routePage } = await import('@/lib/i18n/page-route');
  expect(routePage('/sitinovela')).toEqual({ kind: 'show', pathname: '/en/sitinovela' });
  expect(routePage('/id/siti-novela')).toEqual({ kind: 'show', pathname: '/id/siti-novela' });

  const { contentPages } = await import('@/lib/pages/site-pages');
  expect(contentPages()).toContainEqual(expect.objectContaining({ path: '/sitinovela' }));
});
