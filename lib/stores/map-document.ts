import 'server-only';
import { MAP_SERVICE_URLS } from '@/content/maps';
import { escapeXml } from '@/lib/format/escape-xml';
import type { GeoPosition } from './island-map';

/** The visible area around a store, in degrees from the centre to each side. */
const AROUND = { latitude: 0.006, longitude: 0.01 };
const HOUR_S = 60 * 60;

/** The only policy that allows the map host. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `frame-src ${MAP_SERVICE_URLS.live.origin}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

type MapBounds = { west: number; east: number; north: number; south: number };

/** Returns the visible area around a position, in degrees. */
export function getMapBounds({ latitude, longitude }: GeoPosition): MapBounds {
  return {
    west: longitude - AROUND.longitude,
    east: longitude + AROUND.longitude,
    north: latitude + AROUND.latitude,
    south: latitude - AROUND.latitude,
  };
}

function embedAddress({ west, south, east, north }: MapBounds, marker?: GeoPosition): string {
  const address = new URL(MAP_SERVICE_URLS.live.embed, MAP_SERVICE_URLS.live.origin);
  const bounds = [west, south, east, north].map((degrees) => degrees.toFixed(4));
  address.searchParams.set('bbox', bounds.join(','));
  address.searchParams.set('layer', 'mapnik');
  if (marker) address.searchParams.set('marker', `${marker.latitude},${marker.longitude}`);
  return address.href;
}

/**
 * Returns a document that contains only a third-party live map, for an iframe of the shop's pages. Only this
 * document's policy allows the map host. A client-side navigation keeps the policy of the first page, so an
 * allowance in the pages would depend on where the visitor entered.
 * @param name the title of the map; proper names only, so that one document serves all languages
 */
export function renderMapDocument(name: string, bounds: MapBounds, marker?: GeoPosition): Response {
  const title = escapeXml(`${name} – ${MAP_SERVICE_URLS.live.name}`);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
html,body,main,iframe{display:block;width:100%;height:100%;margin:0;border:0}
h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<iframe src="${escapeXml(embedAddress(bounds, marker))}" title="${title}" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': `public, max-age=${HOUR_S}`,
      'x-robots-tag': 'noindex',
    },
  });
}
