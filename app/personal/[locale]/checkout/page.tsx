import { getLocale, getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { ShopLink } from '@/components/layout/shop-link';
import { AnswerNotice, LogInPrompt } from '@/components/personal/answer-notice';
import styles from '@/components/personal/personal.module.scss';
import { PersonalCheckout } from '@/components/personal/personal-checkout';
import { Notice } from '@/components/ui/notice';
import { readPersonalCheckout } from '@/lib/forms/personal-pages';
import { wordedMetadata } from '@/lib/pages/page-metadata';

export const generateMetadata = () =>
  wordedMetadata('/checkout', 'personal', (t) => ({
    title: t('checkoutTitle'),
    description: t('checkoutDescription'),
  }));

/** The way to pay, for whom there is no dialog to open (spec §2). */
export default async function CheckoutPage({ searchParams }: PageProps<'/personal/[locale]/checkout'>) {
  const { checkout, answer } = await readPersonalCheckout(await searchParams, await getLocale());
  const t = await getTranslations('checkout');
  const cart = await getTranslations('cart');
  const errors = await getTranslations('errors');
  const isOpen = typeof checkout === 'object';

  return (
    <PageMain className={styles.page} footer="compact">
      <h1 className="pageTitle">{t('title')}</h1>
      {answer && <AnswerNotice answer={answer} />}
      {checkout === 'nobody' && <LogInPrompt from="/checkout">{cart('loggedOut')}</LogInPrompt>}
      {checkout === 'failed' && <Notice tone="danger">{errors('cart')}</Notice>}
      {isOpen && checkout.cart.items.length === 0 && (
        <Notice tone="plain" action={<ShopLink href="/order">{cart('toUnpaid')}</ShopLink>}>
          {cart('empty')}
        </Notice>
      )}
      {isOpen && checkout.cart.items.length > 0 && (
        <PageTexts namespaces={['cart']}>
          <PersonalCheckout checkout={checkout} answer={answer} />
        </PageTexts>
      )}
    </PageMain>
  );
}
