'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ALL_RESPONSES, type Responses, Shopper } from '@/app/[locale]/components/client-parts';
import {
  ADDRESS,
  EMAIL,
  FAILURE,
  ORDERS,
  PROFILE,
  REFUNDED_ORDER,
  WHOLE_ORDER,
} from '@/app/[locale]/components/samples';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { AccountOverview } from '@/components/account/account-overview';
import { ChangePasswordForm } from '@/components/account/change-password';
import { ProfileForm } from '@/components/account/profile-card';
import { CredentialsForm } from '@/components/auth/credentials-form';
import { LoginForm } from '@/components/auth/login-form';
import { ForgotPassword } from '@/components/auth/mail-request-form';
import { RegisterErrors, RegisterFields } from '@/components/auth/register-fields';
import { ResendButton } from '@/components/auth/resend-button';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { VerifyEmailForm } from '@/components/auth/verify-email-form';
import { CatalogFields, useCatalogErrorText } from '@/components/catalog-request/catalog-request-form';
import { ClientOnly } from '@/components/hooks/use-hydrated';
import { MissingOrder } from '@/components/orders/missing-order';
import { OrderHistory } from '@/components/orders/order-history';
import { OrderActions, OrderProgress } from '@/components/orders/order-progress';
import { OrderTimeline } from '@/components/orders/order-sections';
import { OrderView } from '@/components/orders/order-view';
import { ReceiptSheet } from '@/components/receipt/receipt-sheet';
import { SITE } from '@/content/site';
import type { Order } from '@/lib/contract/order';
import { ORDERS_PER_PAGE } from '@/lib/orders/use-order';

const nothing = () => undefined;
const SHOP = { name: SITE.name, place: SITE.home.region, email: EMAIL, logo: SITE.logo };
const contact = { contact: EMAIL };

function Progress({ order, polling = false }: { order: Order; polling?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);

  return (
    <OrderProgress ref={ref} order={order} polling={polling}>
      <OrderActions order={order} polling={polling} onAsk={nothing} onPay={nothing} onCancel={nothing} />
    </OrderProgress>
  );
}

export function Orders() {
  const [pending = WHOLE_ORDER] = ORDERS;
  const order = { order: WHOLE_ORDER, polling: false, onAsk: nothing, onPay: nothing };

  return (
    <Group name="orders">
      <Specimen state="polling">
        <Progress order={pending} polling />
      </Specimen>
      {ORDERS.map((each) => (
        <Specimen key={each.id}>
          <Progress order={each} />
          <OrderTimeline order={each} />
        </Specimen>
      ))}
      <Shopper responses={{}}>
        <Specimens
          of={{
            none: <MissingOrder onRetry={nothing} isNone />,
            failed: <MissingOrder onRetry={nothing} error={FAILURE} />,
            loading: <MissingOrder onRetry={nothing} />,
          }}
        />
      </Shopper>
      <Specimens
        wide
        of={{
          history: <History orders={ORDERS} />,
          emptyHistory: <History orders={[]} />,
          details: <OrderView {...order} {...contact} />,
          receipt: <ReceiptSheet order={WHOLE_ORDER} shop={SHOP} />,
          refundReceipt: <ReceiptSheet order={REFUNDED_ORDER} shop={SHOP} />,
        }}
      />
    </Group>
  );
}

/** The first page of three, or an empty history. */
function History({ orders }: { orders: readonly Order[] }) {
  const path = `/api/transactions/history?page=1&pageSize=${ORDERS_PER_PAGE}` as const;

  return (
    <Shopper responses={{ [path]: { data: { orders, total: orders.length * 3 } } }}>
      <OrderHistory {...contact} />
    </Shopper>
  );
}

export function Account() {
  const overview = (responses: Responses) => (
    <Shopper responses={responses}>
      <AccountOverview {...contact} />
    </Shopper>
  );
  const withAddress = (address: Responses[`/api/${string}`]) =>
    overview({ ...ALL_RESPONSES, '/api/users/address': address });

  return (
    <Group name="account">
      <Specimens
        wide
        of={{
          filled: withAddress({ data: ADDRESS }),
          noAddress: withAddress({ data: null }),
          addressFailed: withAddress({ error: FAILURE }),
        }}
      />
      <ClientOnly>
        <Specimens
          of={{ loading: overview({}), failed: overview({ '/api/users/profile': { error: FAILURE } }) }}
        />
        <Forms />
      </ClientOnly>
    </Group>
  );
}

function Forms() {
  const phoneHint = useTranslations('account')('phoneHint');
  const passwordRule = useTranslations('password')('rule');
  const formatCatalogError = useCatalogErrorText();
  const catalogErrors = {
    fullName: formatCatalogError('fullName', 'required'),
    email: formatCatalogError('email', 'emailFormat'),
  };
  const register = {
    idPrefix: 'refused',
    errors: [
      { path: 'phone', msg: phoneHint },
      { path: 'password', msg: passwordRule },
    ],
  };

  return (
    <Specimens
      of={{
        profile: <ProfileForm profile={PROFILE} onDone={nothing} {...contact} />,
        changePassword: <ChangePasswordForm email={EMAIL} {...contact} />,
        login: <LoginForm {...contact} />,
        loginWithKnownEmail: <CredentialsForm onLoggedIn={nothing} email={EMAIL} />,
        refusedRegistration: (
          <div className="stack5">
            <RegisterErrors {...register} />
            <RegisterFields {...register} />
          </div>
        ),
        forgotPassword: <ForgotPassword {...contact} />,
        resetPassword: <ResetPasswordForm {...contact} />,
        verifyEmail: <VerifyEmailForm {...contact} />,
        sendAgain: <ResendButton kind="verification" email={EMAIL} {...contact} />,
        justSent: <ResendButton kind="verification" email={EMAIL} {...contact} justSent />,
        catalogRequest: (
          <div className="stack5">
            <CatalogFields errors={catalogErrors} />
          </div>
        ),
      }}
    />
  );
}
