import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

/** A tag of a page's structure, with the words of all that it holds. */
export type Tag = { role: string; alt: string | undefined; words: string; children: Tag[] };

/** What pdf.js hands out of a page's structure: tags, and the marked parts that they hold. */
const nodeSchema = z.object({
  role: z.string(),
  alt: z.string().optional(),
  get children() {
    return z.array(z.union([nodeSchema, z.object({ type: z.string(), id: z.string() })]));
  },
});
type Node = z.infer<typeof nodeSchema>;

/** Opens a PDF as a reader's program does. */
export function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
}

/** The words of each marked part of a page, by its id. */
async function markedWords(page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  let id = '';
  for (const item of items) {
    if ('str' in item) words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else id = item.type === 'beginMarkedContentProps' ? (item.id ?? '') : '';
  }
  return words;
}

/** The tags of a page, in the order they are read, and what stands outside of them. */
export async function tagsOfPage(
  pdf: PDFDocumentProxy,
  number: number,
): Promise<{ tags: Tag[]; untagged: string }> {
  const page = await pdf.getPage(number);
  const words = await markedWords(page);
  const tagOf = (node: Node): Tag => {
    const children = node.children.filter((child): child is Node => 'children' in child).map(tagOf);
    const own = node.children.map((child) => ('id' in child ? (words.get(child.id) ?? '') : '')).join('');
    return {
      role: node.role,
      alt: node.alt,
      words: own + children.map((child) => child.words).join(' '),
      children,
    };
  };
  const root = tagOf(nodeSchema.parse(await page.getStructTree()));
  return { tags: root.children, untagged: words.get('') ?? '' };
}

/** All tags of a role, however deep. */
export function tagsOf(role: string, tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag) => [...(tag.role === role ? [tag] : []), ...tagsOf(role, tag.children)]);
}
