import type { BodyMeasure, SizeGuide } from '@/content/size-guides';
import styles from './measure-figure.module.scss';

type Figure = SizeGuide['figure'];

/** The measuring line, the leader line to its number, and the position of the number. */
type Mark = { measure: BodyMeasure; tape: string; lead: string; at: readonly [number, number] };

/** The measuring lines of the figures in `public/images/figures`. */
const FIGURE_MARKS: Record<Figure, readonly Mark[]> = {
  womens: [
    { measure: 'bust', tape: 'M86 128Q140 147 194 128', lead: 'M194 128L240 120', at: [252, 118] },
    { measure: 'waist', tape: 'M103 188Q140 203 177 188', lead: 'M177 188L240 180', at: [252, 178] },
    { measure: 'hips', tape: 'M74 258Q140 280 206 258', lead: 'M206 258L240 252', at: [252, 250] },
    { measure: 'torso', tape: 'M106 62C98 130 126 230 140 340', lead: 'M106 62L92 44', at: [84, 36] },
    {
      measure: 'arm',
      tape: 'M140 30C162 44 200 56 206 76',
      lead: 'M206 76C228 100 238 150 240 226',
      at: [240, 240],
    },
  ],
  mens: [
    { measure: 'chest', tape: 'M72 118Q140 139 208 118', lead: 'M208 118L240 112', at: [252, 110] },
    { measure: 'waist', tape: 'M88 196Q140 213 192 196', lead: 'M192 196L240 188', at: [252, 186] },
    { measure: 'waistband', tape: 'M85 222Q140 240 195 222', lead: 'M195 222L240 212', at: [252, 210] },
    { measure: 'hips', tape: 'M82 254Q140 274 198 254', lead: 'M198 254L240 246', at: [252, 244] },
  ],
  foot: [{ measure: 'foot', tape: '', lead: 'M48 62V196M48 224v134M38 62h66M38 358h92', at: [48, 210] }],
};

type MeasureFigureProps = {
  figure: Figure;
  measures: readonly BodyMeasure[];
  /** The alternative text of the figure. */
  label: string;
};

/** A dress form or a footprint with numbered measuring lines. */
export function MeasureFigure({ figure, measures, label }: MeasureFigureProps) {
  return (
    <svg viewBox="0 0 280 380" role="img" aria-label={label} className={styles.figure}>
      <use href={`/images/figures/${figure}.svg#figure`} />
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
