import type { Item } from '@/lib/contract/catalogue';
import { createProductSizes, withCurrentStock } from './product-sizes';

describe('createProductSizes', () => {
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

  it('shows the sizes of its stock items, in the order of the size list', () => {
    expect(createProductSizes('Uluwatu', [item('i34', '34', 2), item('i30', '30', 0)], SIZES)).toEqual([
      { sizeId: 's1', value: '30', itemId: 'i30', stock: 0 },
      { sizeId: 's3', value: '34', itemId: 'i34', stock: 2 },
    ]);
  });

  it('treats missing stock as in stock', () => {
    expect(createProductSizes('Uluwatu', [item('i30', '30')], SIZES)).toEqual([
      { sizeId: 's1', value: '30', itemId: 'i30' },
    ]);
  });

  it('shows every size of a product without stock items', () => {
    expect(createProductSizes('Amed', [item('i30', '30')], SIZES)).toEqual([
      { sizeId: 's1', value: '30' },
      { sizeId: 's2', value: '32' },
      { sizeId: 's3', value: '34' },
    ]);
  });

  it('lists orderable sizes that the size list lacks at the end', () => {
    const unlisted = { ...item('i40', '40', 1), size: { id: 's9', value: '40' } };
    expect(createProductSizes('Uluwatu', [unlisted, item('i42', '42'), item('i30', '30')], SIZES)).toEqual([
      { sizeId: 's1', value: '30', itemId: 'i30' },
      { sizeId: 's9', value: '40', itemId: 'i40', stock: 1 },
    ]);
  });

  it('returns no sizes without items and sizes', () => {
    expect(createProductSizes('Uluwatu', [], [])).toEqual([]);
  });
});

describe('withCurrentStock', () => {
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

  it('keeps the sizes until the stock is known', () => {
    expect(withCurrentStock(sizes, undefined)).toEqual(sizes);
    expect(withCurrentStock(sizes, [])).toEqual(sizes);
  });

  it('uses the current stock; a size without an item is sold out, an item without a number is in stock', () => {
    expect(withCurrentStock(sizes, [item('i30', '30', 0)])).toEqual([
      { sizeId: 's30', value: '30', itemId: 'i30', stock: 0 },
      { sizeId: 's32', value: '32', stock: 0 },
    ]);
    expect(withCurrentStock(sizes, [item('i30', '30', 1), item('i32', '32')])).toEqual([
      { sizeId: 's30', value: '30', itemId: 'i30', stock: 1 },
      { sizeId: 's32', value: '32', itemId: 'i32' },
    ]);
  });
});
