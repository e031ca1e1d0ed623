import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** A font with a glyph for every character of every script; plain to look at, 3 MB, and read when it is needed. */
export function readFallbackFont(): Buffer {
  return unwrapWoff(
    readFileSync(
      join(process.cwd(), 'node_modules', '@fontsource/unifont/files/unifont-latin-400-normal.woff'),
    ),
  );
}

/** Sizes in the heads of a WOFF file and of the TrueType file inside, in bytes. */
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const FONT_HEAD = 12;
const FONT_ENTRY = 16;

type Table = { tag: Buffer; checksum: number; data: Buffer };

/** One entry of the directory: tag, offset, compressed length, length, checksum. */
function tableAt(woff: Buffer, index: number): Table {
  const at = WOFF_HEAD + index * WOFF_ENTRY;
  const offset = woff.readUInt32BE(at + 4);
  const stored = woff.readUInt32BE(at + 8);
  const raw = woff.subarray(offset, offset + stored);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: stored < woff.readUInt32BE(at + 12) ? inflateSync(raw) : raw,
  };
}

function headOf(flavour: number, count: number): Buffer {
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(FONT_HEAD);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * FONT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * FONT_ENTRY, 10);
  return head;
}

/** The TrueType font inside a WOFF file: a reader that takes letters one by one would inflate it for each. */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index));
  const directory = Buffer.alloc(count * FONT_ENTRY);
  const parts = [headOf(woff.readUInt32BE(4), count), directory];
  let offset = FONT_HEAD + directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = index * FONT_ENTRY;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    const whole = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(whole);
    parts.push(whole);
    offset += whole.length;
  }
  return Buffer.concat(parts);
}

export type Glyphs = { words: string; isOwn: boolean };

/** In place of a character that no font has a glyph for. */
export const MISSING_GLYPH = '▯';

type Reach = (codePoint: number) => boolean;

/** Characters without a glyph of their own, such as combining accents and joiners. */
const COMBINING = /^[\p{M}\p{Cf}]$/u;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * A line for the brand's own font or, when that lacks a glyph, for the fallback. A line is not split between the two:
 * their glyphs do not stand well beside each other.
 * @param own whether the brand's font has a glyph
 * @param any whether the fallback has it
 */
export function glyphsOf(words: string, own: Reach, any: Reach): Glyphs {
  const line = words.normalize('NFC').replace(CONTROLS, ' ');
  const signs = [...line];
  if (signs.every((sign) => own(sign.codePointAt(0) ?? 0))) return { words: line, isOwn: true };
  return { words: signs.map((sign) => writable(sign, any)).join(''), isOwn: false };
}

function writable(sign: string, any: Reach): string {
  if (any(sign.codePointAt(0) ?? 0)) return sign;
  return COMBINING.test(sign) ? '' : MISSING_GLYPH;
}
