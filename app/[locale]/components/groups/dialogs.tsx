'use client';

import { useLocale } from 'next-intl';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { SHOPPER_API_RESPONSES, StubbedShopperProvider } from '@/app/[locale]/components/client-samples';
import { Sample, SampleGroup } from '@/app/[locale]/components/sample-group';
import {
  CART_AFTER_ADDITION,
  CART_LINE_WITH_PICTURE,
  EMAIL_ADDRESS,
  formatSampleCaption,
  getSamplePhotos,
  PRODUCT_NAME,
  UNAVAILABLE_ERROR,
} from '@/app/[locale]/components/samples';
import { LogoutDialog } from '@/components/auth/logout-dialog';
import { VerificationSentNotice } from '@/components/auth/registration-form';
import { LoginAgainDialog } from '@/components/auth/session-end-warning';
import { CatalogRequestSuccess } from '@/components/catalog-request/catalog-request-form';
import { CartAndCheckoutPanel } from '@/components/checkout/cart-and-checkout';
import { CheckoutDialog } from '@/components/checkout/checkout-dialog';
import { LazyDialog } from '@/components/dialogs/lazy-dialog';
import { SubscribedDialog } from '@/components/newsletter/newsletter-dialogs';
import { CancelOrderDialog } from '@/components/orders/order-view';
import { LatestOrderDialog } from '@/components/orders/polled-order';
import { AddToCartDialog } from '@/components/product/add-to-cart-dialog';
import { SearchDialog } from '@/components/search/search-dialog';
import { SizeGuideDialog } from '@/components/size-guide/size-guide-dialog';
import { Button } from '@/components/ui/button';
import { PictureViewer } from '@/components/viewer/picture-viewer';
import { ApiError } from '@/lib/errors/api-error';

type Closable = { onClose: () => void };

const NO_OUTCOME = {
  ...{ name: CART_LINE_WITH_PICTURE.itemName, size: CART_LINE_WITH_PICTURE.sizeName, itemId: undefined },
  ...{ rejection: undefined, error: undefined, added: undefined },
} as const;

const addition = (outcome: Partial<ComponentProps<typeof AddToCartDialog>>) => (close: Closable) => (
  <AddToCartDialog {...NO_OUTCOME} {...outcome} onSeen={close.onClose} />
);

const ofShopper = (Shown: ComponentType<Closable>) => (close: Closable) => (
  <StubbedShopperProvider responses={SHOPPER_API_RESPONSES}>
    <Shown {...close} />
  </StubbedShopperProvider>
);

function Viewer({ onClose }: Closable) {
  const [first, ...others] = getSamplePhotos(useLocale()).slice(0, 3);
  return (
    first && <PictureViewer label={PRODUCT_NAME} photos={[first, ...others]} start={0} onClose={onClose} />
  );
}

const CATALOGUE = { year: '2025', file: '/components' };
const neverLoads = () => Promise.reject(new Error('There is no such dialog.'));

const DIALOGS = {
  sizeUnavailable: addition({ error: new ApiError('size_unavailable') }),
  loginNeeded: addition({ rejection: 'login' }),
  notAdded: addition({ error: UNAVAILABLE_ERROR }),
  added: addition({ added: CART_AFTER_ADDITION }),
  cart: ofShopper(CartAndCheckoutPanel),
  checkout: ofShopper(CheckoutDialog),
  orderStatus: ofShopper(LatestOrderDialog),
  cancelOrder: (close) => <CancelOrderDialog busy={false} onConfirm={close.onClose} {...close} />,
  logout: (close) => <LogoutDialog {...close} />,
  logInAgain: (close) => <LoginAgainDialog email={EMAIL_ADDRESS} {...close} />,
  mailed: (close) => <VerificationSentNotice email={EMAIL_ADDRESS} contact={EMAIL_ADDRESS} {...close} />,
  catalogueSent: (close) => <CatalogRequestSuccess catalogue={CATALOGUE} email={EMAIL_ADDRESS} {...close} />,
  subscribed: (close) => <SubscribedDialog {...close} />,
  partFailed: (close) => <LazyDialog load={neverLoads} {...close} />,
  sizeGuide: (close) => <SizeGuideDialog kind="swimwear" {...close} />,
  searchField: (close) => <SearchDialog {...close} />,
  viewer: (close) => <Viewer {...close} />,
} satisfies Record<string, (close: Closable) => ReactNode>;
const NAMES = Object.keys(DIALOGS).filter((name): name is keyof typeof DIALOGS => name in DIALOGS);

/** A button for each dialog, because only one can be open at a time. */
export function DialogSamples() {
  const [open, setOpen] = useState<keyof typeof DIALOGS>();

  return (
    <SampleGroup name="dialogs">
      {NAMES.map((name) => (
        <Sample key={name}>
          <Button tone="outline" onClick={() => setOpen(name)}>
            {formatSampleCaption(name)}
          </Button>
        </Sample>
      ))}
      {open && DIALOGS[open]({ onClose: () => setOpen(undefined) })}
    </SampleGroup>
  );
}
