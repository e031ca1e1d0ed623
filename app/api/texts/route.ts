import { handleRoute } from '@/lib/bff/handle-route';
import { clientTexts, LAZY_NAMESPACES } from '@/lib/i18n/client-texts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The words of the dialogs that open from the header, compiled, in the asker's language. */
  async GET({ locale }) {
    return { data: clientTexts(locale, LAZY_NAMESPACES) };
  },
});
