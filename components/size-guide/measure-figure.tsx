import { useId } from 'react';
import type { BodyMeasure, SizeGuide } from '@/content/size-guides';
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
      {MARKS[figure]
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

type Figure = SizeGuide['figure'];

/** `outlines` are filled shapes, `shade` is the hatching, `base` the stand, and `cap` the top. */
type Shape = { outlines: readonly string[]; shade: string; base: string; cap: string };

/** The measuring line, the leader line to its number, and the position of the number. */
type Mark = { measure: BodyMeasure; tape: string; lead: string; at: readonly [number, number] };

/** The figures, drawn on 280 × 380 units. Product pages draw their garments on them (content/garment-fits.ts). */
export const FIGURES: Record<Figure, Shape> = {
  womens: {
    outlines: [
      'M125 24q15 6 30 0c0 16 3 25 15 30 14 6 27 9 34 16 4 5 0 16-4 27-4 10-7 18-5 28 2 11 0 22-7 33-7 11-11 21-10 32 2 19 22 31 27 57 4 22 2 52-3 86Q140 345 78 333c-5-34-7-64-3-86 5-26 25-38 27-57 1-11-3-21-10-32-7-11-9-22-7-33 2-10-1-18-5-28-4-11-8-22-4-27 7-7 20-10 34-16 12-5 15-14 15-30Z',
    ],
    shade:
      'M146 50Q189 57 232 51M168 58Q200 65 232 59M156 66Q194 73 232 67M176 74Q204 81 232 75M150 82Q191 89 232 83M162 90Q197 97 232 91M146 98Q189 105 232 99M168 106Q200 113 232 107M156 114Q194 121 232 115M176 122Q204 129 232 123M150 130Q191 137 232 131M162 138Q197 145 232 139M146 146Q189 153 232 147M168 154Q200 161 232 155M156 162Q194 169 232 163M176 170Q204 177 232 171M150 178Q191 185 232 179M162 186Q197 193 232 187M146 194Q189 201 232 195M168 202Q200 209 232 203M156 210Q194 217 232 211M176 218Q204 225 232 219M150 226Q191 233 232 227M162 234Q197 241 232 235M146 242Q189 249 232 243M168 250Q200 257 232 251M156 258Q194 265 232 259M176 266Q204 273 232 267M150 274Q191 281 232 275M162 282Q197 289 232 283M146 290Q189 297 232 291M168 298Q200 305 232 299M156 306Q194 313 232 307M176 314Q204 321 232 315M150 322Q191 329 232 323M162 330Q197 337 232 331',
    base: 'M140 340v26M40 374c20-8 34-8 54 0s34 8 56 0 34-8 54 0',
    cap: 'M124 18c0-7 32-7 32 0v6q-16 7-32 0Z',
  },
  mens: {
    outlines: [
      'M123 24q17 6 34 0c0 17 4 24 18 30 16 7 34 10 41 18 5 6 1 18-4 30-5 13-6 24-7 36-2 18-9 34-12 56-2 18 2 34 5 56 3 24 2 52-1 83Q140 345 83 333c-3-31-4-59-1-83 3-22 7-38 5-56-3-22-10-38-12-56-1-12-2-23-7-36-5-12-9-24-4-30 7-8 25-11 41-18 14-6 18-13 18-30Z',
    ],
    shade:
      'M148 50Q192 57 236 51M170 58Q203 65 236 59M158 66Q197 73 236 67M178 74Q207 81 236 75M152 82Q194 89 236 83M164 90Q200 97 236 91M148 98Q192 105 236 99M170 106Q203 113 236 107M158 114Q197 121 236 115M178 122Q207 129 236 123M152 130Q194 137 236 131M164 138Q200 145 236 139M148 146Q192 153 236 147M170 154Q203 161 236 155M158 162Q197 169 236 163M178 170Q207 177 236 171M152 178Q194 185 236 179M164 186Q200 193 236 187M148 194Q192 201 236 195M170 202Q203 209 236 203M158 210Q197 217 236 211M178 218Q207 225 236 219M152 226Q194 233 236 227M164 234Q200 241 236 235M148 242Q192 249 236 243M170 250Q203 257 236 251M158 258Q197 265 236 259M178 266Q207 273 236 267M152 274Q194 281 236 275M164 282Q200 289 236 283M148 290Q192 297 236 291M170 298Q203 305 236 299M158 306Q197 313 236 307M178 314Q207 321 236 315M152 322Q194 329 236 323M164 330Q200 337 236 331',
    base: 'M140 340v26M40 374c20-8 34-8 54 0s34 8 56 0 34-8 54 0',
    cap: 'M122 18c0-7 36-7 36 0v6q-18 7-36 0Z',
  },
  foot: {
    outlines: [
      'M150 358c-30 2-46-20-44-52 2-26 10-44 6-74-4-28-22-52-18-82 4-28 28-42 56-40 30 2 46 24 44 56-2 34-16 52-16 84 0 28 18 40 16 66-2 24-20 40-44 42Z',
      'M118 62c12-3 22 6 22 19 0 14-8 24-20 25-12 0-20-9-19-21 1-12 7-20 17-23Z',
      'M156 70c8-2 14 4 14 13s-5 16-13 16-12-6-12-14 4-14 11-15Z',
      'M182 82c7-1 11 4 11 11s-4 13-11 13-10-5-10-12 4-12 10-12Z',
      'M202 98c6-1 9 3 9 9s-4 11-9 11-8-4-8-10 3-10 8-10Z',
      'M217 117c5 0 8 4 7 9s-4 9-8 8-7-4-6-9 3-8 7-8Z',
    ],
    shade:
      'M150 64Q184 71 218 65M172 72Q195 79 218 73M160 80Q189 87 218 81M180 88Q199 95 218 89M154 96Q186 103 218 97M166 104Q192 111 218 105M150 112Q184 119 218 113M172 120Q195 127 218 121M160 128Q189 135 218 129M180 136Q199 143 218 137M154 144Q186 151 218 145M166 152Q192 159 218 153M150 160Q184 167 218 161M172 168Q195 175 218 169M160 176Q189 183 218 177M180 184Q199 191 218 185M154 192Q186 199 218 193M166 200Q192 207 218 201M150 208Q184 215 218 209M172 216Q195 223 218 217M160 224Q189 231 218 225M180 232Q199 239 218 233M154 240Q186 247 218 241M166 248Q192 255 218 249M150 256Q184 263 218 257M172 264Q195 271 218 265M160 272Q189 279 218 273M180 280Q199 287 218 281M154 288Q186 295 218 289M166 296Q192 303 218 297M150 304Q184 311 218 305M172 312Q195 319 218 313M160 320Q189 327 218 321M180 328Q199 335 218 329M154 336Q186 343 218 337M166 344Q192 351 218 345M150 352Q184 359 218 353',
    base: 'M40 372c20-8 34-8 54 0s34 8 56 0 34-8 54 0',
    cap: '',
  },
};

const MARKS: Record<Figure, readonly Mark[]> = {
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
    { measure: 'hips', tape: 'M82 254Q140 274 198 254', lead: 'M198 254L240 246', at: [252, 244] },
  ],
  foot: [{ measure: 'foot', tape: '', lead: 'M48 62V196M48 224v134M38 62h66M38 358h92', at: [48, 210] }],
};
