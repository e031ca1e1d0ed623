import { getTranslations } from 'next-intl/server';
import { generateMetadata as metadataOfPage } from '@/app/[locale]/login/page';
import { PageTexts } from '@/components/layout/page-texts';
import { AccountPage } from '@/components/login/account-page';
import { EntryForm } from '@/components/login/entry-form';
import { AccountEmailField, CurrentPasswordField } from '@/components/login/password-field';
import { OtherForm } from '@/components/personal/account-forms';
import { AnswerNotice } from '@/components/personal/answer-notice';
import { ART } from '@/content/art';
import { oneOf, readVisitor } from '@/lib/forms/personal-pages';

export const generateMetadata = metadataOfPage;

/** The login, answered: what was wrong with it, or why it is needed (spec §8). */
export default async function AnsweredLoginPage({ searchParams }: PageProps<'/personal/[locale]/login'>) {
  const query = await searchParams;
  const { answer } = await readVisitor(query);
  const t = await getTranslations('account');
  const redirect = oneOf(query.redirect);

  return (
    <AccountPage title={t('loginTitle')} tagline={t('loginTagline')} print={ART.prints.login}>
      <PageTexts namespaces={['account']}>
        <EntryForm
          method="post"
          button={{ children: t('logIn') }}
          below={
            <>
              <OtherForm path="/forgot-password" redirect={redirect}>
                {t('toForgot')}
              </OtherForm>
              <OtherForm path="/register" question={t('noAccount')} redirect={redirect}>
                {t('toRegister')}
              </OtherForm>
            </>
          }
        >
          {answer && <AnswerNotice answer={answer} />}
          <AccountEmailField label={t('email')} email={answer?.fields.email} />
          <CurrentPasswordField label={t('password')} />
        </EntryForm>
      </PageTexts>
    </AccountPage>
  );
}
