'use client';

import { useState } from 'react';
import { ADDED_CART, CART, FAILURE, LINES, PICTURED_LINE } from '@/app/[locale]/components/samples';
import { Group, Said, Specimen } from '@/app/[locale]/components/specimen';
import { CartSummary } from '@/components/cart/cart-summary';
import { Dialog } from '@/components/dialogs/dialog';
import { ConfirmDialog, MessageDialog } from '@/components/dialogs/message-dialog';
import { LogoutDialog } from '@/components/login/logout-dialog';
import { NewsletterDone, NewsletterTaken } from '@/components/newsletter/newsletter-dialogs';
import { AdditionAnswer } from '@/components/product/addition-answer';
import { SearchDialog } from '@/components/search/search-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useTexts } from '@/lib/i18n/texts';
import { SampleTable } from './cart';

type Closable = { onClose: () => void };

/** The shapes that dialogs have, then those of the shop that need no server. */
const DIALOGS = {
  message: SampleMessage,
  question: SampleQuestion,
  form: SampleForm,
  panel: SamplePanel,
  added: Added,
  loginNeeded: LoginNeeded,
  notAdded: NotAdded,
  searchField: SearchDialog,
  logout: LogoutDialog,
  subscribed: NewsletterDone,
  subscribedBefore: NewsletterTaken,
} as const;
const NAMES = Object.keys(DIALOGS).filter((name): name is keyof typeof DIALOGS => name in DIALOGS);

/** Only one can be open at a time, above all else: each is a press away. */
export function Dialogs() {
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const Shown = open && DIALOGS[open];

  return (
    <Group name="dialogs">
      {NAMES.map((name) => (
        <Specimen key={name}>
          <Button tone="outline" onClick={() => setOpen(name)}>
            <Said word={name} />
          </Button>
        </Specimen>
      ))}
      {Shown && <Shown onClose={() => setOpen(undefined)} />}
    </Group>
  );
}

function SampleMessage({ onClose }: Closable) {
  const t = useTexts('addition');
  return <MessageDialog title={t('sizeMissingTitle')} text={t('sizeMissing')} onClose={onClose} />;
}

function SampleQuestion({ onClose }: Closable) {
  const t = useTexts('order');

  return (
    <ConfirmDialog
      question={t('cancelQuestion')}
      confirm={t('cancelYes')}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}

function SampleForm({ onClose }: Closable) {
  const t = useTexts('account');

  return (
    <Dialog
      shape="form"
      title={t('registerTitle')}
      onClose={onClose}
      footer={<CartSummary cart={CART} />}
      actions={<CheckoutButton onClose={onClose} />}
    >
      <Field label={t('email')} hint={t('passwordHint')} />
    </Dialog>
  );
}

function SamplePanel({ onClose }: Closable) {
  const t = useTexts('cart');

  return (
    <Dialog
      shape="panel"
      title={t('title')}
      onClose={onClose}
      footer={<CartSummary cart={CART} />}
      actions={<CheckoutButton onClose={onClose} />}
    >
      <SampleTable lines={LINES} />
    </Dialog>
  );
}

function CheckoutButton({ onClose }: Closable) {
  return <Button onClick={onClose}>{useTexts('cart')('checkout')}</Button>;
}

const { itemName: name, sizeName: size } = PICTURED_LINE;
const NO_ANSWER = {
  ...{ name, size, itemId: undefined },
  ...{ refusal: undefined, error: undefined, added: undefined },
} as const;

function Added({ onClose }: Closable) {
  return <AdditionAnswer {...NO_ANSWER} added={ADDED_CART} onSeen={onClose} />;
}

function LoginNeeded({ onClose }: Closable) {
  return <AdditionAnswer {...NO_ANSWER} refusal="login" onSeen={onClose} />;
}

function NotAdded({ onClose }: Closable) {
  return <AdditionAnswer {...NO_ANSWER} error={FAILURE} onSeen={onClose} />;
}
