// The state of the foreign server: one shopper, one cart, their orders. Gone when the process ends.
import { randomUUID } from 'node:crypto';
import { ITEMS, SHOPPER, SIZES } from './catalogue.mjs';

const tokens = new Set();
const orders = [];
let cart = [];
let address;
let lastId = 500;

/** A refusal, worded the way this server words things: no `errors`, a `message` alone. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export function logIn({ email, password }) {
  if (email !== SHOPPER.email || password !== SHOPPER.password) throw new Refusal(401, 'Who are you?');
  const token = randomUUID();
  tokens.add(token);
  return { token, tokenType: 'opaque' };
}

export function requireShopper(authorization = '') {
  const token = authorization.replace(/^Bearer /, '');
  if (!tokens.has(token)) throw new Refusal(401, 'Who are you?');
  return token;
}

export function logOut(token) {
  tokens.delete(token);
}

export function saveAddress(given) {
  address = given;
}

export function readCart() {
  return { items: cart, totalPrice: cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0) };
}

export function addToCart({ itemId, sizeId, quantity }) {
  const item = ITEMS.find(({ id }) => String(id) === String(itemId));
  const size = SIZES.find(({ id }) => String(id) === String(sizeId));
  if (!item || !size || item.size.value !== size.value) {
    throw new Refusal(404, 'Item with the selected size not found');
  }
  lastId += 1;
  const { id, name, price } = item;
  cart.push({
    id: lastId,
    itemId: id,
    itemName: name,
    quantity,
    sizeName: size.value,
    price,
    giftWrap: false,
  });
}

export function removeFromCart(lineId) {
  if (!cart.some(({ id }) => String(id) === lineId)) throw new Refusal(404, 'No such line');
  cart = cart.filter(({ id }) => String(id) !== lineId);
}

export function clearCart() {
  cart = [];
}

/** An order of this server never tells its payment's token again. */
export function createOrder() {
  if (cart.length === 0) throw new Refusal(400, 'Your cart is empty');
  if (!address) throw new Refusal(400, 'Where to?');
  lastId += 1;
  const now = new Date().toISOString();
  const snapToken = randomUUID();
  orders.push({ id: lastId, status: 'pending', lines: cart, total: readCart().totalPrice, snapToken, now });
  return { id: lastId, snap_token: snapToken };
}

function shown({ id, status, lines, total, now }) {
  return {
    id,
    customer_name: address.receiptName,
    customer_email: SHOPPER.email,
    status,
    total,
    transaction_method: status === 'settled' ? 'foreign_card' : null,
    createdAt: now,
    updatedAt: now,
    courier: 'by boat',
    transactionitem: lines.map((line, index) => ({ ...line, id: index + 1 })),
  };
}

export function latestOrder() {
  const latest = orders.at(-1);
  return latest ? shown(latest) : null;
}

/** The provider has the money. */
export function settle(snapToken) {
  const order = orders.find((candidate) => candidate.snapToken === snapToken);
  if (!order) throw new Refusal(404, 'No such payment');
  order.status = 'settled';
}
