import 'server-only';
import type { FontFile, PDFDocument, StructureElement } from 'pdfkit';
import type { FONTS } from '@/content/brand-style';
import { finishPdf, openTaggedPdf } from '@/lib/tagged-pdf';
import { type Glyphs, glyphsOf, MISSING_GLYPH, readFallbackFont } from './fonts';

/** A4, standing; points. */
export const A4 = { width: 595, height: 842, margin: 56 } as const;
export const WHOLE: Column = { x: A4.margin, width: A4.width - 2 * A4.margin };
const FOOT = A4.height - A4.margin;
const FALLBACK = 'fallback';
/** Its glyphs stand higher than the brand's; of their size. */
const FALLBACK_DROP = 0.15;

type Setting = { font?: keyof typeof FONTS; size?: number; colour?: string; align?: 'left' | 'right' };
export type Column = { x: number; width: number };

const INK = '#13242b';
export const INK_SOFT = '#43535a';
export const LINE = '#c3bcb0';

/** Parsed once for all receipts: that takes as long as to draw one. It keeps glyphs, never words. */
let fallbackFont: FontFile | undefined;

/**
 * A tagged PDF that grows downwards and goes on overleaf. A line with a glyph that the brand's font lacks is set in the
 * fallback; what no font has is marked. The true words stay in the tags (`ActualText`) for screen readers and copying.
 */
export class ReceiptPaper {
  readonly #doc: PDFDocument;
  readonly #open: StructureElement[];
  #hasFallback = false;
  lacksGlyphs = false;
  y: number = A4.margin;

  constructor(facts: { title: string; author: string; language: string; made: Date }) {
    const { document, root } = openTaggedPdf({ ...facts, size: [A4.width, A4.height] });
    this.#doc = document.addPage();
    this.#open = [root];
  }

  finish(): Promise<Buffer> {
    return finishPdf(this.#doc);
  }

  /** What is drawn meanwhile belongs to this part of the document. */
  part(tag: 'Table' | 'TR' | 'Sect', draw: () => void): void {
    const part = this.#doc.struct(tag);
    this.#open.at(-1)?.add(part);
    this.#open.push(part);
    draw();
    this.#open.pop();
    part.end();
  }

  need(room: number): void {
    if (this.y + room <= FOOT) return;
    this.#doc.addPage();
    this.y = A4.margin;
  }

  /** Writes words at the height that is reached, and leaves it as it is. @returns where they end */
  write(tag: 'H1' | 'H2' | 'P' | 'TD', words: string, column: Column, setting: Setting = {}): number {
    return this.#write(tag, {}, words, column, setting);
  }

  head(scope: 'Column' | 'Row', words: string, column: Column, setting: Setting = {}): number {
    return this.#write('TH', { scope }, words, column, setting);
  }

  figure(picture: Buffer, { x, width }: Column, height: number, alt: string): void {
    const { y } = this;
    const draw = () => this.#doc.image(picture, x, y, { width, height });
    this.#add(this.#doc.struct('Figure', { alt, bbox: [x, y, x + width, y + height] }, draw));
  }

  /** A line across; readers pass over it. */
  rule({ x, width }: Column, thickness: number, colour = INK): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    this.#doc.rect(x, this.y, width, thickness).fill(colour);
    this.#doc.endMarkedContent();
  }

  #write(tag: string, more: { scope?: 'Column' | 'Row' }, words: string, column: Column, setting: Setting) {
    const { font = 'text', size = 10, colour = INK, align } = setting;
    const glyphs = this.#glyphs(words, font);
    if (glyphs.words.includes(MISSING_GLYPH)) this.lacksGlyphs = true;
    const draw = () => {
      const y = glyphs.isOwn ? this.y : this.y + size * FALLBACK_DROP;
      this.#doc
        .font(glyphs.isOwn ? font : FALLBACK)
        .fontSize(size)
        .fillColor(colour);
      this.#doc.text(glyphs.words, column.x, y, { width: column.width, align, lineGap: 2 });
    };
    this.#add(this.#doc.struct(tag, { ...more, ...(!glyphs.isOwn && { actual: words }) }, draw));
    return this.#doc.y;
  }

  #glyphs(words: string, font: keyof typeof FONTS): Glyphs {
    const own = this.#doc.font(font)._font.font;
    const hasOwn = (codePoint: number) => own.hasGlyphForCodePoint(codePoint);
    return glyphsOf(words, hasOwn, (codePoint) => this.#fallback().hasGlyphForCodePoint(codePoint));
  }

  #fallback(): FontFile {
    if (!this.#hasFallback) this.#doc.registerFont(FALLBACK, fallbackFont ?? readFallbackFont());
    this.#hasFallback = true;
    fallbackFont = this.#doc.font(FALLBACK)._font.font;
    return fallbackFont;
  }

  #add(element: StructureElement): void {
    this.#open.at(-1)?.add(element);
  }
}
