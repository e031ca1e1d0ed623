import { getLocale, getTranslations } from 'next-intl/server';
import { PageMain } from '@/components/layout/page-main';
import { PageTexts } from '@/components/layout/page-texts';
import { ShopLink } from '@/components/layout/shop-link';
import { AnswerNotice, LogInPrompt } from '@/components/personal/answer-notice';
import styles from '@/components/personal/personal.module.scss';
import { LogoutForm, PersonalCart, WaitingNotice, WaysOn } from '@/components/personal/personal-cart';
import { Notice } from '@/components/ui/notice';
import { readPersonalCart } from '@/lib/forms/personal-pages';
import { wordedMetadata } from '@/lib/pages/page-metadata';

export const generateMetadata = () =>
  wordedMetadata('/cart', 'personal', (t) => ({ title: t('cartTitle'), description: t('cartDescription') }));

/** The cart, for whom there is no panel to open (spec §2). */
export default async function CartPage({ searchParams }: PageProps<'/personal/[locale]/cart'>) {
  const { cart, answer, waiting, product } = await readPersonalCart(await searchParams, await getLocale());
  const t = await getTranslations('cart');
  const errors = await getTranslations('errors');
  const words = await getTranslations('personal');

  return (
    <PageMain className={styles.page} footer="compact">
      <h1 className="pageTitle">{t('title')}</h1>
      {answer && (
        <AnswerNotice
          answer={answer}
          action={product && <ShopLink href={product}>{words('backToProduct')}</ShopLink>}
        />
      )}
      {waiting && <WaitingNotice waiting={waiting} />}
      {cart === 'nobody' && (
        <>
          <LogInPrompt from="/cart">{t('loggedOut')}</LogInPrompt>
          <WaysOn />
        </>
      )}
      {cart === 'failed' && <Notice tone="danger">{errors('cart')}</Notice>}
      {typeof cart === 'object' && (
        <PageTexts namespaces={['cart']}>
          <PersonalCart cart={cart} />
          <LogoutForm />
        </PageTexts>
      )}
    </PageMain>
  );
}
