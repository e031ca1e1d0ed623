import { handleRoute } from '@/lib/bff/handle-route';
import { LAZY_MESSAGE_NAMESPACES, pickNamespaces } from '@/lib/i18n/client-messages';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  /** The messages of lazily loaded components in the language of the request. */
  async GET({ locale }) {
    return { data: pickNamespaces(locale, LAZY_MESSAGE_NAMESPACES) };
  },
});
