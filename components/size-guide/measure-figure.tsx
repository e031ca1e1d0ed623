import { useId } from 'react';
import type { Measure, SizeGuide } from '@/content/size-guides';
import { FIGURES, MARKS } from './figure-shapes';
import styles from './measure-figure.module.scss';

type MeasureFigureProps = {
  figure: SizeGuide['figure'];
  measures: readonly Measure[];
  /** What is to be seen, for those who do not. */
  label: string;
};

/** A tailor's form, or a footprint, printed in two inks; the tape lies where it is measured, numbered as in the text. */
export function MeasureFigure({ figure, measures, label }: MeasureFigureProps) {
  const shape = useId();
  const { outlines, shade, base } = FIGURES[figure];

  return (
    <svg viewBox="0 0 280 380" role="img" aria-label={label} className={styles.figure}>
      <clipPath id={shape}>
        {outlines.map((outline) => (
          <path key={outline} d={outline} />
        ))}
      </clipPath>
      <circle cx="78" cy="84" r="52" className={styles.sun} />
      <path d={base} className={styles.line} />
      {outlines.map((outline) => (
        <path key={outline} d={outline} className={styles.body} />
      ))}
      <path d={shade} clipPath={`url(#${shape})`} className={styles.shade} />
      {measures.map((measure, index) => {
        const { tape, at } = MARKS[figure][measure] ?? MARKS.none;
        return (
          <g key={measure}>
            <path d={tape} className={styles.tape} />
            <circle cx={at[0]} cy={at[1]} r="12" className={styles.dot} />
            <text x={at[0]} y={at[1]} className={styles.number}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
