import { getLocale } from 'next-intl/server';
import { MissingPage } from '@/components/layout/missing-page';

export default async function NotFound() {
  return <MissingPage locale={await getLocale()} />;
}
