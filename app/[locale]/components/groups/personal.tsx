import { useTranslations } from 'next-intl';
import { ADDRESS, CODE_CART, LESS_CART, NAME, PROFILE } from '@/app/[locale]/components/samples';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import { AnswerNotice, LogInPrompt } from '@/components/personal/answer-notice';
import { LogoutForm, PersonalCart, WaitingNotice } from '@/components/personal/personal-cart';
import { PersonalCheckout } from '@/components/personal/personal-checkout';

const answer = (code: string) => (
  <AnswerNotice answer={{ code, id: '', about: 'addition', detail: '', status: 0, errors: [], fields: {} }} />
);
const WAITING = { page: '/components', item: NAME, sizeId: '32', size: '32', quantity: 1 } as const;

/** What cart and checkout are where no script runs. */
export function Personal() {
  const t = useTranslations('cart');
  const checkout = { cart: LESS_CART, profile: PROFILE, address: ADDRESS };

  return (
    <Group name="personal">
      <Specimens
        of={{
          added: answer('added'),
          notAdded: answer('size_unavailable'),
          loginNeeded: <LogInPrompt from="/cart">{t('loggedOut')}</LogInPrompt>,
          waited: <WaitingNotice waiting={WAITING} />,
          logout: <LogoutForm />,
        }}
      />
      <Specimens
        wide
        of={{
          changed: <PersonalCart cart={CODE_CART} />,
          checkout: <PersonalCheckout checkout={checkout} answer={undefined} />,
        }}
      />
    </Group>
  );
}
