import { useTranslations } from 'next-intl';
import { getButtonClass } from '@/components/ui/button';
import { Field, Honeypot } from '@/components/ui/field';
import { JavaScriptRequiredNotice } from '@/components/ui/javascript-required-notice';
import styles from './newsletter-form.module.scss';
import { NewsletterSubmission, NewsletterSubmitButton } from './newsletter-submission';

/** The newsletter sign-up in the footer (spec §2). The dialogs are loaded when a visitor signs up. */
export function NewsletterForm() {
  const t = useTranslations('newsletter');

  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 className={styles.title} id="newsletter">
        {t('title')}
      </h2>
      <p className={styles.line}>{t('line')}</p>
      <NewsletterSubmission className={styles.form}>
        <Field
          id="newsletter-email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
        />
        <NewsletterSubmitButton className={getButtonClass('outline', styles.submit)}>
          {t('submit')}
        </NewsletterSubmitButton>
        <Honeypot label={t('leaveEmpty')} />
        {/* Submitted but not visible (spec §5). */}
        <div hidden>
          <input type="hidden" name="captcha" />
          <input type="hidden" name="captchaInput" />
          <button type="button" name="newCaptcha">
            {t('newCode')}
          </button>
        </div>
      </NewsletterSubmission>
      <JavaScriptRequiredNotice className={styles.note} />
    </section>
  );
}
