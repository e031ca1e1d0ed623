/** A run of words in a line. */
export type ProseInline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: ProseInline[] }
  | { kind: 'emphasis'; parts: ProseInline[] }
  | { kind: 'link'; href: string; parts: ProseInline[] };

/** A part of a long text, from top to bottom. Nothing else can be written, so nothing else need be drawn. */
export type ProseBlock =
  | { kind: 'heading'; level: 2 | 3; parts: ProseInline[] }
  | { kind: 'paragraph' | 'quote'; parts: ProseInline[] }
  | { kind: 'list'; ordered: boolean; items: ProseInline[][] }
  | { kind: 'table'; head: ProseInline[][]; rows: ProseInline[][][] }
  | { kind: 'picture'; src: string; alt: string; caption: string };

/** A long text: its title, the paragraph that says what it is about, and the rest. */
export type Prose = { title: string; lead: string; blocks: ProseBlock[] };

/** The words of a line without what they look like. */
export function plainProse(parts: readonly ProseInline[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : plainProse(part.parts))).join('');
}
