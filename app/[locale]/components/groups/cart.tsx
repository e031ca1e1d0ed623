'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { type StubbedApiResponses, StubbedShopperProvider } from '@/app/[locale]/components/client-samples';
import { SampleGroup, SampleStates } from '@/app/[locale]/components/sample-group';
import {
  ADDRESS,
  CART,
  CART_LINE_WITH_PICTURE,
  CART_LINES,
  CART_LINES_WITH_NOTES,
  CART_WITH_DISCOUNT_CODE,
  DISCOUNTED_CART,
  EMPTY_CART,
  ORDERS,
  PARTLY_SOLD_OUT_ITEMS,
  PRODUCT_NAME,
  PROFILE,
  SOLD_OUT_CART_LINE,
  UNAVAILABLE_ERROR,
} from '@/app/[locale]/components/samples';
import { CartContents } from '@/components/cart/cart-contents';
import { CartLineSizeSelect, RemovedCartLine } from '@/components/cart/cart-line';
import { CartSummary } from '@/components/cart/cart-summary';
import { CartTable } from '@/components/cart/cart-table';
import { AddressForm } from '@/components/checkout/address-form';
import { CheckoutFailure, MissingFieldLinks } from '@/components/checkout/checkout-failure';
import { ContactDetails } from '@/components/checkout/checkout-order-summary';
import { ClientOnly } from '@/components/hooks/use-hydrated';
import { Button } from '@/components/ui/button';
import type { Cart as CartData } from '@/lib/cart/cart';
import type { Address } from '@/lib/contract/account';
import type { CartLine } from '@/lib/contract/cart';
import type { FieldError } from '@/lib/contract/wire';
import { ADDRESS_INPUTS, type AddressField, listMissingFields } from '@/lib/orders/address-fields';

const nothing = () => undefined;
const NO_ERRORS: FieldError[] = [];
const SHORT = [{ item: PRODUCT_NAME, size: '32', left: 2 }];
const NO_FAILURE = {
  missing: false,
  loggedOut: false,
  short: [],
  doubt: undefined,
  formId: 'address',
  error: undefined,
};

/** A cart without a server: quantities do not change, and a removed line can be restored. */
function Table(props: { lines: CartLine[]; cart?: CartData; changeable?: boolean }) {
  const { lines, cart, changeable = true } = props;
  const [removed, setRemoved] = useState<number>();
  const line = removed === undefined ? undefined : lines[removed];
  const undo = () => setRemoved(undefined);

  return (
    <>
      <CartTable
        rows={lines.map((each, index) => ({ index, line: index === removed ? undefined : each }))}
        changeable={changeable}
        onRemove={({ index }) => setRemoved(index)}
        onQuantity={nothing}
        trace={
          line && removed !== undefined
            ? { index: removed, row: <RemovedCartLine line={line} busy={false} onUndo={undo} /> }
            : undefined
        }
        restored={undefined}
      />
      {cart && <CartSummary cart={cart} />}
    </>
  );
}

export function CartSamples() {
  const contents = (responses?: StubbedApiResponses) => (
    <StubbedShopperProvider responses={responses}>
      <CartContents />
    </StubbedShopperProvider>
  );
  const empty = { '/api/cart': { data: EMPTY_CART } };

  return (
    <SampleGroup name="cart">
      <ClientOnly>
        <SampleStates
          wide
          of={{
            changeable: <Table lines={CART_LINES} cart={CART} />,
            removable: <Table lines={CART_LINES} cart={DISCOUNTED_CART} changeable={false} />,
            changed: <Table lines={CART_LINES_WITH_NOTES} cart={CART_WITH_DISCOUNT_CODE} />,
            removed: <Table lines={[SOLD_OUT_CART_LINE, CART_LINE_WITH_PICTURE]} />,
          }}
        />
        <SampleStates
          of={{
            sizes: (
              <CartLineSizeSelect line={SOLD_OUT_CART_LINE} items={PARTLY_SOLD_OUT_ITEMS} onSize={nothing} />
            ),
            loading: contents({}),
            failed: contents({ '/api/cart': { error: UNAVAILABLE_ERROR } }),
            loggedOut: contents(),
            empty: contents(empty),
            unpaidOrder: contents({ ...empty, '/api/transactions': { data: ORDERS[0] } }),
          }}
        />
      </ClientOnly>
    </SampleGroup>
  );
}

export function CheckoutSamples() {
  const t = useTranslations('checkout');
  const errors = [{ path: 'postalCode', msg: t('postalCodeLength') }];

  return (
    <SampleGroup name="checkout">
      <ClientOnly>
        <SampleStates
          of={{
            empty: <AddressSample />,
            refused: <AddressSample remembered={ADDRESS} errors={errors} />,
            contact: <ContactDetails profile={PROFILE} label={t} />,
            missing: <CheckoutFailure {...NO_FAILURE} missing />,
            short: <CheckoutFailure {...NO_FAILURE} short={SHORT} />,
            failed: <CheckoutFailure {...NO_FAILURE} error={UNAVAILABLE_ERROR} />,
            loggedOut: (
              <StubbedShopperProvider>
                <CheckoutFailure {...NO_FAILURE} loggedOut />
              </StubbedShopperProvider>
            ),
          }}
        />
      </ClientOnly>
    </SampleGroup>
  );
}

type AddressSampleProps = {
  remembered?: Address;
  /** The server's validation errors after a submit. */
  errors?: FieldError[];
};

/** The address form with its messages and submit button. Sends nothing. */
function AddressSample({ remembered, errors = NO_ERRORS }: AddressSampleProps) {
  const t = useTranslations('checkout');
  const [id, missingId] = [useId(), useId()];
  const [open, setOpen] = useState<AddressField[]>(ADDRESS_INPUTS.map(({ name }) => name));
  const [asked, setAsked] = useState<AddressField[]>([]);
  const [shownErrors, setShownErrors] = useState(NO_ERRORS);

  return (
    <div className="stack5">
      <AddressForm
        {...{ id, remembered, asked, errors: shownErrors }}
        owner={PROFILE.email}
        missing={asked.filter((name) => open.includes(name))}
        onTyped={(address) => setOpen(listMissingFields(address))}
        onSubmit={(address) => {
          setAsked(listMissingFields(address));
          setShownErrors(errors);
        }}
      />
      {open.length > 0 && <MissingFieldLinks id={missingId} formId={id} fields={open} />}
      <Button type="submit" form={id} aria-describedby={open.length > 0 ? missingId : undefined}>
        {t('pay')}
      </Button>
    </div>
  );
}
