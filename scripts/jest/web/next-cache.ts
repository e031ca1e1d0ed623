/** In unit tests a `'use cache'` function is an ordinary function. */
export const cacheLife = jest.fn();
export const cacheTag = jest.fn();
export const revalidateTag = jest.fn();
