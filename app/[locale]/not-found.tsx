import { MissingPage } from '@/components/layout/missing-page';
import { pageLocale } from '@/lib/i18n/page-locale';

export default async function NotFound() {
  return <MissingPage locale={await pageLocale()} />;
}
