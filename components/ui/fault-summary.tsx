'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './fault-summary.module.scss';

/** `inputId` is the input it is about, where there is one. */
type ShownFault = { text: string; inputId?: string | undefined };

function focusInput(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * The error summary above a form's fields; each fault links to its field. Takes the focus when there
 * is no field at fault to take it.
 */
export function FaultSummary({ title, faults }: { title: string; faults: ShownFault[] }) {
  const box = useRef<HTMLDivElement>(null);

  const isOfFields = faults.some(({ inputId }) => inputId);

  useEffect(() => {
    if (!isOfFields) box.current?.focus();
  }, [isOfFields]);

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className="medium">{title}</p>
      {faults.length > 0 && (
        <ul className="stack1">
          {faults.map(({ text, inputId }) => (
            <li key={`${inputId} ${text}`}>
              {inputId ? (
                <a href={`#${inputId}`} onClick={focusInput}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
