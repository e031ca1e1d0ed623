'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ADDRESS, FAILURE, NAME, PROFILE } from '@/app/[locale]/components/samples';
import { Shopper } from '@/app/[locale]/components/shopper';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import { AddressForm } from '@/components/checkout/address-form';
import { CheckoutFailure, StillMissing } from '@/components/checkout/checkout-failure';
import { ContactFacts } from '@/components/checkout/checkout-order';
import { InBrowser } from '@/components/hooks/in-browser';
import { Button } from '@/components/ui/button';
import type { Address } from '@/lib/contract/account';
import type { FieldError } from '@/lib/contract/wire';
import { ADDRESS_INPUTS, type AddressField, missingFields } from '@/lib/orders/address-fields';

const ALL_FIELDS = ADDRESS_INPUTS.map(({ name }) => name);
const NONE: FieldError[] = [];
const SHORT = [{ item: NAME, size: '32', left: 2 }];

export function CheckoutParts() {
  const t = useTranslations('checkout');
  const faults = [{ path: 'postalCode', msg: t('postalCodeLength') }];

  const none = { missing: false, loggedOut: false, short: [], error: undefined };

  return (
    <Group name="checkout">
      <InBrowser>
        <Specimens
          of={{
            empty: <AddressSample />,
            remembered: <AddressSample remembered={ADDRESS} />,
            refused: <AddressSample remembered={ADDRESS} refusal={faults} />,
            contact: <ContactFacts profile={PROFILE} label={t} />,
            missing: <CheckoutFailure {...none} missing />,
            short: <CheckoutFailure {...none} short={SHORT} />,
            failedId: <CheckoutFailure {...none} error={FAILURE} />,
            loggedOut: (
              <Shopper>
                <CheckoutFailure {...none} loggedOut />
              </Shopper>
            ),
          }}
        />
      </InBrowser>
    </Group>
  );
}

type AddressSampleProps = {
  remembered?: Address;
  /** What the server finds wrong, once it is asked. */
  refusal?: FieldError[];
};

/** The form with what tells of it, and the button to judge it: nothing is sent. */
function AddressSample({ remembered, refusal = NONE }: AddressSampleProps) {
  const t = useTranslations('checkout');
  const [id, missingId] = [useId(), useId()];
  const [open, setOpen] = useState<AddressField[]>(ALL_FIELDS);
  const [asked, setAsked] = useState<AddressField[]>([]);
  const [faults, setFaults] = useState(NONE);

  return (
    <div className="stack5">
      <AddressForm
        id={id}
        owner={PROFILE.email}
        remembered={remembered}
        asked={asked}
        missing={asked.filter((name) => open.includes(name))}
        faults={faults}
        onTyped={(address) => setOpen(missingFields(address))}
        onSubmit={(address) => {
          setAsked(missingFields(address));
          setFaults(refusal);
        }}
      />
      {open.length > 0 && <StillMissing id={missingId} formId={id} fields={open} />}
      <Button type="submit" form={id} aria-describedby={open.length > 0 ? missingId : undefined}>
        {t('pay')}
      </Button>
    </div>
  );
}
