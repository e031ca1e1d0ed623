import { getMapBounds, renderMapDocument } from '@/lib/stores/map-document';
import { findStorePage, listStoresInOrder } from '@/lib/stores/stores';

export function generateStaticParams() {
  return listStoresInOrder('page').map(({ slug }) => ({ store: slug }));
}

/** The document with the live map of a store, for an iframe. */
export async function GET(_request: Request, { params }: RouteContext<'/store/[store]/map.html'>) {
  const store = findStorePage((await params).store);
  if (!store) return new Response(null, { status: 404 });

  return renderMapDocument(store.name, getMapBounds(store.position), store.position);
}
