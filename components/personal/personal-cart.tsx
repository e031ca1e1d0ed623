import { useLocale, useTranslations } from 'next-intl';
import { CartSummary } from '@/components/cart/cart-summary';
import lineStyles from '@/components/cart/cart-table.module.scss';
import { LineProduct } from '@/components/cart/line-product';
import { cartHeads, LineTable } from '@/components/cart/line-table';
import { FourProducts, ShopDoors } from '@/components/catalogue/ways-on';
import addressStyles from '@/components/checkout/address-form.module.scss';
import { ShopLink } from '@/components/layout/shop-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { type Cart, piecesLeft } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/contract/cart';
import { QUANTITY_MAX } from '@/lib/contract/limits';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './personal.module.scss';

/** The cart as a form: a quantity is typed and sent, a line removed, by buttons that need no script. */
export function PersonalCart({ cart }: { cart: Cart }) {
  const t = useTranslations('cart');
  const checkout = useTranslations('checkout');

  if (cart.items.length === 0) {
    return (
      <>
        <div className="stack2">
          <p className={styles.lead}>{t('empty')}</p>
          <p className="soft">{t('emptyText')}</p>
        </div>
        <WaysOn />
      </>
    );
  }
  return (
    <>
      <LineTable heads={cartHeads(t)} actions className={styles.lines}>
        {cart.items.map((line, index) => (
          <CartRow key={line.id} line={line} formId={`line-${index}`} />
        ))}
      </LineTable>
      <CartSummary cart={cart} />
      <p className={addressStyles.delivery}>{checkout('delivery')}</p>
      <ShopLink href="/checkout" tone="solid" className={styles.way}>
        {t('checkout')}
      </ShopLink>
    </>
  );
}

/** Below a cart with nothing to show: the two doors of the shop, and four products. */
export function WaysOn() {
  return (
    <>
      <div className="row2">
        <ShopDoors />
      </div>
      <FourProducts />
    </>
  );
}

function CartRow({ line, formId }: { line: CartLine; formId: string }) {
  const t = useTranslations('cart');
  const left = piecesLeft(line);

  return (
    <tr className={lineStyles.line}>
      <th scope="row" className={lineStyles.product}>
        <LineProduct line={line} />
        {left !== undefined && (
          <p className={styles.short}>{left === 0 ? t('soldOut') : t('fewLeft', { left })}</p>
        )}
      </th>
      <td className={lineStyles.quantity} data-label={t('quantity')}>
        <LineForm line={line} id={formId} />
      </td>
      <td className={lineStyles.size} data-label={t('size')}>
        {line.sizeName}
      </td>
      <td className={lineStyles.price} data-label={t('price')}>
        <Price rupiah={line.price * line.quantity} />
      </td>
      <td className={lineStyles.end}>
        <button
          type="submit"
          form={formId}
          name="action"
          value="remove"
          className={lineStyles.remove}
          aria-label={t('removeLine', { item: line.itemName, size: line.sizeName })}
        >
          <Icon name="remove" />
        </button>
      </td>
    </tr>
  );
}

/** One line's form, which the button to remove it belongs to as well. */
function LineForm({ line, id }: { line: CartLine; id: string }) {
  const t = useTranslations('personal');
  const { itemName: item, sizeName: size, quantity, stock = QUANTITY_MAX } = line;

  return (
    <form id={id} method="post" action={localePath(useLocale(), '/cart')} className={styles.change}>
      <input type="hidden" name="line" value={line.id} />
      <input
        className={styles.quantity}
        type="number"
        name="quantity"
        aria-label={t('quantityOf', { item, size })}
        inputMode="numeric"
        min={1}
        max={Math.max(1, Math.min(stock, QUANTITY_MAX))}
        defaultValue={quantity}
        autoComplete="off"
      />
      <button
        type="submit"
        name="action"
        value="change"
        className={styles.update}
        aria-label={t('updateLine', { item, size })}
      >
        {t('update')}
      </button>
    </form>
  );
}

/** What was wanted before the login: one press adds it, nothing does by itself. */
export type WaitingAddition = {
  /** The product's page, to whose address its form is posted. */
  page: `/${string}`;
  item: string;
  sizeId: string;
  size: string;
  quantity: number;
};

export function WaitingNotice({ waiting }: { waiting: WaitingAddition }) {
  const t = useTranslations('personal');
  const product = useTranslations('product');
  const { page, item, size, sizeId, quantity } = waiting;

  return (
    <form method="post" action={localePath(useLocale(), page)} className={styles.waiting}>
      <p>{t('waiting', { item, size, quantity })}</p>
      <input type="hidden" name="size" value={sizeId} />
      <input type="hidden" name="quantity" value={quantity} />
      <button type="submit" className={buttonClass('outline')}>
        {product('addToCart')}
      </button>
    </form>
  );
}

/** Asks before it logs out (spec §5). */
export function LogoutForm() {
  const t = useTranslations('accountMenu');

  return (
    <details className={styles.logout}>
      <summary className={styles.logoutHead}>{t('logout')}</summary>
      <form method="post" action={localePath(useLocale(), '/cart')} className="row3">
        <p>{t('confirmLogout')}</p>
        <button type="submit" name="action" value="logout" className={buttonClass('outline')}>
          {t('logout')}
        </button>
      </form>
    </details>
  );
}
