'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './dialog.module.scss';
import { useLightDismiss, useModal, useSwipeToClose } from './use-modal';

type DialogProps = {
  title: string;
  /** Called for Escape, Back, the close button, light dismiss, a followed link, and when the browser closes the dialog. */
  onClose: () => void;
  /** A short centred message, a centred form, a narrower form for the payment, or a panel on the right. */
  shape?: 'message' | 'form' | 'payment' | 'panel';
  /** Enables light dismiss by a press on the backdrop. Off where it would lose typed text. */
  closesBeside?: boolean;
  /** The id of the element that screen readers announce after the title. */
  describedBy?: string;
  /** Content between the scrolled part and the buttons that stays visible, such as a total. */
  footer?: ReactNode;
  /** Buttons below the scrolled part that stay visible. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal dialog, open for as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const { title, onClose, shape = 'message', closesBeside = true, describedBy } = props;
  const { footer, actions, children } = props;
  const t = useTranslations('common');
  const titleId = useId();
  const modal = useModal(onClose);
  useLightDismiss(modal.ref, () => closesBeside && onClose());
  useSwipeToClose(modal.ref, shape === 'panel', onClose);

  return (
    <dialog
      {...modal}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" className={styles.cross} />
          </button>
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {(footer || actions) && (
          <div className={styles.foot}>
            {footer}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </div>
    </dialog>
  );
}
