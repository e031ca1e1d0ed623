import { refuseCrossSite } from './handle-route';

const ask = (method: string, headers: Record<string, string>) => () =>
  refuseCrossSite(new Request('https://shop.example/api', { method, headers }));

it.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  [{ origin: 'https://shop.example' }],
  [{ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
  [{}],
])('lets a write with %j pass', (headers) => {
  expect(ask('POST', headers)).not.toThrow();
});

it.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://evil.example', host: 'shop.example' }],
  [{ origin: 'http://shop.example' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
])('refuses a write with %j', (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(ask(method, headers)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  }
});

it('lets anyone read', () => {
  expect(ask('GET', { 'sec-fetch-site': 'cross-site' })).not.toThrow();
});
