import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureStore } from './picture-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives back what it keeps, by whatever name, and nothing else', async () => {
  const store = pictureStore(folder);
  await store.keep('../../name with / and ..', Buffer.from('picture'));

  expect(await store.find('../../name with / and ..')).toEqual(Buffer.from('picture'));
  expect(await store.find('another')).toBeUndefined();
});

it('never grows beyond its room: the oldest go', async () => {
  const store = pictureStore(folder, 5);
  for (let number = 1; number <= 5; number += 1) {
    await store.keep(`${number}`, Buffer.from(`${number}`));
    for (const name of await readdir(folder)) await utimes(join(folder, name), number, number);
  }
  await store.keep('new', Buffer.from('new'));

  expect(await readdir(folder)).toHaveLength(5);
  expect(await store.find('new')).toBeDefined();
});
