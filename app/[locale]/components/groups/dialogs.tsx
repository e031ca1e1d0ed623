'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { ALL_RESPONSES, Shopper } from '@/app/[locale]/components/client-parts';
import {
  ADDED_CART,
  captionOf,
  EMAIL,
  FAILURE,
  NAME,
  PICTURED_LINE,
  photosIn,
} from '@/app/[locale]/components/samples';
import { Group, Specimen } from '@/app/[locale]/components/specimen';
import { LogoutDialog } from '@/components/auth/logout-dialog';
import { VerificationSent } from '@/components/auth/register-form';
import { LoginAgain } from '@/components/auth/session-end';
import { CatalogSuccess } from '@/components/catalog-request/catalog-request-form';
import { CartAndCheckout } from '@/components/checkout/cart-and-checkout';
import { CheckoutDialog } from '@/components/checkout/checkout-dialog';
import { LazyDialog } from '@/components/dialogs/lazy-dialog';
import { NewsletterDone } from '@/components/newsletter/newsletter-dialogs';
import { OrderDialog } from '@/components/orders/order-status';
import { CancelDialog } from '@/components/orders/order-view';
import { AddToCartDialog } from '@/components/product/add-to-cart-dialog';
import { SearchDialog } from '@/components/search/search-dialog';
import { SizeGuideDialog } from '@/components/size-guide/size-guide-dialog';
import { Button } from '@/components/ui/button';
import { PictureViewer } from '@/components/viewer/picture-viewer';
import { ApiError } from '@/lib/errors/api-error';

type Closable = { onClose: () => void };

const NO_OUTCOME = {
  ...{ name: PICTURED_LINE.itemName, size: PICTURED_LINE.sizeName, itemId: undefined },
  ...{ rejection: undefined, error: undefined, added: undefined },
} as const;

/** The dialog after an addition to the cart. */
const addition = (outcome: Partial<ComponentProps<typeof AddToCartDialog>>) => (close: Closable) => (
  <AddToCartDialog {...NO_OUTCOME} {...outcome} onSeen={close.onClose} />
);

const ofShopper = (Shown: ComponentType<Closable>) => (close: Closable) => (
  <Shopper responses={ALL_RESPONSES}>
    <Shown {...close} />
  </Shopper>
);

function Viewer({ onClose }: Closable) {
  const [first, ...others] = photosIn(useLocale()).slice(0, 3);
  return first && <PictureViewer label={NAME} photos={[first, ...others]} start={0} onClose={onClose} />;
}

const CATALOGUE = { year: '2025', file: '/components' };
const neverLoads = () => Promise.reject(new Error('There is no such dialog.'));

const DIALOGS = {
  sizeUnavailable: addition({ error: new ApiError('size_unavailable') }),
  loginNeeded: addition({ rejection: 'login' }),
  notAdded: addition({ error: FAILURE }),
  added: addition({ added: ADDED_CART }),
  cart: ofShopper(CartAndCheckout),
  checkout: ofShopper(CheckoutDialog),
  orderStatus: ofShopper(OrderDialog),
  cancelOrder: (close) => <CancelDialog busy={false} onConfirm={close.onClose} {...close} />,
  logout: (close) => <LogoutDialog {...close} />,
  logInAgain: (close) => <LoginAgain email={EMAIL} {...close} />,
  mailed: (close) => <VerificationSent email={EMAIL} contact={EMAIL} {...close} />,
  catalogueSent: (close) => <CatalogSuccess catalogue={CATALOGUE} email={EMAIL} {...close} />,
  subscribed: (close) => <NewsletterDone {...close} />,
  partFailed: (close) => <LazyDialog load={neverLoads} {...close} />,
  sizeGuide: (close) => <SizeGuideDialog kind="swimwear" {...close} />,
  searchField: (close) => <SearchDialog {...close} />,
  viewer: (close) => <Viewer {...close} />,
} satisfies Record<string, (close: Closable) => ReactNode>;
const NAMES = Object.keys(DIALOGS).filter((name): name is keyof typeof DIALOGS => name in DIALOGS);

/** A button for each dialog, because only one can be open at a time. */
export function Dialogs() {
  const [open, setOpen] = useState<keyof typeof DIALOGS>();

  return (
    <Group name="dialogs">
      {NAMES.map((name) => (
        <Specimen key={name}>
          <Button tone="outline" onClick={() => setOpen(name)}>
            {captionOf(name)}
          </Button>
        </Specimen>
      ))}
      {open && DIALOGS[open]({ onClose: () => setOpen(undefined) })}
    </Group>
  );
}
