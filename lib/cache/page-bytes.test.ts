import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageBytes } from './page-bytes.mjs';

const PAGE = '<!doctype html><p>Ombak – gelombang</p>'.repeat(100);

describe('the bytes of a page', () => {
  it('are the page, in each encoding', () => {
    expect(pageBytes(PAGE, 'identity').body.toString()).toBe(PAGE);
    expect(gunzipSync(pageBytes(PAGE, 'gzip').body).toString()).toBe(PAGE);
    expect(brotliDecompressSync(pageBytes(PAGE, 'br').body).toString()).toBe(PAGE);
  });

  it('are made once', () => {
    const { body } = pageBytes(PAGE, 'gzip');
    expect(pageBytes(PAGE.slice(), 'gzip').body).toBe(body);
  });

  it('have an ETag that changes with the page alone', () => {
    const { etag } = pageBytes(PAGE, 'gzip');
    expect(pageBytes(PAGE, 'br').etag).toBe(etag);
    expect(pageBytes(`${PAGE} `, 'br').etag).not.toBe(etag);
  });

  it('are forgotten when many other pages were asked for since', () => {
    const { body } = pageBytes(PAGE, 'gzip');
    for (let page = 0; page < 250; page += 1) pageBytes(`page ${page}`, 'identity');
    expect(pageBytes(PAGE, 'gzip').body).not.toBe(body);
  });
});
