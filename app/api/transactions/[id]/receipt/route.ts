import { handleRoute } from '@/lib/bff/handle-route';
import { getOrder } from '@/lib/orders/read-orders';
import { receiptFileName } from '@/lib/orders/receipt-facts';
import { makeReceipt } from '@/lib/receipt/make-receipt';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  async GET(call) {
    const session = await call.limitCustomer('receipt');
    const order = await getOrder(session, call.param('id'), call.locale);
    const file = await makeReceipt(order, call.locale);

    return { file, type: 'application/pdf', name: receiptFileName(order.id) };
  },
});
