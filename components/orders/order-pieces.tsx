'use client';

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Order, OrderLine } from '@/lib/contract/order';
import { sumOfLines } from '@/lib/orders/receipt-facts';
import styles from './order-pieces.module.scss';
import { OrderPart } from './order-way';

/** What was bought, with its pictures, and what it came to. */
export function OrderPieces({ order }: { order: Order }) {
  const t = useTranslations('order');
  const { lines, discount = 0, total } = order;
  if (lines.length === 0) return null;

  return (
    <OrderPart title={t('pieces')} className={styles.pieces}>
      <ul>
        {lines.map((line) => (
          <Piece key={line.id} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {discount > 0 && (
          <div className={`soft small ${styles.sum}`}>
            <dt>{t('discount')}</dt>
            <dd>
              <Price rupiah={discount} className={styles.less} />
            </dd>
          </div>
        )}
        {sumOfLines(order) - discount === total && (
          <div className={`soft small ${styles.sum}`}>
            <dt>{t('delivery')}</dt>
            <dd>{t('free')}</dd>
          </div>
        )}
        <div className={`medium ${styles.total}`}>
          <dt>{t('total')}</dt>
          <dd>
            <Price rupiah={total} />
          </dd>
        </div>
      </dl>
    </OrderPart>
  );
}

function Piece({ line: { itemName, sizeName, quantity, price, image } }: { line: OrderLine }) {
  const t = useTranslations('order');
  const size = sizeName && t('size', { size: sizeName });

  return (
    <li className={styles.piece}>
      <PiecePicture image={image} />
      <div className="shrinks">
        <p className="medium breakable">{itemName}</p>
        <p className="soft small">{[size, t('piecesOf', { quantity })].filter(Boolean).join(', ')}</p>
      </div>
      <p className="figures">
        <Price rupiah={price * quantity} />
      </p>
    </li>
  );
}

/** A piece's picture, small; its ground alone where there is none. */
export function PiecePicture({ image }: { image: string | undefined }) {
  return (
    <span className={styles.picture}>
      {image && <Picture src={image} width={64} height={80} alt="" sizes={64} className="fill" />}
    </span>
  );
}
