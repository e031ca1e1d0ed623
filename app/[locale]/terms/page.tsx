import { LegalPage, legalPageMetadata } from '@/app/[locale]/legal/legal-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => legalPageMetadata('terms');

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
