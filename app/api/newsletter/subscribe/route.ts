import { handleForm } from '@/lib/bff/handle-form';
import { isTrapped, subscriptionInput } from '@/lib/leads/lead-input';
import { subscribe } from '@/lib/product-api/leads';

const form = { name: 'newsletter', page: '/', fields: ['email'] } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleForm(form, async (call) => {
  await call.limit('newsletter');
  const { website, elapsedMs, ...subscription } = await call.readBodyOrForm(subscriptionInput);

  if (!isTrapped({ website, elapsedMs }, call.locale)) await subscribe(subscription, call.locale);
  return { data: null, status: 201 };
});
