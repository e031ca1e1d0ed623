import { categoryLink } from './category-link';

it.each([
  ['Swimsuit', { href: '/id/woman?category=swimsuit', category: 'Baju renang' }],
  ['Tops & Tees', { href: '/id/woman?category=tops-%26-tees', category: 'Tops & Tees' }],
])('links the category %s', (name, link) => {
  expect(categoryLink('woman', name, 'id')).toEqual(link);
});
