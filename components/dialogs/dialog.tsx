'use client';

import '@/components/basic-styles';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/lib/i18n/texts';
import styles from './dialog.module.scss';

type DialogProps = {
  title: string;
  /** Asked for by Escape, the close button, a press beside it, or its page being left. */
  onClose: () => void;
  /** A few words in the middle, a form in the middle, or a panel along the right side. */
  shape?: 'message' | 'form' | 'panel';
  /** Whether a press beside it closes it; not where somebody's typing would be lost. */
  closesBeside?: boolean;
  /** The id of what is read out after the title. */
  describedBy?: string;
  /** What stays in sight between what scrolls and the buttons, such as a total. */
  footer?: ReactNode;
  /** Buttons that stay in sight below what scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A modal dialog, open for as long as it is rendered. Its owner stops rendering it when asked to close. */
export function Dialog(props: DialogProps) {
  const { title, onClose, shape = 'message', closesBeside = true, describedBy } = props;
  const { footer, actions, children } = props;
  const t = useTexts('common');
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  usePressBeside(ref, () => closesBeside && onClose());

  // Closed before it leaves the page, or the focus would not go back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Closed by no wish of its owner: by a second Escape, or hidden together with its page.
        if (!ref.current?.open) onClose();
      }}
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

/** Calls back for a press on a dialog's backdrop: begun and ended there, so that dragging out of a field is none. */
export function usePressBeside(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let begun = false;
    const listening = new AbortController();
    const { signal } = listening;

    // What fills the dialog lies on a sheet of its own, so the dialog itself is only hit on its backdrop.
    dialog.addEventListener('pointerdown', ({ target }) => (begun = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => begun && target === dialog && press(), { signal });
    return () => listening.abort();
  }, [ref]);
}
