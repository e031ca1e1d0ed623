import type { Profile } from '@/lib/contract/account';
import styles from './checkout-form.module.scss';

const FACTS = ['firstName', 'lastName', 'email', 'phone'] as const;

type ContactFactsProps = { profile: Profile; label: (fact: (typeof FACTS)[number]) => string };

/** Who receives the order's mail and the courier's call (spec §2). */
export function ContactFacts({ profile, label }: ContactFactsProps) {
  return (
    <dl className={styles.facts}>
      {FACTS.map((fact) => (
        <div key={fact} className={styles.fact}>
          <dt className="soft small">{label(fact)}</dt>
          <dd className="breakable">{profile[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
