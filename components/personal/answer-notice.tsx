import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loginPath } from '@/lib/account/login-path';
import { type FailureWords, SILENT } from '@/lib/errors/failure-words';
import type { FormAnswer, FormPurpose } from '@/lib/forms/form-answer';
import { localePath } from '@/lib/i18n/locale-path';

type Words = { title: string; text?: string };

/** What an addition to the cart came to, in the words of its dialog (spec §4, §8). */
function useAdditionWords() {
  const t = useTranslations('addition');
  const errors = useTranslations('errors');

  return ({ code, detail }: FormAnswer): Words => {
    if (code === 'added') return { title: t('added') };
    if (code === 'size_missing') return { title: t('sizeMissingTitle'), text: t('sizeMissing') };
    if (code === 'no_items') return { title: t('noItems') };
    if (code !== 'size_unavailable' && code !== 'unauthenticated')
      return { title: errors('addToCart', detail ? { code, detail } : SILENT) };
    return { title: errors('addToCartTitle', { code }), text: errors('addToCart', { code, detail: '' }) };
  };
}

/** What the product API said, or nothing; a 5xx of it says its status. */
function wordsOf({ code, detail, status }: FormAnswer): FailureWords {
  if (code === 'upstream_failed') return { code, detail: detail || String(status) };
  return detail ? { code, detail } : SILENT;
}

/** The words of the forms of an account, those that a script would show (spec §8). */
function useAccountWords() {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const own: Record<string, Words> = {
    'login missing': { title: t('bothNeeded') },
    'verify missing': { title: t('verifyIntro') },
    'verify verified': { title: t('verified') },
    'verify token_missing': { title: t('tokenMissing'), text: t('tokenMissingText') },
  };

  return (answer: FormAnswer): Words => {
    const { about, code } = answer;
    const words = wordsOf(answer);
    if (about === 'login')
      return (
        own[`login ${code}`] ?? { title: errors('login', loginWords(answer)), text: errors('loginAlert') }
      );
    if (about === 'verify') return own[`verify ${code}`] ?? { title: errors('verify', words) };
    return { title: errors('register', words) };
  };
}

/** The words of the forms of cart and checkout (spec §8). */
function useShoppingWords() {
  const t = useTranslations('checkout');
  const errors = useTranslations('errors');
  const addition = useAdditionWords();

  return (answer: FormAnswer): Words => {
    const { about, code } = answer;
    const words = wordsOf(answer);
    if (about === 'addition') return addition(answer);
    if (code === 'missing') return { title: t('allNeeded') };
    if (code === 'unauthenticated') return { title: errors('checkout', { code, detail: '' }) };
    if (about === 'quantity') return { title: errors('changeQuantity', words) };
    if (about === 'removal') return { title: errors('removeLine') };
    return { title: about === 'logout' ? errors('logout') : errors('checkout', words) };
  };
}

const OF_ACCOUNT: readonly FormPurpose[] = ['login', 'register', 'verify'];

function loginWords(answer: FormAnswer): FailureWords {
  const words = wordsOf(answer);
  const aboutEmail = answer.errors.some(({ path }) => path === 'email');
  return answer.code === 'unauthenticated' && aboutEmail ? { ...words, code: 'unverified' } : words;
}

const DONE = ['added', 'verified'];

/** What became of the form that was sent. */
export function AnswerNotice({ answer, action }: { answer: FormAnswer; action?: ReactNode }) {
  const account = useAccountWords();
  const shopping = useShoppingWords();
  const { title, text } = (OF_ACCOUNT.includes(answer.about) ? account : shopping)(answer);
  const more = (text || action) && (
    <>
      {text && <p>{text}</p>}
      {action}
    </>
  );

  return (
    <Notice tone={DONE.includes(answer.code) ? 'plain' : 'danger'} action={more}>
      {title}
    </Notice>
  );
}

/** In place of what is a shopper's own: why it is not here, and the login that leads back. */
export function LogInPrompt({ from, children }: { from: `/${string}`; children: string }) {
  const t = useTranslations('cart');
  const locale = useLocale();

  return (
    <Notice
      tone="plain"
      action={<ButtonLink href={loginPath(locale, localePath(locale, from))}>{t('logIn')}</ButtonLink>}
    >
      {children}
    </Notice>
  );
}
