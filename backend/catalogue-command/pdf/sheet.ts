import type { Outline, PDFDocument, StructureElement } from 'pdfkit';
import { INKS } from '@/content/brand-style';
import { SITE } from '@/content/site';
import { finishPdf, openTaggedPdf } from '@/lib/tagged-pdf';
import { type Ink, STYLES, type Style } from './styles';

/** A4, lying; points. */
export const PAGE = { x: 0, y: 0, width: 842, height: 595, margin: 40, inner: 762 } as const;

export type Box = { x: number; y: number; width: number; height: number };
/** What the fonts have no glyph for would be boxes. */
const UNWRITABLE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;

/** Where words stand: no more than so many points down when `height` is given. */
type Place = { x: number; y: number; width: number; height?: number; align?: 'left' | 'right' };

const cornersOf = ({ x, y, width, height }: Box) => [x, y, x + width, y + height] as const;

/** Spaced capitals would be spelled out. */
const readAs = (words: string, { isCaps }: Style) => (isCaps ? { actual: words } : {});

/**
 * A tagged document on paper of the brand. Everything is drawn either as content, in the order it is to be read, or as
 * an artifact, which readers pass over.
 */
export class Sheet {
  readonly #doc: PDFDocument;
  readonly #open: StructureElement[];
  readonly #bookmarks: Outline[];

  constructor(facts: { title: string; author: string; made: Date }) {
    const { document, root } = openTaggedPdf({ ...facts, language: 'en', size: [PAGE.width, PAGE.height] });
    this.#doc = document;
    this.#open = [root];
    this.#bookmarks = [this.#doc.outline];
  }

  finish(): Promise<Buffer> {
    return finishPdf(this.#doc);
  }

  page(ground: Ink): void {
    this.#doc.addPage();
    this.fill(PAGE, ground);
  }

  async part(tag: string, draw: () => void | Promise<void>): Promise<void> {
    const part = this.#doc.struct(tag);
    this.#open.at(-1)?.add(part);
    this.#open.push(part);
    await draw();
    this.#open.pop();
    part.end();
  }

  anchor(name: string): void {
    this.#doc.addNamedDestination(name, 'Fit');
  }

  /** A bookmark to this page, in the bookmark of so many levels above it; 1 is the outermost. */
  bookmark(title: string, level: number): void {
    this.#bookmarks.length = level;
    const bookmark = this.#bookmarks.at(-1)?.addItem(title, { expanded: level === 1 });
    if (bookmark) this.#bookmarks.push(bookmark);
  }

  /** Writes words and returns where they end. What does not fit the height is cut. */
  write(tag: string, words: string, style: Style, place: Place): number {
    this.#add(this.#doc.struct(tag, readAs(words, style), () => this.#set(words, style, place)));
    return this.#doc.y;
  }

  cell(words: string, style: Style, place: Place, head?: 'Column' | 'Row'): void {
    const options = { ...readAs(words, style), ...(head && { scope: head }) };
    this.#add(this.#doc.struct(head ? 'TH' : 'TD', options, () => this.#set(words, style, place)));
  }

  link(words: string, style: Style, place: Place & { to: string }): number {
    const { to, ...at } = place;
    const link = this.#doc.struct('Link');
    this.#add(link);
    link.add(() => this.#set(words, style, at));
    const end = this.#doc.y;
    const size = [at.width, end - at.y] as const;
    this.#doc.goTo(at.x, at.y, ...size, to, { structParent: link, Contents: new String(words) });
    link.end();
    return end;
  }

  figure(picture: Buffer, box: Box, alt: string): void {
    const options = { alt, bbox: cornersOf(box) };
    this.#add(this.#doc.struct('Figure', options, () => this.#image(picture, box)));
  }

  ornament(picture: Buffer, box: Box): void {
    this.#asArtifact(() => this.#image(picture, box));
  }

  margin(words: string, style: Style, place: Place): void {
    this.#asArtifact(() => this.#set(words, style, place));
  }

  /** The foot of a page: its number and, where no picture stands there, whose it is. */
  foot(page: number, side: 'both' | 'right' = 'both'): void {
    const style = { ...STYLES.eyebrow, size: 6.5 };
    const at = { x: PAGE.margin, y: PAGE.height - 30, width: PAGE.inner };
    if (side === 'both') this.margin(`${SITE.name}   ${SITE.catalogueYear}`, style, at);
    this.margin(String(page), style, { ...at, align: 'right' });
  }

  fill({ x, y, width, height }: Box, ink: Ink): void {
    this.#asArtifact(() => this.#doc.rect(x, y, width, height).fill(INKS[ink]));
  }

  /** Darkens a picture from below, so that words can be read on it. */
  veil({ x, y, width, height }: Box, ink: Ink): void {
    const gradient = this.#doc
      .linearGradient(x, y + height, x, y)
      .stop(0, INKS[ink], 0.94)
      .stop(1, INKS[ink], 0);
    this.#asArtifact(() => this.#doc.rect(x, y, width, height).fill(gradient));
  }

  rule(x: number, y: number, width: number, ink: Ink = 'dune'): void {
    this.fill({ x, y, width, height: 0.6 }, ink);
  }

  heightOf(words: string, style: Style, width: number): number {
    return this.#font(style).heightOfString(words, this.#options(style, { x: 0, y: 0, width }));
  }

  widthOf(words: string, style: Style): number {
    return this.#font(style).widthOfString(words, { characterSpacing: style.spacing });
  }

  #image(picture: Buffer, { x, y, width, height }: Box): void {
    this.#doc.image(picture, x, y, { width, height });
  }

  #add(element: StructureElement): void {
    this.#open.at(-1)?.add(element);
  }

  #asArtifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  #font({ font, size }: Style): PDFDocument {
    return this.#doc.font(font).fontSize(size);
  }

  #options({ spacing, leading }: Style, { width, height, align }: Place) {
    return {
      width,
      align,
      characterSpacing: spacing,
      lineGap: leading,
      ...(height && { height, ellipsis: true }),
    };
  }

  #set(words: string, style: Style, place: Place): void {
    const writable = words.replace(UNWRITABLE, '');
    const drawn = style.isCaps ? writable.toUpperCase() : writable;
    this.#font(style).fillColor(INKS[style.ink]).text(drawn, place.x, place.y, this.#options(style, place));
  }
}
