'use client';

import { useState } from 'react';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartTable } from '@/components/cart/cart-table';
import { Dialog } from '@/components/dialogs/dialog';
import { ConfirmDialog, MessageDialog } from '@/components/dialogs/message-dialog';
import { InBrowser } from '@/components/hooks/in-browser';
import { QuantityStepper } from '@/components/product/quantity-stepper';
import { type SizeFault, SizePicker } from '@/components/product/size-picker';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import type { CartLine } from '@/lib/contract/cart';
import { QUANTITY_MAX } from '@/lib/contract/limits';
import { useTexts } from '@/lib/i18n/texts';
import { CART, CHANGED_LINES, LESS_CART, LINES, NO_SIZES, SOME_SIZES } from './samples';
import { Group, Said, Specimen } from './specimen';

const nothing = () => undefined;

type PickerProps = { sizes?: readonly ProductSize[]; first?: string; waited?: boolean; fault?: SizeFault };

/** Each in a form of its own, or all of them were one group of radio buttons. */
function Picker({ sizes = SOME_SIZES, first, waited = false, fault }: PickerProps) {
  const [sizeId, choose] = useState(first);
  const chosen = sizes.find((size) => size.sizeId === sizeId);

  return (
    <form>
      <SizePicker
        sizes={sizes}
        chosen={chosen}
        fault={chosen ? undefined : fault}
        waited={waited}
        onChoose={choose}
      />
    </form>
  );
}

function Stepper({ first }: { first: number }) {
  const [quantity, setQuantity] = useState(first);
  return <QuantityStepper quantity={quantity} onChange={setQuantity} />;
}

export function Choices() {
  return (
    <Group name="choices">
      <Specimen state="free">
        <Picker />
      </Specimen>
      <Specimen state="chosen">
        <Picker first="30" />
      </Specimen>
      <Specimen state="fewLeft">
        <Picker first="32" />
      </Specimen>
      <Specimen state="waited">
        <Picker first="36" waited />
      </Specimen>
      <Specimen state="faulty">
        <Picker fault="missing" />
      </Specimen>
      <Specimen state="soldOut">
        <Picker sizes={NO_SIZES} />
      </Specimen>
      <Specimen state="least">
        <Stepper first={1} />
      </Specimen>
      <Specimen state="middle">
        <Stepper first={2} />
      </Specimen>
      <Specimen state="most">
        <Stepper first={QUANTITY_MAX} />
      </Specimen>
    </Group>
  );
}

/** Without a server to ask: what is pressed changes nothing. */
function Table({ lines, changeable = true }: { lines: CartLine[]; changeable?: boolean }) {
  return (
    <CartTable
      rows={lines.map((line, place) => ({ place, line }))}
      changeable={changeable}
      onRemove={nothing}
      onQuantity={nothing}
      trace={undefined}
      restored={undefined}
    />
  );
}

export function CartTables() {
  return (
    <Group name="cart">
      <InBrowser>
        <Specimen state="changeable" wide>
          <Table lines={LINES} />
          <CartSummary cart={CART} />
        </Specimen>
        <Specimen state="fixed" wide>
          <Table lines={LINES} changeable={false} />
          <CartSummary cart={LESS_CART} />
        </Specimen>
        <Specimen state="changed" wide>
          <Table lines={CHANGED_LINES} />
        </Specimen>
      </InBrowser>
    </Group>
  );
}

const DIALOGS = ['message', 'question', 'form', 'panel'] as const;

/** Only one can be open at a time, above all else: each is a press away. */
export function Dialogs() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();

  return (
    <Group name="dialogs">
      {DIALOGS.map((name) => (
        <Specimen key={name} state={name}>
          <Button tone="outline" onClick={() => setOpen(name)}>
            <Said word={name} />
          </Button>
          {open === name && <SampleDialog shape={name} onClose={() => setOpen(undefined)} />}
        </Specimen>
      ))}
    </Group>
  );
}

type SampleDialogProps = { shape: (typeof DIALOGS)[number]; onClose: () => void };

function SampleDialog({ shape, onClose }: SampleDialogProps) {
  const addition = useTexts('addition');
  const order = useTexts('order');
  const cart = useTexts('cart');
  const account = useTexts('account');

  if (shape === 'message')
    return (
      <MessageDialog title={addition('sizeMissingTitle')} text={addition('sizeMissing')} onClose={onClose} />
    );
  if (shape === 'question')
    return (
      <ConfirmDialog
        question={order('cancelQuestion')}
        confirm={order('cancelYes')}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      shape={shape}
      title={shape === 'form' ? account('registerTitle') : cart('title')}
      onClose={onClose}
      footer={<CartSummary cart={CART} />}
      actions={<Button onClick={onClose}>{cart('checkout')}</Button>}
    >
      {shape === 'form' ? (
        <Field label={account('email')} hint={account('passwordHint')} />
      ) : (
        <Table lines={LINES} />
      )}
    </Dialog>
  );
}
