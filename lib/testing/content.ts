import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Article } from '@/lib/blog/articles';
import type { Rider } from '@/lib/riders/riders';
import type { Store } from '@/lib/stores/store-schema';

const words = (text: string) => ({ en: text, id: `${text} (id)` });

/** A file of `content/riders`. */
export const RIDER_FILE = {
  changed: '2026-02-03',
  id: 1,
  name: 'Dewi Ombak',
  longName: 'NI Dewi Ombak',
  alias: 'dewi-ombak',
  flags: ['ID', 'AU'],
  title: words('Surfer'),
  tagline: words('THE EARLY ONE'),
  home: words('Canggu'),
  wave: 'Balangan',
  stance: 'regular' as const,
  inks: { deep: '#083848', bright: '#f2b04a' },
  quote: words('Now.'),
  biography: { en: ['She gets up.', 'She paddles out.'], id: ['Ia bangun.', 'Ia mendayung.'] },
  results: [{ place: 1, event: 'Sandbank Classic', year: 2024 }],
  pictures: {
    portrait: words('Her'),
    surfing: words('A wave'),
    'action-1': words('A turn'),
    'action-2': words('A fall'),
  },
  hero: 'surfing' as const,
  gallery: [],
};

const PORTRAIT = { src: '/images/portrait.jpg', width: 1000, height: 1250, alt: words('Her') };

/** Returns a rider with a portrait, as pages receive it. */
export const createRider = (change: Partial<Rider> = {}): Rider => ({
  ...RIDER_FILE,
  slug: 'dewiombak',
  pictures: { portrait: PORTRAIT },
  ...change,
});

/** A file of `content/stores`. */
export const STORE_FILE = {
  changed: '2026-02-03',
  name: 'Pasir',
  place: 'Legian',
  kind: 'store' as const,
  page: true,
  order: { list: 1, page: 1, about: 1 },
  region: 'bali' as const,
  address: {
    street: 'Jl. Pasir No. 1',
    district: 'Legian',
    city: 'Badung',
    province: 'Bali',
    postalCode: '80361',
    country: 'ID',
  },
  position: { latitude: -8.7058, longitude: 115.1686 },
  phone: '+62 361 010 0100',
  timeZone: 'Asia/Makassar',
  hours: [
    { days: ['tuesday' as const], opens: '11:00', closes: '23:00' },
    { days: ['friday' as const, 'saturday' as const], opens: '11:00', closes: '01:00' },
  ],
  line: words('Sand on the floor.'),
  story: { en: ['We opened.'], id: ['Kami buka.'] },
  directions: words('By the sea.'),
};

export const createStore = (change: Partial<Store> = {}): Store => ({
  ...STORE_FILE,
  slug: 'pasir',
  ...change,
});

/** A file `content/blog/<name>/article.json`. */
const ARTICLE_FILE = {
  published: '2026-01-02',
  changed: '2026-02-03',
  cover: { src: '/images/cover.jpg', width: 2000, height: 1250, dominant: '#f8d8c8', alt: words('A beach') },
};

/** Returns an English article with most kinds of blocks. */
export const createArticle = (change: Partial<Article> = {}): Article => ({
  ...ARTICLE_FILE,
  name: 'tides',
  path: '/blog/tides',
  title: 'Tides',
  lead: 'When the sea comes.',
  minutes: 1,
  words: 9,
  blocks: [
    { kind: 'heading', level: 2, parts: [{ kind: 'text', text: 'High' }] },
    {
      kind: 'paragraph',
      parts: [{ kind: 'link', href: '/size-guide', parts: [{ kind: 'text', text: 'Sizes' }] }],
    },
    { kind: 'picture', src: 'wave.jpg', alt: 'A wave', caption: 'Wave' },
  ],
  pictures: new Map([
    ['wave.jpg', { src: '/images/wave.jpg', width: 1200, height: 700, dominant: '#f8d8c8' }],
  ]),
  ...change,
});

/** The fixtures above as files, by their path in `content/`. */
export const CONTENT_FILES: Readonly<Record<string, unknown>> = {
  'riders/dewiombak.json': RIDER_FILE,
  'stores/pasir.json': STORE_FILE,
  'blog/tides/article.json': ARTICLE_FILE,
  'blog/tides/en.md': '# Tides\n\nWhen the sea comes.\n\n## High\n\nHigh.\n',
  'blog/tides/id.md': '# Pasang\n\nKapan laut datang.\n\n## Tinggi\n\nTinggi.\n',
};

/**
 * Sets up a project folder whose `content/` has only these files. The other folders are the project's.
 * Modules that read `content/` must be imported afterwards with `import()`, because they read it once.
 * @returns the folder, which may be changed before the import
 */
export function withContent(files = CONTENT_FILES): { path: (name: string) => string } {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['public', 'node_modules']) symlinkSync(join(root, name), join(folder, name));

  beforeEach(() => {
    rmSync(join(folder, 'content'), { recursive: true, force: true });
    for (const [name, written] of Object.entries(files)) {
      const path = join(folder, 'content', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof written === 'string' ? written : JSON.stringify(written, null, 2));
    }
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    jest.resetModules();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return { path: (name) => join(folder, 'content', name) };
}
