import 'server-only';
import { PDFDocument, type StructureElement } from 'pdfkit';
import { type Letters, lettersOf, NO_LETTER } from './letters';
import { readAnyScript, VOICES, type Voice } from './voices';

/** A4, standing; points. */
export const A4 = { width: 595, height: 842, margin: 56 } as const;
const FOOT = A4.height - A4.margin;
const ANY_SCRIPT = 'any';
/** Its letters stand higher than the brand's; of their size. */
const ANY_SCRIPT_DROP = 0.15;

/** How words are set; the size in points. */
type Setting = { voice?: Voice; size?: number; colour?: string; align?: 'left' | 'right' };
/** Where they stand: how far from the left, and how wide. */
export type Column = { x: number; width: number };

const INK = '#13242b';
export const INK_SOFT = '#43535a';
export const LINE = '#c3bcb0';

/**
 * A tagged document that grows downwards and goes on overleaf. Words in letters that the brand's font lacks are set in
 * one that has them all; what no font has is marked. The true words stay for whoever has them read or copies them.
 */
export class ReceiptPaper {
  readonly #doc: PDFDocument;
  readonly #open: StructureElement[];
  #hasAnyScript = false;
  /** Some sign could not be drawn. */
  lacksLetters = false;
  /** Where the next words begin. */
  y: number = A4.margin;

  constructor(facts: { title: string; author: string; language: string; made: Date }) {
    const { title, author, language, made } = facts;
    this.#doc = new PDFDocument({
      size: [A4.width, A4.height],
      margin: 0,
      autoFirstPage: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: made, ModDate: made },
    });
    for (const [voice, file] of Object.entries(VOICES)) this.#doc.registerFont(voice, file);
    const root = this.#doc.struct('Document');
    this.#doc.addStructure(root);
    this.#open = [root];
  }

  /** Nothing can be drawn afterwards. */
  async finish(): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    this.#doc.end();
    for await (const chunk of this.#doc) chunks.push(chunk);
    return Buffer.concat(chunks);
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

  /** Goes on overleaf unless there is so much room left, in points. */
  need(room: number): void {
    if (this.y + room <= FOOT) return;
    this.#doc.addPage();
    this.y = A4.margin;
  }

  /**
   * Writes words at the height that is reached, and leaves it as it is.
   * @returns where they end
   */
  write(tag: 'H1' | 'H2' | 'P' | 'TD', words: string, column: Column, setting: Setting = {}): number {
    return this.#write(tag, {}, words, column, setting);
  }

  /** The head of a table's column or row; as `write`. */
  head(scope: 'Column' | 'Row', words: string, column: Column, setting: Setting = {}): number {
    return this.#write('TH', { scope }, words, column, setting);
  }

  /** A picture with what it shows in words. */
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
    const { voice = 'text', size = 10, colour = INK, align } = setting;
    const letters = this.#letters(words, voice);
    if (letters.words.includes(NO_LETTER)) this.lacksLetters = true;
    const draw = () => {
      const y = letters.isOwn ? this.y : this.y + size * ANY_SCRIPT_DROP;
      this.#doc
        .font(letters.isOwn ? voice : ANY_SCRIPT)
        .fontSize(size)
        .fillColor(colour);
      this.#doc.text(letters.words, column.x, y, { width: column.width, align, lineGap: 2 });
    };
    this.#add(this.#doc.struct(tag, { ...more, ...(!letters.isOwn && { actual: words }) }, draw));
    return this.#doc.y;
  }

  #letters(words: string, voice: Voice): Letters {
    const own = this.#doc.font(voice)._font.font;
    const hasOwn = (codePoint: number) => own.hasGlyphForCodePoint(codePoint);
    return lettersOf(words, hasOwn, (codePoint) => this.#anyScript().hasGlyphForCodePoint(codePoint));
  }

  #anyScript() {
    if (!this.#hasAnyScript) this.#doc.registerFont(ANY_SCRIPT, readAnyScript());
    this.#hasAnyScript = true;
    return this.#doc.font(ANY_SCRIPT)._font.font;
  }

  #add(element: StructureElement): void {
    this.#open.at(-1)?.add(element);
  }
}
