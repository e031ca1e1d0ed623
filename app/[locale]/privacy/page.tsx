import { LegalPage, legalPageMetadata } from '@/app/[locale]/legal/legal-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => legalPageMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
