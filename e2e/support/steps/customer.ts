import { randomUUID } from 'node:crypto';

/** Who registers. */
export type Customer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
};

/** Somebody nobody has seen before. */
export function newCustomer(): Customer {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Ketut',
    lastName: 'Sari',
    email: `ketut.${id}@example.com`,
    phone: '+62 812 3456 7890',
    password: `ombak-besar-${id}`,
  };
}

/** The five fields of the checkout's shipping form. */
export type ShippingAddress = {
  receiptName: string;
  province: string;
  city: string;
  address: string;
  postalCode: string;
};

export const HOME_IN_CANGGU: ShippingAddress = {
  receiptName: 'Ketut Sari',
  province: 'Bali',
  city: 'Badung',
  address: 'Jalan Pantai Batu Bolong 58, Canggu',
  postalCode: '80361',
};
