import { getLegalPageMetadata, LegalPage } from '@/app/[locale]/legal/legal-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => getLegalPageMetadata('terms');

export default function TermsPage() {
  return <LegalPage name="terms" />;
}
