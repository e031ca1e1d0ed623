import 'server-only';
import { findRoute } from '@/lib/routes';
import { loginForm, registerForm, verifyForm } from './account-forms';
import { additionForm, cartForm } from './cart-forms';
import { checkoutForm, orderForm } from './checkout-form';
import type { PageForm } from './form-call';

const FORMS: Record<string, PageForm> = {
  '/login': loginForm,
  '/register': registerForm,
  '/verify-email': verifyForm,
  '/cart': cartForm,
  '/checkout': checkoutForm,
  '/order-status': orderForm,
};

/** The form of a page, by its path without the language; undefined where there is none (`hasForm` of lib/routes.ts). */
export function findPageForm(path: string): PageForm | undefined {
  const route = findRoute(path);
  if (!route?.hasForm) return undefined;
  const [, section, slug = ''] = path.split('/');
  if (section === 'men' || section === 'woman') return additionForm(section, slug);
  return FORMS[route.path];
}
