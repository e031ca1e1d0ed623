import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a URL responds with 2xx. @param {string} url */
export async function waitUntilUp(url) {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await sleep(200);
}
