'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './dialog.module.scss';
import { useLightDismiss, useModal, useSwipeAway } from './use-modal';

type DialogProps = {
  title: string;
  /** Called for Escape, the close button, light dismiss, a link that is followed, or when its page is left. */
  onClose: () => void;
  /** A few words in the middle, a form in the middle, or a panel along the right side. */
  shape?: 'message' | 'form' | 'panel';
  /** Light dismiss, by a press on the backdrop; not where typed text would be lost. */
  closesBeside?: boolean;
  /** The id of what is read out after the title. */
  describedBy?: string;
  /** What stays in sight between what scrolls and the buttons, such as a total. */
  footer?: ReactNode;
  /** Buttons that stay in sight below what scrolls. */
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
  useSwipeAway(modal.ref, shape === 'panel', onClose);

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
