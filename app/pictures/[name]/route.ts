import { passPicture } from '@/lib/product-api/picture';

/** The pictures of an imported catalogue, which the bundled product API keeps. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/pictures/[name]'>,
): Promise<Response> {
  return passPicture((await params).name);
}
