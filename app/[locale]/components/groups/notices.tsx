'use client';

import { useTranslations } from 'next-intl';
import { FAILURE } from '@/app/[locale]/components/samples';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import { SessionEndNotice } from '@/components/login/session-end';
import { Button } from '@/components/ui/button';
import { FailedRead, Notice } from '@/components/ui/notice';
import { Loading } from '@/components/ui/skeleton';

const nothing = () => undefined;
const ENDS_AT = Date.parse('2036-05-14T02:10:00.000Z');

/** What the shop says by itself: of failures, of what is empty, of what is on its way. */
export function Notices() {
  const t = useTranslations('cart');
  const errors = useTranslations('errors');
  const sessionEnd = { ref: nothing, endsAt: ENDS_AT, onLogin: nothing, onClose: nothing };

  return (
    <Group name="notices">
      <Specimens
        of={{
          usual: (
            <Notice tone="plain" action={<Button tone="outline">{t('checkout')}</Button>}>
              {t('emptyText')}
            </Notice>
          ),
          failed: <FailedRead onRetry={nothing}>{errors('cart')}</FailedRead>,
          failedId: (
            <FailedRead onRetry={nothing} error={FAILURE}>
              {errors('cart')}
            </FailedRead>
          ),
          loading: <Loading ratios={[6, 3]}>{t('loading')}</Loading>,
        }}
      />
      <Specimens
        wide
        of={{
          ending: <SessionEndNotice {...sessionEnd} ended={false} />,
          ended: <SessionEndNotice {...sessionEnd} ended />,
        }}
      />
    </Group>
  );
}
