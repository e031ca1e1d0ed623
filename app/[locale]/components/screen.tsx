'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useInBrowser } from '@/components/hooks/in-browser';
import styles from './page.module.scss';
import { Specimen } from './specimen';
import { WORDS, type Word } from './words';

type ScreenProps = {
  /** It is also what the frame is called by those who do not see it. */
  state: Word;
  wide?: boolean;
  /** How high it is: as what is in it needs. */
  size: 'strip' | 'sheet' | 'phone' | 'foot' | 'tallFoot' | 'window' | 'menu';
  /** Of a phone, on every device. */
  narrow?: boolean;
  children: ReactNode;
};

/**
 * A specimen in a window of its own, for what goes by the window: what sticks to its edges, what opens above everything else, and what
 * looks by the page around it. The components in it are the page's own, and it wears the page's sheets.
 */
export function Screen(props: ScreenProps) {
  const { state, wide = false, size, narrow = false, children } = props;
  const title = WORDS[state][useLocale()];
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  // By its `srcdoc` a document is in standards mode. Trusted Types let HTML bring it, but no script.
  const [fromHtml] = useState(!useInBrowser());

  const take = () => setBody(frame.current?.contentDocument?.body);
  useLayoutEffect(take, []);
  useLayoutEffect(() => {
    if (!body) return;
    const inside = body.ownerDocument;
    inside.title = title;
    return dress(inside);
  }, [body, title]);

  return (
    <Specimen state={state} wide={wide}>
      <iframe
        ref={frame}
        title={title}
        className={[styles.screen, styles[size], narrow && styles.narrow].filter(Boolean).join(' ')}
        onLoad={take}
        {...(fromHtml && { srcDoc: '' })}
      />
      {body && createPortal(children, body)}
    </Specimen>
  );
}

const SHEETS = 'link[rel=stylesheet], style';

/** Language, fonts and sheets of the page, those that come later with their parts included. @returns what ends it */
function dress(inside: Document): () => void {
  const { lang, className } = document.documentElement;
  Object.assign(inside.documentElement, { lang, className });
  const wear = (sheets: Iterable<Node>) => {
    for (const sheet of sheets)
      if (sheet instanceof Element && sheet.matches(SHEETS))
        inside.head.append(inside.importNode(sheet, true));
  };
  wear(document.querySelectorAll(SHEETS));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) wear(addedNodes);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}
