import type { Metadata } from 'next';
import { LegalPage, legalPageMetadata } from '@/app/[locale]/legal/legal-page';

type Props = PageProps<'/[locale]/privacy'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return legalPageMetadata({ name: 'privacy', locale });
}

export default async function PrivacyPage({ params }: Props) {
  const { locale } = await params;
  return <LegalPage name="privacy" locale={locale} />;
}
