import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Field, Honeypot } from '@/components/ui/field';
import styles from './newsletter-form.module.scss';
import { NewsletterSubmission } from './newsletter-submission';

/**
 * The footer's sign-up (spec §2). Without JavaScript the server leads back to the page, to one of the three answers
 * below; code and words of the dialogs are fetched when somebody signs up.
 */
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
        <button type="submit" className={buttonClass('outline', styles.submit)}>
          {t('submit')}
        </button>
        <Honeypot label={t('leaveEmpty')} />
        {/* Sent, but seen by nobody (spec §5). */}
        <div hidden>
          <input type="hidden" name="captcha" />
          <input type="hidden" name="captchaInput" />
          <button type="button" name="newCaptcha">
            {t('newCode')}
          </button>
        </div>
      </NewsletterSubmission>
      <p id="newsletter-done" className={styles.answer}>
        {t('doneText')}
      </p>
      <p id="newsletter-taken" className={styles.answer}>
        {t('taken')}
      </p>
      <p id="newsletter-failed" className={styles.answer}>
        {t('failed')}
      </p>
    </section>
  );
}
