import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePicture, pictureStore } from './answer-picture';

const drawn = { picture: Buffer.from('drawn'), isWhole: false };

it('draws once for everybody who asks at the same time', async () => {
  const draw = jest.fn(async () => drawn);
  const asked = await Promise.all(Array.from({ length: 20 }, () => makePicture('one', draw)));

  expect(draw).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(Array.from({ length: 20 }, () => drawn));
});

it('goes on after a drawing that failed', async () => {
  await expect(makePicture('bad', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect(await makePicture('good', async () => drawn)).toBe(drawn);
});

it('refuses when too many are waiting', async () => {
  let finish: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const draw = () => gate.then(() => drawn);
  const asked = Array.from({ length: 41 }, (_, number) => makePicture(`many ${number}`, draw));
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish?.();

  expect((await Promise.all(asked)).filter((one) => one === undefined)).toHaveLength(1);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives back what it keeps, by whatever name, and nothing else', async () => {
  const store = pictureStore(folder);
  await store.write('../../name with / and ..', Buffer.from('picture'));

  expect(await store.find('../../name with / and ..')).toEqual(Buffer.from('picture'));
  expect(await store.find('another')).toBeUndefined();
});

it('never grows beyond its room: the oldest go', async () => {
  const store = pictureStore(folder, 5);
  for (let number = 1; number <= 5; number += 1) {
    await store.write(`${number}`, Buffer.from(`${number}`));
    for (const name of await readdir(folder)) await utimes(join(folder, name), number, number);
  }
  await store.write('new', Buffer.from('new'));

  expect(await readdir(folder)).toHaveLength(5);
  expect(await store.find('new')).toBeDefined();
});
