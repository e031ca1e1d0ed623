'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Sample, SampleGroup, SampleStates } from '@/app/[locale]/components/sample-group';
import {
  EMAIL_ADDRESS,
  formatSampleCaption,
  PARTLY_SOLD_OUT_SIZES,
  PRICE_IDR,
  SOLD_OUT_SIZES,
  UNAVAILABLE_ERROR,
} from '@/app/[locale]/components/samples';
import { CountrySelect } from '@/components/about/country-select';
import { LanguageSwitch } from '@/components/app-shell/language-switch';
import { PasswordField } from '@/components/auth/password-field';
import { ErrorSummary } from '@/components/auth/registration-fields';
import { SessionEndNotice } from '@/components/auth/session-end-warning';
import { SiblingPageLinks } from '@/components/layout/sibling-page-links';
import { QuantityStepper } from '@/components/product/quantity-stepper';
import { SizePicker, type SizePickerError } from '@/components/product/size-picker';
import { Button, ButtonLink, type ButtonTone } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice, ReadFailureNotice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Price } from '@/components/ui/price';
import { RetryButton } from '@/components/ui/retry-button';
import { LoadingSkeletons } from '@/components/ui/skeleton';
import { MAX_QUANTITY } from '@/lib/contract/limits';
import { localePath } from '@/lib/i18n/locale-path';

const TONES: readonly ButtonTone[] = ['solid', 'outline', 'plain'];
const TITLES = ['largeTitle', 'pageTitle'];
const TEXTS = ['tagline', 'eyebrow', 'caps', 'medium', 'soft', 'small'];
const LONG_TEXT =
  'A sample of text that takes more than one line on a phone, to show its leading and measure.';
const COUNTRIES = ['ID', 'JP'].map((code) => ({ code, name: code, shops: null }));
const SESSION_ENDS_AT = Date.parse('2036-05-14T02:10:00.000Z');
const nothing = () => undefined;

/** The type classes of components/styles/shared.scss, each showing its own name. */
export function TypographySamples() {
  return (
    <SampleGroup name="type">
      {TITLES.map((name) => (
        <Sample key={name} wide>
          <p className={`${name} breakable`}>{name}</p>
        </Sample>
      ))}
      {TEXTS.map((name) => (
        <Sample key={name}>
          <p className={name}>{`${name}. ${LONG_TEXT}`}</p>
        </Sample>
      ))}
      <Sample>
        <Price rupiah={PRICE_IDR} />
      </Sample>
    </SampleGroup>
  );
}

export function ButtonSamples() {
  const here = localePath(useLocale(), '/components');
  const links = ['buttons', 'fields', 'cards'].map((id) => ({
    name: formatSampleCaption(id),
    href: `${here}#${id}`,
  }));
  const orders = useTranslations('orders');

  return (
    <SampleGroup name="buttons">
      {TONES.map((tone) => (
        <ButtonStates key={tone} tone={tone} href={here} />
      ))}
      <Sample state="languages">
        <RetryButton />
        <LanguageSwitch label="Language" />
        <LanguageSwitch label="Language" short />
      </Sample>
      <Sample state="pages" wide>
        {[1, 4, 7].map((page) => (
          <Pagination
            key={page}
            page={page}
            pages={7}
            t={orders}
            link={({ number, label, ...link }) => (
              <a key={number} {...link} href={`${here}?page=${String(number)}`} aria-label={label} />
            )}
          />
        ))}
        <SiblingPageLinks label="Groups" links={links} current={`${here}#buttons`} />
      </Sample>
    </SampleGroup>
  );
}

function ButtonStates({ tone, href }: { tone: ButtonTone; href: string }) {
  const t = useTranslations('product');
  const shared = { tone, children: t('addToCart') };

  return (
    <Sample state={tone}>
      <Button {...shared} />
      <Button {...shared} busy busyLabel={t('adding')} />
      {tone !== 'plain' && <Button {...shared} disabled />}
      <ButtonLink {...shared} href={href} />
    </Sample>
  );
}

export function FieldSamples() {
  const t = useTranslations('account');
  const error = useTranslations('checkout')('allNeeded');
  const phone = { label: t('phone'), hint: t('phoneHint') };

  return (
    <SampleGroup name="fields">
      <SampleStates
        of={{
          empty: <Field {...phone} />,
          filled: <Field label={t('email')} defaultValue={EMAIL_ADDRESS} />,
          faulty: <Field {...phone} error={error} id="faulty" defaultValue={EMAIL_ADDRESS} />,
          password: (
            <PasswordField label={t('password')} hint={t('passwordHint')} defaultValue={EMAIL_ADDRESS} />
          ),
          select: <CountrySelect label="Country" countries={COUNTRIES} />,
          errorSummary: (
            <ErrorSummary title={t('checkFields')} errors={[{ text: error, inputId: 'faulty' }]} />
          ),
        }}
      />
    </SampleGroup>
  );
}

type PickerProps = {
  sizes?: typeof PARTLY_SOLD_OUT_SIZES;
  first?: string;
  waited?: boolean;
  error?: SizePickerError;
};

/** Each picker has its own form, because radio buttons of one name in one form are one group. */
function Picker({ sizes = PARTLY_SOLD_OUT_SIZES, first, waited = false, error }: PickerProps) {
  const [sizeId, choose] = useState(first);
  const chosen = sizes.find((size) => size.sizeId === sizeId);

  return (
    <form>
      <SizePicker {...{ sizes, chosen, waited }} error={chosen ? undefined : error} onChoose={choose} />
    </form>
  );
}

function Stepper({ first }: { first: number }) {
  const [quantity, setQuantity] = useState(first);
  return <QuantityStepper quantity={quantity} onChange={setQuantity} />;
}

export function ChoiceControlSamples() {
  return (
    <SampleGroup name="choices">
      <SampleStates
        of={{
          chosen: <Picker first="30" />,
          fewLeft: <Picker first="32" />,
          chosenBeforeLogin: <Picker first="36" waited />,
          missing: <Picker error="missing" />,
          unavailable: <Picker error="unavailable" />,
          soldOut: <Picker sizes={SOLD_OUT_SIZES} />,
          lowest: <Stepper first={1} />,
          highest: <Stepper first={MAX_QUANTITY} />,
        }}
      />
    </SampleGroup>
  );
}

export function NoticeSamples() {
  const t = useTranslations('cart');
  const text = useTranslations('errors')('cart');
  const sessionEnd = { ref: nothing, endsAt: SESSION_ENDS_AT, onLogin: nothing, onClose: nothing };

  return (
    <SampleGroup name="notices">
      <SampleStates
        of={{
          plain: (
            <Notice tone="plain" action={<Button tone="outline">{t('checkout')}</Button>}>
              {t('emptyText')}
            </Notice>
          ),
          failed: <ReadFailureNotice onRetry={nothing}>{text}</ReadFailureNotice>,
          failedWithId: (
            <ReadFailureNotice onRetry={nothing} error={UNAVAILABLE_ERROR}>
              {text}
            </ReadFailureNotice>
          ),
          loading: <LoadingSkeletons ratios={[6, 3]}>{t('loading')}</LoadingSkeletons>,
          sessionEnding: <SessionEndNotice {...sessionEnd} ended={false} />,
          sessionEnded: <SessionEndNotice {...sessionEnd} ended />,
        }}
      />
    </SampleGroup>
  );
}
