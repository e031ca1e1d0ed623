import { RIDER } from '@/e2e/support/content';
import { newCustomer } from '@/e2e/support/steps/customer';
import { LEAD_WORDS, newAddress } from '@/e2e/support/steps/leads';
import { WORDS } from '@/e2e/support/steps/words';
import { all, choose, message, refuse, type Scene } from './scene';
import { button, dialog, field, heading, link, MAIN, waitForPerson } from './steps';
import type { Part, Visitor } from './visitor';

const words = WORDS.en;
const leads = LEAD_WORDS.en;
const ADD = button(words.addToCart);
const CLOSE = 'Close';
const PRODUCT = '/men/balangan-essential';

async function fillRegistration(visitor: Visitor): Promise<void> {
  const { firstName, lastName, email, phone, password } = newCustomer();
  await visitor.type(field(words.firstName, MAIN), firstName);
  await visitor.type(field(words.lastName, MAIN), lastName);
  await visitor.type(field(words.email, MAIN), email);
  await visitor.type(field(words.phone, MAIN), phone);
  await visitor.type(field(words.password, MAIN), password);
}

async function fillLogin(visitor: Visitor): Promise<void> {
  await visitor.type(field(words.email, MAIN), newAddress());
  await visitor.type(field(words.password, MAIN), 'a wrong one');
}

const signUp = (visitor: Visitor) => visitor.type(field(leads.newsletterEmail), newAddress());
const prompt = dialog(words.notLoggedIn);
const guide = dialog('Bikinis and swimsuits');
const search = dialog('Search');
const photos = dialog(/^Photos of /);
const success = dialog(leads.success);
const sent = dialog(words.verificationSent);

/** What somebody opens who is not logged in. */
export const GUEST_SCENES: Scene[] = [
  {
    name: 'no size',
    path: PRODUCT,
    opener: ADD,
    ...message('Size Not Selected'),
    back: { role: 'radiogroup', name: /^Size/ },
  },
  {
    name: 'nobody logged in',
    path: PRODUCT,
    prepare: choose('32'),
    opener: ADD,
    dialog: prompt,
    shows: [heading(words.notLoggedIn, prompt), link(words.logInLink, prompt)],
    close: button(CLOSE, prompt),
  },
  {
    name: 'size guide',
    path: '/woman/kirana-bikini',
    opener: link('Size guide', MAIN),
    dialog: guide,
    shows: [heading(/./, guide), button(CLOSE, guide)],
  },
  {
    name: 'search',
    path: '/men',
    opener: button('Search'),
    dialog: search,
    shows: [{ role: 'combobox', within: search }],
  },
  ...['/men/bingin-elite-pro', `/${RIDER.slug}`].map((path) => ({
    name: `photos of ${path}`,
    path,
    opener: { role: 'link', name: /Enlarge$/ } satisfies Part,
    dialog: photos,
    shows: [button(CLOSE, photos), { role: 'img', within: photos } satisfies Part],
  })),
  {
    name: 'catalogue on its way',
    path: leads.catalog,
    prepare: all(
      (visitor) => visitor.type(field(leads.fullName, MAIN), 'Ketut Sari'),
      (visitor) => visitor.type(field(leads.email, MAIN), newAddress()),
      waitForPerson,
    ),
    opener: button(leads.ask, MAIN),
    dialog: success,
    shows: [heading(leads.success, success), link(leads.open, success), button('OK', success)],
  },
  {
    name: 'newsletter',
    path: leads.page,
    prepare: all(signUp, waitForPerson),
    opener: button(leads.signUp),
    ...message(leads.signedUp),
  },
  {
    name: 'newsletter, twice',
    path: leads.page,
    prepare: all(signUp, refuse('/api/newsletter', 409, 'conflict')),
    opener: button(leads.signUp),
    ...message(leads.taken),
  },
  {
    name: 'wrong password',
    path: '/login',
    prepare: fillLogin,
    opener: button(words.logIn, MAIN),
    ...message('Login unsuccessful. Please try again.'),
  },
  {
    name: 'mail sent',
    path: '/register',
    prepare: fillRegistration,
    opener: button(words.register, MAIN),
    dialog: sent,
    shows: [heading(words.verificationSent, sent), button('OK', sent)],
    leadsTo: /^\/login$/,
  },
  {
    name: 'a part that cannot be loaded',
    path: '/men',
    prepare: refuse('/api/texts', 503, 'unavailable'),
    opener: button(words.cart),
    ...message('This part of the page could not be loaded. Please try again.'),
  },
];
