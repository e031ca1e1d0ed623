import 'server-only';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { ContentErrors, readContentText } from '@/lib/content/read-content';
import { formatProseAsText, type Prose, type ProseBlock, type ProseInline } from './prose';

/** Thrown if a text breaks the rules of docs/content.md. The message names the offending part. */
export class ProseError extends ContentErrors {
  override name = 'ProseError';

  constructor(message: string, options?: ErrorOptions) {
    super([message], options);
  }
}

/** Returns whether a token is of the given type. */
function is<K extends MarkedToken['type']>(
  token: Token | undefined,
  type: K,
): token is Extract<MarkedToken, { type: K }> {
  return token?.type === type;
}

function throwUnsupported(token: Token): never {
  throw new ProseError(`"${token.type}" is not supported: ${token.raw.trim().slice(0, 60)}`);
}

function inline(token: Token): ProseInline[] {
  if (is(token, 'text')) return token.tokens ? inlines(token.tokens) : [{ kind: 'text', text: token.text }];
  if (is(token, 'strong')) return [{ kind: 'strong', parts: inlines(token.tokens) }];
  if (is(token, 'em')) return [{ kind: 'emphasis', parts: inlines(token.tokens) }];
  if (is(token, 'link')) return [{ kind: 'link', href: token.href, parts: inlines(token.tokens) }];
  return throwUnsupported(token);
}

/** Parses inline tokens. Line breaks in the file become spaces. */
function inlines(tokens: readonly Token[]): ProseInline[] {
  return tokens
    .flatMap(inline)
    .map((part) => (part.kind === 'text' ? { ...part, text: part.text.replaceAll('\n', ' ') } : part));
}

/** Returns the only paragraph of a quotation or a list item. */
function onlyParagraph(tokens: readonly Token[], whole: Token): ProseInline[] {
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (others.length > 0 || !(is(first, 'paragraph') || is(first, 'text'))) return throwUnsupported(whole);
  return inlines(first.tokens ?? [first]);
}

function heading(token: Tokens.Heading): ProseBlock {
  if (token.depth !== 2 && token.depth !== 3) return throwUnsupported(token);
  return { kind: 'heading', level: token.depth, parts: inlines(token.tokens) };
}

/** Parses a paragraph, or a picture that stands alone. The title of a picture is its caption. */
function paragraph(token: Tokens.Paragraph): ProseBlock {
  const [first, ...others] = token.tokens;
  if (!is(first, 'image')) return { kind: 'paragraph', parts: inlines(token.tokens) };
  if (others.length > 0 || !first.text || !first.title) return throwUnsupported(token);
  return { kind: 'picture', src: first.href, alt: first.text, caption: first.title };
}

function table({ header, rows }: Tokens.Table): ProseBlock {
  const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => inlines(tokens));
  return { kind: 'table', head: cells(header), rows: rows.map(cells) };
}

function block(token: Token): ProseBlock {
  if (is(token, 'heading')) return heading(token);
  if (is(token, 'paragraph')) return paragraph(token);
  if (is(token, 'table')) return table(token);
  if (is(token, 'blockquote')) return { kind: 'quote', parts: onlyParagraph(token.tokens, token) };
  if (is(token, 'list')) {
    const items = token.items.map((item) => onlyParagraph(item.tokens, item));
    return { kind: 'list', ordered: token.ordered, items };
  }
  return throwUnsupported(token);
}

/**
 * Parses a text into title, lead and blocks. @throws ProseError for anything that docs/content.md does not
 * allow
 */
export function parseProse(markdown: string): Prose {
  const [title, lead, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (!is(title, 'heading') || title.depth !== 1)
    throw new ProseError('The text must begin with "# " and a title');
  if (!is(lead, 'paragraph')) throw new ProseError('A paragraph must follow the title');

  return {
    title: formatProseAsText(inlines(title.tokens)),
    lead: formatProseAsText(inlines(lead.tokens)),
    blocks: rest.map(block),
  };
}

export type PlaceholderValues = Readonly<Record<string, string | number>>;

function fill(markdown: string, facts: PlaceholderValues): string {
  return markdown.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new ProseError(`Unknown placeholder {${name}}`);
    return String(fact);
  });
}

/** Reads a text by its path in `content/`. @throws ContentErrors that name the file */
export function readProse(path: string, facts: PlaceholderValues = {}): Prose {
  const markdown = readContentText(path);
  try {
    return parseProse(fill(markdown, facts));
  } catch (cause) {
    if (!(cause instanceof ProseError)) throw cause;
    throw new ProseError(`content/${path}: ${cause.message}`, { cause });
  }
}
