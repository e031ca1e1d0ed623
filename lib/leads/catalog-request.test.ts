import { listCatalogRequestErrors } from './catalog-request';

it.each([
  ['', 'made@example.com', 'required', undefined],
  ['Made', '', undefined, 'required'],
  ['', '', 'required', 'required'],
  ['Made', 'made', undefined, 'emailFormat'],
  ['Made', 'made@bali', undefined, 'emailFormat'],
  ['Made', 'made@example.c', undefined, 'emailFormat'],
  ['Made', 'ma de@example.com', undefined, 'emailFormat'],
  ['Made', 'made@example.com', undefined, undefined],
])('validates %j, %j', (fullName, email, nameError, emailError) => {
  expect(listCatalogRequestErrors({ fullName, email })).toEqual({ fullName: nameError, email: emailError });
});
