import { hasLocale } from 'next-intl';
import { LOCALES } from '@/lib/contract/locale';
import { answerPicture, noPicture } from '@/lib/share/answer-picture';
import { drawPagePicture } from '@/lib/share/draw-page-picture';
import { fileStem } from '@/lib/share/file-stem';
import { isSharePage, pageVersion, pageWords } from '@/lib/share/share-picture';

type Context = RouteContext<'/share/[locale]/pages/[file]'>;

/** The picture of a shared link to a page of ours, by its name in `content/share-pages`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, file } = await params;
  const name = fileStem(file);
  if (!hasLocale(LOCALES, locale) || !name || !isSharePage(name)) return noPicture();

  const words = pageWords(name, locale);
  return answerPicture({
    request,
    name: `page ${locale} ${name}`,
    version: pageVersion(name, words),
    draw: () => drawPagePicture(name, words),
  });
}
