import type { Item } from '@/lib/contract/catalogue';
import { freshSizes, productSizes } from './product-sizes';

describe('productSizes', () => {
  const SIZES = [
    { id: 's1', value: '30' },
    { id: 's2', value: '32' },
    { id: 's3', value: '34' },
  ];
  const item = (id: string, value: string, stock?: number): Item => ({
    id,
    name: 'Uluwatu',
    price: 1,
    size: { id: undefined, value },
    stock,
  });

  it('shows the sizes there are items for, in the order of the sizes list', () => {
    expect(productSizes('Uluwatu', [item('i34', '34', 2), item('i30', '30', 0)], SIZES)).toEqual([
      { sizeId: 's1', value: '30', itemId: 'i30', stock: 0 },
      { sizeId: 's3', value: '34', itemId: 'i34', stock: 2 },
    ]);
  });

  it('takes no stock for "in stock", and leaves it open', () => {
    expect(productSizes('Uluwatu', [item('i30', '30')], SIZES)).toEqual([
      { sizeId: 's1', value: '30', itemId: 'i30' },
    ]);
  });

  it('shows every size of a product that has no stock item at all', () => {
    expect(productSizes('Amed', [item('i30', '30')], SIZES)).toEqual([
      { sizeId: 's1', value: '30' },
      { sizeId: 's2', value: '32' },
      { sizeId: 's3', value: '34' },
    ]);
  });

  it('keeps a size that the sizes list does not know, if it can be ordered, behind the others', () => {
    const unlisted = { ...item('i40', '40', 1), size: { id: 's9', value: '40' } };
    expect(productSizes('Uluwatu', [unlisted, item('i42', '42'), item('i30', '30')], SIZES)).toEqual([
      { sizeId: 's1', value: '30', itemId: 'i30' },
      { sizeId: 's9', value: '40', itemId: 'i40', stock: 1 },
    ]);
  });

  it('has none where there is none', () => {
    expect(productSizes('Uluwatu', [], [])).toEqual([]);
  });
});

describe('freshSizes', () => {
  const sizes = [
    { sizeId: 's30', value: '30', itemId: 'i30', stock: 3 },
    { sizeId: 's32', value: '32', itemId: 'i32' },
  ];
  const item = (id: string, value: string, stock?: number): Item => ({
    id,
    name: 'Medewi Essential',
    price: 749_000,
    size: { value },
    ...(stock !== undefined && { stock }),
  });

  it('keeps what the page says until the stock is known, and when nothing is', () => {
    expect(freshSizes(sizes, undefined)).toEqual(sizes);
    expect(freshSizes(sizes, [])).toEqual(sizes);
  });

  it('takes the stock of now; a size whose item has gone is sold out, one without a number is in stock', () => {
    expect(freshSizes(sizes, [item('i30', '30', 0)])).toEqual([
      { sizeId: 's30', value: '30', itemId: 'i30', stock: 0 },
      { sizeId: 's32', value: '32', stock: 0 },
    ]);
    expect(freshSizes(sizes, [item('i30', '30', 1), item('i32', '32')])).toEqual([
      { sizeId: 's30', value: '30', itemId: 'i30', stock: 1 },
      { sizeId: 's32', value: '32', itemId: 'i32' },
    ]);
  });
});
