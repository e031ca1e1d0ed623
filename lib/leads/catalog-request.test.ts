import { listCatalogRequestErrors, readCatalogRequest } from './catalog-request';

function filled(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it('reads the form, with an empty phone as an empty string', () => {
  const form = filled({
    fullName: ' Made ',
    email: ' made@example.com ',
    phone: '',
    catalog: '2025',
    website: '',
  });
  expect(readCatalogRequest(form, 1234.6)).toEqual({
    fullName: 'Made',
    email: 'made@example.com',
    phone: '',
    catalog: '2025',
    website: '',
    elapsedMs: 1235,
  });
});

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
