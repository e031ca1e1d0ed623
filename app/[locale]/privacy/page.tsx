import { getLegalPageMetadata, LegalPage } from '@/app/[locale]/legal/legal-page';

export const ensureStatic = 'navigation';

export const generateMetadata = () => getLegalPageMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
