import type { Metadata } from 'next';
import { LegalPage, legalPageMetadata } from '@/app/[locale]/legal/legal-page';

type Props = PageProps<'/[locale]/terms'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return legalPageMetadata({ name: 'terms', locale });
}

export default async function TermsPage({ params }: Props) {
  const { locale } = await params;
  return <LegalPage name="terms" locale={locale} />;
}
