import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Field, Honeypot } from '@/components/ui/field';
import { NeedsJavaScript } from '@/components/ui/needs-javascript';
import styles from './newsletter-form.module.scss';
import { NewsletterSubmission, SubmitButton } from './newsletter-submission';

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
        <SubmitButton className={buttonClass('outline', styles.submit)}>{t('submit')}</SubmitButton>
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
      <NeedsJavaScript className={styles.note} />
    </section>
  );
}
