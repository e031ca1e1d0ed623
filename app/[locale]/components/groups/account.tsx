'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import {
  SHOPPER_API_RESPONSES,
  type StubbedApiResponses,
  StubbedShopperProvider,
} from '@/app/[locale]/components/client-samples';
import { Sample, SampleGroup, SampleStates } from '@/app/[locale]/components/sample-group';
import {
  ADDRESS,
  EMAIL_ADDRESS,
  ORDER_WITH_ALL_FIELDS,
  ORDERS,
  PROFILE,
  REFUNDED_ORDER,
  UNAVAILABLE_ERROR,
} from '@/app/[locale]/components/samples';
import { AccountOverview } from '@/components/account/account-overview';
import { ChangePasswordForm } from '@/components/account/change-password';
import { ProfileForm } from '@/components/account/profile-card';
import { CredentialsForm } from '@/components/auth/credentials-form';
import { ForgotPasswordForm } from '@/components/auth/email-request-form';
import { LoginForm } from '@/components/auth/login-form';
import { RegistrationErrors, RegistrationFields } from '@/components/auth/registration-fields';
import { ResendEmailButton } from '@/components/auth/resend-email-button';
import { ResetPasswordForm } from '@/components/auth/reset-password-form';
import { VerifyEmailForm } from '@/components/auth/verify-email-form';
import {
  CatalogRequestFields,
  useCatalogRequestErrorText,
} from '@/components/catalog-request/catalog-request-form';
import { ClientOnly } from '@/components/hooks/use-hydrated';
import { OrderHistory } from '@/components/orders/order-history';
import { OrderActions, OrderProgress } from '@/components/orders/order-progress';
import { OrderTimeline } from '@/components/orders/order-sections';
import { OrderUnavailableNotice } from '@/components/orders/order-unavailable-notice';
import { OrderView } from '@/components/orders/order-view';
import { Receipt } from '@/components/receipt/receipt';
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
      <StubbedShopperProvider responses={{}}>
        <SampleStates
          of={{
            none: <OrderUnavailableNotice onRetry={nothing} isNone />,
            failed: <OrderUnavailableNotice onRetry={nothing} error={UNAVAILABLE_ERROR} />,
            loading: <OrderUnavailableNotice onRetry={nothing} />,
          }}
        />
      </StubbedShopperProvider>
      <SampleStates
        wide
        of={{
          history: <History orders={ORDERS} />,
          emptyHistory: <History orders={[]} />,
          details: <OrderView {...order} {...contact} />,
          receipt: <Receipt order={ORDER_WITH_ALL_FIELDS} shop={SHOP} />,
          refundReceipt: <Receipt order={REFUNDED_ORDER} shop={SHOP} />,
        }}
      />
    </SampleGroup>
  );
}

/** The first page of three, or an empty history. */
function History({ orders }: { orders: readonly Order[] }) {
  const path = `/api/transactions/history?page=1&pageSize=${ORDERS_PER_PAGE}` as const;

  return (
    <StubbedShopperProvider responses={{ [path]: { data: { orders, total: orders.length * 3 } } }}>
      <OrderHistory {...contact} />
    </StubbedShopperProvider>
  );
}

export function AccountSamples() {
  const overview = (responses: StubbedApiResponses) => (
    <StubbedShopperProvider responses={responses}>
      <AccountOverview {...contact} />
    </StubbedShopperProvider>
  );
  const withAddress = (address: StubbedApiResponses[`/api/${string}`]) =>
    overview({ ...SHOPPER_API_RESPONSES, '/api/users/address': address });

  return (
    <SampleGroup name="account">
      <SampleStates
        wide
        of={{
          filled: withAddress({ data: ADDRESS }),
          noAddress: withAddress({ data: null }),
          addressFailed: withAddress({ error: UNAVAILABLE_ERROR }),
        }}
      />
      <ClientOnly>
        <SampleStates
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
  const formatCatalogError = useCatalogRequestErrorText();
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
    <SampleStates
      of={{
        profile: <ProfileForm profile={PROFILE} onDone={nothing} {...contact} />,
        changePassword: <ChangePasswordForm email={EMAIL_ADDRESS} {...contact} />,
        login: <LoginForm {...contact} />,
        loginWithKnownEmail: <CredentialsForm onLoggedIn={nothing} email={EMAIL_ADDRESS} />,
        refusedRegistration: (
          <div className="stack5">
            <RegistrationErrors {...register} />
            <RegistrationFields {...register} />
          </div>
        ),
        forgotPassword: <ForgotPasswordForm {...contact} />,
        resetPassword: <ResetPasswordForm {...contact} />,
        verifyEmail: <VerifyEmailForm {...contact} />,
        sendAgain: <ResendEmailButton kind="verification" email={EMAIL_ADDRESS} {...contact} />,
        justSent: <ResendEmailButton kind="verification" email={EMAIL_ADDRESS} {...contact} justSent />,
        catalogRequest: (
          <div className="stack5">
            <CatalogRequestFields errors={catalogErrors} />
          </div>
        ),
      }}
    />
  );
}
