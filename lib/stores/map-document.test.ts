import { getMapBounds, renderMapDocument } from './map-document';

const POSITION = { latitude: -8.6836, longitude: 115.1602 };
const response = () => renderMapDocument('Kayu "Aya" <&>', getMapBounds(POSITION), POSITION);

it('embeds the live map of a store with a marker', async () => {
  const html = await response().text();
  const [, src = ''] = /<iframe src="([^"]*)"/.exec(html) ?? [];
  const address = new URL(src.replaceAll('&amp;', '&'));

  expect(address.origin).toBe('https://www.openstreetmap.org');
  expect(address.searchParams.get('bbox')).toBe('115.1502,-8.6896,115.1702,-8.6776');
  expect(address.searchParams.get('marker')).toBe('-8.6836,115.1602');
});

it('escapes attribute values', async () => {
  const html = await response().text();
  expect(html).toContain('title="Kayu &quot;Aya&quot; &lt;&amp;&gt; – OpenStreetMap"');
});

it('may embed only the map and be embedded only by the shop', () => {
  const { headers } = response();
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src https://www.openstreetmap.org; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(headers.get('x-robots-tag')).toBe('noindex');
});
