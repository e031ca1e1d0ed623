import { useTranslations } from 'next-intl';
import { EMAIL, PRICE } from '@/app/[locale]/components/samples';
import { Group, Said, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { CountrySelect } from '@/components/about/country-select';
import { PasswordField } from '@/components/login/password-field';
import { FaultSummary } from '@/components/login/register-fields';
import { ContactLine } from '@/components/orders/order-parts';
import { Field } from '@/components/ui/field';
import { Price } from '@/components/ui/price';

const TITLES = ['largeTitle', 'pageTitle'];
const TYPE = ['tagline', 'eyebrow', 'caps', 'medium', 'soft', 'small'];

/** The classes of components/styles/shared.scss that set type, each by its own name. */
export function TypeSamples() {
  return (
    <Group name="type">
      {TITLES.map((name) => (
        <Specimen key={name} wide>
          <p className={`${name} breakable`}>{name}</p>
        </Specimen>
      ))}
      {TYPE.map((name) => (
        <Specimen key={name}>
          <p className={name}>{name}</p>
          <p className={name}>
            <Said word="longText" />
          </p>
        </Specimen>
      ))}
      <Specimen>
        <Price rupiah={PRICE} />
      </Specimen>
    </Group>
  );
}

export function Fields() {
  const t = useTranslations('account');
  const about = useTranslations('about');
  const checkout = useTranslations('checkout');
  const label = t('email');
  const fault = checkout('allNeeded');

  return (
    <Group name="fields">
      <Specimens
        of={{
          empty: <Field label={label} />,
          filled: <Field label={label} defaultValue={EMAIL} />,
          hinted: <Field label={t('phone')} hint={t('phoneHint')} />,
          faulty: (
            <Field label={t('phone')} hint={t('phoneHint')} error={fault} id="faulty" defaultValue={EMAIL} />
          ),
          password: <PasswordField label={t('password')} hint={t('passwordHint')} defaultValue={EMAIL} />,
          select: (
            <CountrySelect
              label={about('country')}
              countries={['ID', 'JP'].map((code) => ({ code, name: code, shops: null }))}
            />
          ),
          faults: <FaultSummary title={t('checkFields')} faults={[{ text: fault, inputId: 'faulty' }]} />,
          link: <ContactLine email={EMAIL}>{t('noAccount')}</ContactLine>,
        }}
      />
    </Group>
  );
}
