'use client';

import { FAILURE, NAME } from '@/app/[locale]/components/samples';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { CheckoutFailure } from '@/components/checkout/checkout-failure';
import { SessionEndNotice } from '@/components/login/session-end';
import { Button } from '@/components/ui/button';
import { FailedRead, Notice } from '@/components/ui/notice';
import { Loading } from '@/components/ui/skeleton';
import { useTexts } from '@/lib/i18n/texts';

const nothing = () => undefined;
const SHORT = [{ item: NAME, size: '32', left: 2 }];
const ENDS_AT = Date.parse('2036-05-14T02:10:00.000Z');

/** What the shop says by itself: of failures, of what is empty, of what is on its way. */
export function Notices() {
  const t = useTexts('cart');
  const errors = useTexts('errors');
  const failure = { missing: false, loggedOut: false, short: [], error: undefined };
  const sessionEnd = { ref: nothing, endsAt: ENDS_AT, onLogin: nothing, onClose: nothing };

  return (
    <Group name="notices">
      <Specimen state="usual">
        <Notice tone="plain" action={<Button tone="outline">{t('checkout')}</Button>}>
          {t('emptyText')}
        </Notice>
      </Specimen>
      <Specimen state="failed">
        <FailedRead onRetry={nothing}>{errors('cart')}</FailedRead>
      </Specimen>
      <Specimen state="failedId">
        <FailedRead onRetry={nothing} error={FAILURE}>
          {errors('cart')}
        </FailedRead>
      </Specimen>
      <Specimen state="missing">
        <CheckoutFailure {...failure} missing />
      </Specimen>
      <Specimen state="short">
        <CheckoutFailure {...failure} short={SHORT} />
      </Specimen>
      <Specimen state="loading">
        <Loading ratios={[6, 3]}>{t('loading')}</Loading>
      </Specimen>
      <Specimen state="ending" wide>
        <SessionEndNotice {...sessionEnd} ended={false} />
      </Specimen>
      <Specimen state="ended" wide>
        <SessionEndNotice {...sessionEnd} ended />
      </Specimen>
    </Group>
  );
}
