import { makePicture } from './make-picture';

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
