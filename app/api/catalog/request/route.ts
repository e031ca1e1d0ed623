import { handleForm } from '@/lib/bff/handle-form';
import { env } from '@/lib/env';
import { CATALOGUE_FILE, catalogRequestInput, isTrapped } from '@/lib/leads/lead-input';
import { requestCatalog } from '@/lib/product-api/leads';

const form = { name: 'catalog', page: '/catalog', fields: ['fullName', 'email', 'phone'] } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleForm(form, async (call) => {
  await call.limit('catalogRequest');
  const { website, elapsedMs, ...request } = await call.readBodyOrForm(catalogRequestInput);

  if (!isTrapped({ website, elapsedMs }, call.locale)) {
    await requestCatalog({ ...request, fileUrl: `${env.SITE_URL}${CATALOGUE_FILE}` }, call.locale);
  }
  return { data: null, status: 201 };
});
