/** What we use of pdfkit 0.20. The published types are of 0.17 and know neither PDF/UA nor a figure's box. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** A text object: pdfkit writes a primitive as a name. */
  type PdfText = InstanceType<typeof String>;

  type Corners = readonly [left: number, top: number, right: number, bottom: number];

  type Options = {
    size: [width: number, height: number];
    margin: number;
    autoFirstPage: boolean;
    pdfVersion: '1.7';
    subset: 'PDF/UA';
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    info: { Title: string; Author: string; CreationDate: Date; ModDate: Date };
  };

  type TextOptions = {
    width?: number;
    height?: number;
    align?: 'left' | 'right' | undefined;
    ellipsis?: boolean;
    characterSpacing?: number | undefined;
    lineGap?: number | undefined;
  };

  export interface Outline {
    addItem(title: string, options: { expanded: boolean }): Outline;
  }

  export interface StructureElement {
    /** What is drawn in a closure belongs to the element; it is called when the element is part of the document. */
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  /** A font as fontkit has parsed it. */
  export interface FontFile {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  interface Gradient {
    stop(at: number, colour: string, opacity: number): this;
  }

  export class PDFDocument extends Readable {
    constructor(options: Options);
    readonly outline: Outline;
    readonly y: number;
    addPage(): this;
    registerFont(name: string, font: string | Buffer | FontFile): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(words: string, x: number, y: number, options: TextOptions): this;
    /** The font that is set, as fontkit reads it; pdfkit has no other way to ask what letters it has. */
    readonly _font: { font: FontFile };
    heightOfString(words: string, options: TextOptions): number;
    widthOfString(words: string, options: TextOptions): number;
    image(picture: Buffer, x: number, y: number, box: { width: number; height: number }): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(paint: string | Gradient): this;
    linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
    struct(
      tag: string,
      options?: { alt?: string; actual?: string; bbox?: Corners; scope?: 'Column' | 'Row' },
      child?: () => void,
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this;
    endMarkedContent(): this;
    addNamedDestination(name: string, fit: 'Fit'): void;
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options: { structParent: StructureElement; Contents: PdfText },
    ): this;
    end(): void;
  }
}
