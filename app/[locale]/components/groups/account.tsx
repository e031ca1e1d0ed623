'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { type ApiResponses, SHOPPER_RESPONSES, StubbedShopper } from '@/app/[locale]/components/client-parts';
import {
  ADDRESS,
  EMAIL_ADDRESS,
  ORDER_WITH_ALL_FIELDS,
  ORDERS,
  PROFILE,
  REFUNDED_ORDER,
  UNAVAILABLE_ERROR,
} from '@/app/[locale]/components/samples';
import { Sample, SampleGroup, Samples } from '@/app/[locale]/components/specimen';
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
const SHOP = { name: SITE.name, place: SITE.home.region, email: EMAIL_ADDRESS, logo: SITE.logo };
const contact = { contact: EMAIL_ADDRESS };

function Progress({ order, polling = false }: { order: Order; polling?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);

  return (
    <OrderProgress ref={ref} order={order} polling={polling}>
      <OrderActions order={order} polling={polling} onAsk={nothing} onPay={nothing} onCancel={nothing} />
    </OrderProgress>
  );
}

export function OrderSamples() {
  const [pending = ORDER_WITH_ALL_FIELDS] = ORDERS;
  const order = { order: ORDER_WITH_ALL_FIELDS, polling: false, onAsk: nothing, onPay: nothing };

  return (
    <SampleGroup name="orders">
      <Sample state="polling">
        <Progress order={pending} polling />
      </Sample>
      {ORDERS.map((each) => (
        <Sample key={each.id}>
          <Progress order={each} />
          <OrderTimeline order={each} />
        </Sample>
      ))}
      <StubbedShopper responses={{}}>
        <Samples
          of={{
            none: <MissingOrder onRetry={nothing} isNone />,
            failed: <MissingOrder onRetry={nothing} error={UNAVAILABLE_ERROR} />,
            loading: <MissingOrder onRetry={nothing} />,
          }}
        />
      </StubbedShopper>
      <Samples
        wide
        of={{
          history: <History orders={ORDERS} />,
          emptyHistory: <History orders={[]} />,
          details: <OrderView {...order} {...contact} />,
          receipt: <ReceiptSheet order={ORDER_WITH_ALL_FIELDS} shop={SHOP} />,
          refundReceipt: <ReceiptSheet order={REFUNDED_ORDER} shop={SHOP} />,
        }}
      />
    </SampleGroup>
  );
}

/** The first page of three, or an empty history. */
function History({ orders }: { orders: readonly Order[] }) {
  const path = `/api/transactions/history?page=1&pageSize=${ORDERS_PER_PAGE}` as const;

  return (
    <StubbedShopper responses={{ [path]: { data: { orders, total: orders.length * 3 } } }}>
      <OrderHistory {...contact} />
    </StubbedShopper>
  );
}

export function AccountSamples() {
  const overview = (responses: ApiResponses) => (
    <StubbedShopper responses={responses}>
      <AccountOverview {...contact} />
    </StubbedShopper>
  );
  const withAddress = (address: ApiResponses[`/api/${string}`]) =>
    overview({ ...SHOPPER_RESPONSES, '/api/users/address': address });

  return (
    <SampleGroup name="account">
      <Samples
        wide
        of={{
          filled: withAddress({ data: ADDRESS }),
          noAddress: withAddress({ data: null }),
          addressFailed: withAddress({ error: UNAVAILABLE_ERROR }),
        }}
      />
      <ClientOnly>
        <Samples
          of={{
            loading: overview({}),
            failed: overview({ '/api/users/profile': { error: UNAVAILABLE_ERROR } }),
          }}
        />
        <Forms />
      </ClientOnly>
    </SampleGroup>
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
    <Samples
      of={{
        profile: <ProfileForm profile={PROFILE} onDone={nothing} {...contact} />,
        changePassword: <ChangePasswordForm email={EMAIL_ADDRESS} {...contact} />,
        login: <LoginForm {...contact} />,
        loginWithKnownEmail: <CredentialsForm onLoggedIn={nothing} email={EMAIL_ADDRESS} />,
        refusedRegistration: (
          <div className="stack5">
            <RegisterErrors {...register} />
            <RegisterFields {...register} />
          </div>
        ),
        forgotPassword: <ForgotPassword {...contact} />,
        resetPassword: <ResetPasswordForm {...contact} />,
        verifyEmail: <VerifyEmailForm {...contact} />,
        sendAgain: <ResendButton kind="verification" email={EMAIL_ADDRESS} {...contact} />,
        justSent: <ResendButton kind="verification" email={EMAIL_ADDRESS} {...contact} justSent />,
        catalogRequest: (
          <div className="stack5">
            <CatalogFields errors={catalogErrors} />
          </div>
        ),
      }}
    />
  );
}
