'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NO_SIZES, SOME_SIZES } from '@/app/[locale]/components/samples';
import { Group, Specimens } from '@/app/[locale]/components/specimen';
import formStyles from '@/components/product/add-to-cart-form.module.scss';
import { QuantityStepper } from '@/components/product/quantity-stepper';
import { type SizeFault, SizeGuideLink, SizePicker } from '@/components/product/size-picker';
import { Button } from '@/components/ui/button';
import type { ProductSize } from '@/lib/catalogue/product-sizes';
import { QUANTITY_MAX } from '@/lib/contract/limits';

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

/** As they stand together below a product; what sends them needs a server (components/product/add-to-cart-form.tsx). */
function Purchase({ busy = false, soldOut = false }: { busy?: boolean; soldOut?: boolean }) {
  const t = useTranslations('product');

  return (
    <div className={formStyles.form}>
      <div className={formStyles.sizes}>
        <Picker {...(soldOut ? { sizes: NO_SIZES } : { first: '30' })} />
        <SizeGuideLink kind="boardshorts" />
      </div>
      <div className={formStyles.buy}>
        {!soldOut && <Stepper first={1} />}
        <Button className={formStyles.add} busy={busy} busyLabel={t('adding')} disabled={soldOut}>
          {soldOut ? t('sizesSoldOut') : t('addToCart')}
        </Button>
      </div>
    </div>
  );
}

export function Choices() {
  return (
    <Group name="choices">
      <Specimens
        of={{
          free: <Picker />,
          chosen: <Picker first="30" />,
          fewLeft: <Picker first="32" />,
          waited: <Picker first="36" waited />,
          faulty: <Picker fault="missing" />,
          unavailable: <Picker fault="unavailable" />,
          least: <Stepper first={1} />,
          middle: <Stepper first={2} />,
          most: <Stepper first={QUANTITY_MAX} />,
          purchase: <Purchase />,
          busy: <Purchase busy />,
          soldOut: <Purchase soldOut />,
        }}
      />
    </Group>
  );
}
