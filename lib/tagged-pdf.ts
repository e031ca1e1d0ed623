import { PDFDocument, type StructureElement } from 'pdfkit';
import { FONTS } from '@/content/brand-style';

type Facts = {
  size: [width: number, height: number];
  title: string;
  author: string;
  language: string;
  made: Date;
};

/** An empty PDF/UA document in the brand's fonts, without margins, and the root of its structure. */
export function openTaggedPdf({ size, title, author, language, made }: Facts): {
  document: PDFDocument;
  root: StructureElement;
} {
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  for (const [font, { file }] of Object.entries(FONTS)) document.registerFont(font, file);
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root };
}

/** The bytes of a document to which nothing is added any more. */
export async function finishPdf(document: PDFDocument): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  document.end();
  for await (const chunk of document) chunks.push(chunk);
  return Buffer.concat(chunks);
}
