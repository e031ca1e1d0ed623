'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './page.module.scss';
import { isWord, WORDS, type Word } from './words';

/** The page's own words, on the server as in the browser. */
export function Said({ word }: { word: Word }) {
  return WORDS[word][useLocale()];
}

/** Controls that belong together: one of the pictures that tests keep (e2e/pictures/components.spec.ts). */
export function Group({ name, children }: { name: Word; children: ReactNode }) {
  return (
    <section id={name} className={styles.group} data-group="">
      <h2 className={styles.title}>
        <Said word={name} />
      </h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

type SpecimenProps = {
  /** Left out where the part says it itself. */
  state?: Word;
  /** It takes all of the row. */
  wide?: boolean;
  children: ReactNode;
};

/** A part in one of its states. */
export function Specimen({ state, wide = false, children }: SpecimenProps) {
  return (
    <figure data-state={state} className={wide ? `${styles.specimen} ${styles.wide}` : styles.specimen}>
      {state && (
        <figcaption className={styles.state}>
          <Said word={state} />
        </figcaption>
      )}
      {children}
    </figure>
  );
}

type SpecimensProps = {
  /** The parts by the states they are in. */
  of: Partial<Record<Word, ReactNode>>;
  wide?: boolean;
};

export function Specimens({ of, wide = false }: SpecimensProps) {
  return Object.entries(of).map(
    ([state, part]) =>
      part &&
      isWord(state) && (
        <Specimen key={state} state={state} wide={wide}>
          {part}
        </Specimen>
      ),
  );
}
