import { handleRoute } from '@/lib/bff/handle-route';
import { LAZY_NAMESPACES, pickNamespaces } from '@/lib/i18n/client-messages';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The words of the dialogs that open from the header, compiled, in the asker's language. */
  async GET({ locale }) {
    return { data: pickNamespaces(locale, LAZY_NAMESPACES) };
  },
});
