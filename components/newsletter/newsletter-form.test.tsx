import { screen } from '@testing-library/react';
import { LOCALES } from '@/lib/contract/locale';
import { renderServerPart } from '@/lib/testing/render-server-part';
import { NewsletterForm } from './newsletter-form';

describe.each(LOCALES)('spec §5: Newsletter (%s)', (locale) => {
  it('has an email input, and hides the code, its input and its button', async () => {
    const place = await renderServerPart(<NewsletterForm />, locale);
    const email = screen.getByLabelText({ en: 'Your email', id: 'Email Anda' }[locale]);
    expect(email).toHaveAttribute('type', 'email');
    for (const name of ['captcha', 'captchaInput', 'newCaptcha']) {
      expect(place.querySelector(`[name="${name}"]`)).not.toBeVisible();
    }
  });
});
