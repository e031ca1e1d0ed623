import { useLocale } from 'next-intl';
import styles from '@/components/login/entry-form.module.scss';
import { redirectPath } from '@/lib/account/login-path';
import { localePath } from '@/lib/i18n/locale-path';

type OtherFormProps = {
  path: '/login' | '/register' | '/forgot-password';
  question?: string;
  /** Where the login leads back to, as the query says it. */
  redirect: string | undefined;
  children: string;
};

/** Below a form: a link to another one, which carries `?redirect=` along if it leads to a page of ours. */
export function OtherForm({ path, question, redirect, children }: OtherFormProps) {
  const back = redirectPath(redirect, '');
  const query = back && `?redirect=${encodeURIComponent(back)}`;
  const link = (
    <a href={`${localePath(useLocale(), path)}${query}`} className={styles.link}>
      {children}
    </a>
  );

  if (!question) return link;
  return (
    <p className={styles.other}>
      {question} {link}
    </p>
  );
}
