import type { Dependencies } from '@/backend/dependencies';
import { createDevelopmentProvider } from './development/development-provider';
import { sendTo } from './development/notify-shop';
import { midtransProvider } from './midtrans-provider';

type Needed = Pick<Dependencies, 'config' | 'db' | 'now' | 'checkpoint'>;
type Payments = Pick<Dependencies, 'payments' | 'developmentPayments'>;

/** Midtrans when there is a server key, else the development provider, which notifies this process over HTTP. */
export async function openPayments({ config, ...needed }: Needed): Promise<Payments> {
  if (config.midtrans) return { payments: midtransProvider(config.midtrans) };
  const send = sendTo(`http://127.0.0.1:${config.port}/api/transactions/notification`);
  const developmentPayments = await createDevelopmentProvider({ ...needed, send });
  return { payments: developmentPayments, developmentPayments };
}
