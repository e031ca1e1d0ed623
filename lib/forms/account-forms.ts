import 'server-only';
import { logIn } from '@/lib/account/log-in';
import { redirectPath } from '@/lib/account/login-path';
import { credentialsSchema, registrationSchema, verificationSchema } from '@/lib/contract/account';
import { splitLocale } from '@/lib/i18n/locale-path';
import { register, verifyEmail } from '@/lib/product-api/accounts';
import type { PageForm } from './form-call';

export const loginForm: PageForm = {
  about: 'login',
  keep: ['email'],
  async send(form) {
    const { call } = form;
    // A device's tries are counted by the account, which its body names.
    if (!call.device.isThere) await call.limit('login');
    const { email = '', password = '' } = await form.read();
    if (!(email.trim() && password)) return { say: 'missing' };

    call.session.save(await logIn(call, form.parse(credentialsSchema)));
    return { to: splitLocale(redirectPath(form.query('redirect'), '/')).path };
  },
};

export const registerForm: PageForm = {
  about: 'register',
  keep: ['firstName', 'lastName', 'email', 'phone'],
  async send(form) {
    await form.call.limit('register');
    await form.read();
    await register(form.parse(registrationSchema), form.call.locale);
    return { say: 'sent' };
  },
};

export const verifyForm: PageForm = {
  about: 'verify',
  async send(form) {
    await form.call.limit('verifyEmail');
    await form.read();
    const token = form.query('token');
    if (!token) return { say: 'token_missing' };
    if (!form.fields.password) return { say: 'missing' };
    await verifyEmail(token, form.parse(verificationSchema), form.call.locale);
    return { to: '/login', say: 'verified' };
  },
};
