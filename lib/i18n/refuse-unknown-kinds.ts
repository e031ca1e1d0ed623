import 'server-only';
import type { CompiledText } from './format-text';

/** `icu-minify`'s, as in `format-text.ts`, every export of which is in every page's script. */
const KINDS = { select: 1, plural: 2, number: 4 };

/** @throws {Error} for an argument whose kind, or number style, `formatText` has no branch for */
export function refuseUnknownKinds(text: unknown): asserts text is CompiledText {
  if (!Array.isArray(text)) return;
  for (const [name, kind, choices = {}] of text.filter(Array.isArray)) {
    const isPlain = kind === undefined || (kind === KINDS.number && Object.keys(choices).length === 0);
    if (!(isPlain || kind === KINDS.select || kind === KINDS.plural))
      throw new Error(`{${name}} is of an unknown kind.`);
    Object.values(choices).forEach(refuseUnknownKinds);
  }
}
