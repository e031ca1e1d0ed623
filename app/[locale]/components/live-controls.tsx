'use client';

import { useRef, useState } from 'react';
import { CartTotal } from '@/components/cart/cart-contents';
import { CartTable } from '@/components/cart/cart-table';
import { Dialog } from '@/components/dialogs/dialog';
import { ConfirmDialog, MessageDialog } from '@/components/dialogs/message-dialog';
import { InBrowser } from '@/components/hooks/in-browser';
import { OrderDetails } from '@/components/orders/order-details';
import { OrderActions, OrderProgress } from '@/components/orders/order-progress';
import { OrderSummary } from '@/components/orders/order-summary';
import { OrderTimeline } from '@/components/orders/order-timeline';
import { QuantityStepper } from '@/components/product/quantity-stepper';
import { SizePicker } from '@/components/product/size-picker';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { cartTotal } from '@/lib/cart/cart';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import type { Order } from '@/lib/contract/order';
import { QUANTITY_MAX } from '@/lib/contract/quantity-max';
import { useTexts } from '@/lib/i18n/texts';
import { CHANGED_LINES, LINES, NO_SIZES, ORDERS, PAID_ORDER, SOME_SIZES } from './samples';
import { Group, Said, Specimen } from './specimen';

const nothing = () => undefined;

type PickerProps = { sizes?: readonly ProductSize[]; first?: string; waited?: boolean };

/** Each in a form of its own, or all of them were one group of radio buttons. */
function Picker({ sizes = SOME_SIZES, first, waited = false }: PickerProps) {
  const [sizeId, choose] = useState(first);
  const chosen = sizes.find((size) => size.sizeId === sizeId);

  return (
    <form>
      <SizePicker sizes={sizes} chosen={chosen} waited={waited} onChoose={choose} />
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

export function CartTables() {
  const t = useTexts('cart');

  return (
    <Group name="cart">
      <InBrowser>
        <Specimen state="changeable" wide>
          <CartTable lines={LINES} changeable onRemove={nothing} onQuantity={nothing} />
          <CartTotal label={t('total')} rupiah={cartTotal(LINES)} />
        </Specimen>
        <Specimen state="fixed" wide>
          <CartTable lines={LINES} changeable={false} onRemove={nothing} />
        </Specimen>
        <Specimen state="changed" wide>
          <CartTable lines={CHANGED_LINES} changeable onRemove={nothing} onQuantity={nothing} />
        </Specimen>
      </InBrowser>
    </Group>
  );
}

function Progress({ order, polling = false }: { order: Order; polling?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);

  return (
    <OrderProgress ref={ref} order={order} polling={polling}>
      <OrderActions order={order} polling={polling} onAsk={nothing} onPay={nothing} onCancel={nothing} />
    </OrderProgress>
  );
}

export function Orders() {
  const [pending = PAID_ORDER] = ORDERS;

  return (
    <Group name="orders">
      <Specimen state="busy">
        <Progress order={pending} polling />
      </Specimen>
      {ORDERS.map((order, index) => (
        <Specimen key={String(index)}>
          <Progress order={order} />
          <OrderTimeline order={order} />
        </Specimen>
      ))}
      <Specimen state="summary" wide>
        <ul>
          {ORDERS.map((order, index) => (
            <OrderSummary key={String(index)} order={order} />
          ))}
        </ul>
      </Specimen>
      <Specimen state="details" wide>
        <OrderDetails order={PAID_ORDER} />
      </Specimen>
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
      footer={<CartTotal label={cart('total')} rupiah={cartTotal(LINES)} />}
      actions={<Button onClick={onClose}>{cart('checkout')}</Button>}
    >
      {shape === 'form' ? (
        <Field label={account('email')} hint={account('passwordHint')} />
      ) : (
        <CartTable lines={LINES} changeable onRemove={nothing} onQuantity={nothing} />
      )}
    </Dialog>
  );
}
