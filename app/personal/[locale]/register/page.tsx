import { getTranslations } from 'next-intl/server';
import { generateMetadata as metadataOfPage } from '@/app/[locale]/register/page';
import { PageTexts } from '@/components/layout/page-texts';
import { AccountPage } from '@/components/login/account-page';
import { EntryForm } from '@/components/login/entry-form';
import { RegisterFaults, RegisterFields } from '@/components/login/register-fields';
import { OtherForm } from '@/components/personal/account-forms';
import { AnswerNotice } from '@/components/personal/answer-notice';
import { Notice } from '@/components/ui/notice';
import { ART } from '@/content/art';
import { oneOf, readVisitor } from '@/lib/forms/personal-pages';

export const generateMetadata = metadataOfPage;

/** The registration, answered: its mail is on the way, or the server's faults (spec §4, §8). */
export default async function AnsweredRegisterPage({
  searchParams,
}: PageProps<'/personal/[locale]/register'>) {
  const query = await searchParams;
  const { answer } = await readVisitor(query);
  const t = await getTranslations('account');
  const redirect = oneOf(query.redirect);
  const faults = answer?.errors ?? [];

  return (
    <AccountPage title={t('registerTitle')} tagline={t('registerTagline')} print={ART.prints.register}>
      <PageTexts namespaces={['account']}>
        {answer?.code === 'sent' ? (
          <Notice
            tone="plain"
            action={
              <>
                <p className="breakable">{t('verificationSentText', { email: answer.fields.email ?? '' })}</p>
                <OtherForm path="/login" redirect={redirect}>
                  {t('toLogin')}
                </OtherForm>
              </>
            }
          >
            {t('verificationSent')}
          </Notice>
        ) : (
          <EntryForm
            method="post"
            button={{ children: t('register') }}
            below={
              <OtherForm path="/login" question={t('haveAccount')} redirect={redirect}>
                {t('toLogin')}
              </OtherForm>
            }
          >
            {answer && faults.length === 0 && <AnswerNotice answer={answer} />}
            {faults.length > 0 && <RegisterFaults faults={faults} idPrefix="register" />}
            <RegisterFields faults={faults} entered={answer?.fields} idPrefix="register" />
          </EntryForm>
        )}
      </PageTexts>
    </AccountPage>
  );
}
