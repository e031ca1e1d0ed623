import { getTranslations } from 'next-intl/server';
import { generateMetadata as metadataOfPage } from '@/app/[locale]/verify-email/page';
import { PageTexts } from '@/components/layout/page-texts';
import { AccountPage } from '@/components/login/account-page';
import { PlainVerification } from '@/components/personal/account-forms';
import { AnswerNotice } from '@/components/personal/answer-notice';
import { ART } from '@/content/art';
import { readVisitor } from '@/lib/forms/personal-pages';

export const generateMetadata = metadataOfPage;

/** The confirmation of an address, answered (spec §8). */
export default async function AnsweredVerificationPage({
  searchParams,
}: PageProps<'/personal/[locale]/verify-email'>) {
  const { answer } = await readVisitor(await searchParams);
  const t = await getTranslations('account');

  return (
    <AccountPage title={t('verifyTitle')} tagline={t('verifyTagline')} print={ART.prints.verifyEmail}>
      <PageTexts namespaces={['account']}>
        <PlainVerification>{answer && <AnswerNotice answer={answer} />}</PlainVerification>
      </PageTexts>
    </AccountPage>
  );
}
