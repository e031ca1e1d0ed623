import { matchParts } from '@/lib/search/words';
import styles from './highlight.module.scss';

/** A text with what was typed of it set off. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const parts = matchParts(text, typed);
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part.text.length, 0));

  return parts.map((part, at) =>
    part.hit ? (
      <b key={starts[at]} className={styles.hit}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}
