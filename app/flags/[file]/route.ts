import { flagAddress, flagSvg } from '@/lib/riders/flag';
import { listRiders } from '@/lib/riders/riders';

const YEAR_S = 365 * 24 * 60 * 60;

export function generateStaticParams() {
  const files = listRiders().flatMap(({ flags }) =>
    flags.map((code) => flagAddress(code).slice('/flags/'.length)),
  );
  return [...new Set(files)].map((file) => ({ file }));
}

/** The flag of a country by its code: `/flags/id.svg`. */
export async function GET(_request: Request, { params }: RouteContext<'/flags/[file]'>): Promise<Response> {
  const { file } = await params;
  const [, code = ''] = /^([a-z]{2})\.svg$/.exec(file) ?? [];
  const svg = flagSvg(code);
  if (!svg) return new Response('Not found\n', { status: 404 });
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${YEAR_S}` },
  });
}
