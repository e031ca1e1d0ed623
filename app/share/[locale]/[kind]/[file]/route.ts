import { hasLocale } from 'next-intl';
import { LOCALES } from '@/lib/contract/locale';
import { answerPicture, fileStem, noPicture } from '@/lib/share/answer-picture';
import { findOwnPicture } from '@/lib/share/own-pictures';

type Context = RouteContext<'/share/[locale]/[kind]/[file]'>;

/** A picture out of our own content: of a page, a rider, a store or an article. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, kind, file } = await params;
  const name = fileStem(file);
  const found = name && hasLocale(LOCALES, locale) ? findOwnPicture(kind, name, locale) : undefined;
  if (!found) return noPicture();

  return answerPicture({
    request,
    name: `${kind} ${locale} ${name}`,
    version: found.version,
    draw: async () => ({ picture: await found.draw(), isWhole: true }),
  });
}
