/** The map services that the shop links to. Nothing is requested from them before a click. */
export const MAP_SERVICE_URLS = {
  /** Opens a place or directions in the visitor's map app. `latitude,longitude` is appended. */
  place: 'https://www.google.com/maps/search/?api=1&query=',
  directions: 'https://www.google.com/maps/dir/?api=1&destination=',
  /** The live map in an iframe. It needs no API key and sets no cookies. */
  live: { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org', embed: '/export/embed.html' },
} as const;

/** The drawn map of the islands, and the bounds of the part with most stores. */
export const ISLANDS_MAP = {
  drawing: '/images/stores/islands.svg#islands',
  south: { west: 114.93, east: 115.66, north: -8.57, south: -8.88 },
  names: [
    { name: 'Denpasar', latitude: -8.678, longitude: 115.217 },
    { name: 'Sanur', latitude: -8.688, longitude: 115.246 },
    { name: 'Beraban', latitude: -8.607, longitude: 115.135 },
    { name: 'Kerobokan', latitude: -8.665, longitude: 115.193 },
    { name: 'Canggu', latitude: -8.64, longitude: 115.152 },
    { name: 'Seminyak', latitude: -8.7, longitude: 115.193 },
    { name: 'Tuban', latitude: -8.739, longitude: 115.176 },
    { name: 'Jimbaran', latitude: -8.79, longitude: 115.168 },
    { name: 'Uluwatu', latitude: -8.822, longitude: 115.112 },
    { name: 'Nusa Penida', latitude: -8.735, longitude: 115.54 },
    { name: 'Mandalika', latitude: -8.868, longitude: 116.306 },
  ],
} as const;
