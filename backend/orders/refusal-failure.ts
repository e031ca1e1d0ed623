import { Failure } from '@/backend/http/failure';
import { orderTexts } from '@/backend/messages/order-texts';
import type { OrderRefused, Refusal } from './order-refusal';

function reasonOf(refusal: Refusal) {
  switch (refusal.code) {
    case 'empty_cart':
      return { text: orderTexts.emptyCart };
    case 'no_address':
      return { text: orderTexts.noAddress };
    case 'ended':
      return { text: orderTexts.ended };
    case 'stock': {
      const { itemName: item, sizeName: size, left } = refusal;
      return { text: left === 0 ? orderTexts.soldOut : orderTexts.fewLeft, values: { item, size, left } };
    }
  }
}

/** A refusal as the contract answers it: 409 when the goods or the order are gone, 422 when something is missing. */
export function refusalFailure({ refusals }: OrderRefused): Failure {
  const isGone = refusals.some(({ code }) => code === 'stock' || code === 'ended');
  return new Failure(isGone ? 409 : 422, refusals.map(reasonOf));
}
