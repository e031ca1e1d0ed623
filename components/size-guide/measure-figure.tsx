import { useId } from 'react';
import type { BodyMeasure, SizeGuide } from '@/content/size-guides';
import { FIGURE_MARKS, FIGURES } from './figures';
import styles from './measure-figure.module.scss';

type MeasureFigureProps = {
  figure: SizeGuide['figure'];
  measures: readonly BodyMeasure[];
  /** The alternative text of the figure. */
  label: string;
};

/** A dress form or a footprint with numbered measuring lines. */
export function MeasureFigure({ figure, measures, label }: MeasureFigureProps) {
  // Next.js keeps visited pages in the DOM, where `useId` may repeat an id.
  const shape = `${figure}${useId()}`;
  const { outlines, shade, base, cap } = FIGURES[figure];

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
      <path d={cap} className={styles.cap} />
      {FIGURE_MARKS[figure]
        .filter(({ measure }) => measures.includes(measure))
        .map(({ measure, tape, lead, at: [x, y] }) => (
          <g key={measure}>
            <path d={lead} className={styles.line} />
            <path d={tape} className={styles.tape} />
            <circle cx={x} cy={y} r="12" className={styles.dot} />
            <text x={x} y={y} className={styles.number}>
              {measures.indexOf(measure) + 1}
            </text>
          </g>
        ))}
    </svg>
  );
}
