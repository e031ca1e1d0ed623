import styles from './contact-line.module.scss';

type ContactLineProps = { children: string; email: string; subject?: string };

/** Whom to write to, after the words that say what about. `subject` is filled into the mail. */
export function ContactLine({ children, email, subject }: ContactLineProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;

  return (
    <p className={styles.contact}>
      {children}{' '}
      <a href={`mailto:${email}${query}`} className={styles.address}>
        {email}
      </a>
    </p>
  );
}
