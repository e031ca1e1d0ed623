import { handleRoute } from '@/lib/bff/handle-route';
import { recordVitals } from '@/lib/bff/record-vitals';
import { vitalsSchema } from '@/lib/contract/vitals';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** How a visit was; nobody is told apart. */
  async POST(call) {
    await call.limit('vitals');
    recordVitals(await call.readBody(vitalsSchema));
    return { data: null };
  },
});
