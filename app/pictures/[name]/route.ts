import { streamPicture } from '@/lib/api/product-api/pictures';

export async function GET(_: Request, { params }: RouteContext<'/pictures/[name]'>): Promise<Response> {
  return streamPicture((await params).name);
}
