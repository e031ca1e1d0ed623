const QUOTE_BYTE = 0x22;
const BACKSLASH = 0x5c;

/** The bytes that JSON is structured by, outside of strings. */
const PLAIN = 0;
const QUOTE = 1;
const COMMA = 2;
const OPENING = 3;
const OPENING_LIST = 4;
const CLOSING = 5;
const KINDS = new Uint8Array(256);
for (const [character, kind] of Object.entries({
  '"': QUOTE,
  ',': COMMA,
  '{': OPENING,
  '[': OPENING_LIST,
  '}': CLOSING,
  ']': CLOSING,
})) {
  KINDS[character.charCodeAt(0)] = kind;
}

/** What stands before the list of an envelope, or nothing but space before a bare one. */
const BEFORE_LIST = /[{,]\s*"data"\s*:\s*$|^\s*$/;

/** Where a string ends, seen from anywhere in it; -1 when it goes on beyond the bytes. */
function endOfString(bytes: Buffer, from: number): number {
  let end = bytes.indexOf(QUOTE_BYTE, from);
  while (end !== -1) {
    let backslashes = 0;
    while (bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = bytes.indexOf(QUOTE_BYTE, end + 1);
  }
  return -1;
}

/**
 * Cuts the entries out of a JSON list, bare or the `data` of an envelope, while its bytes arrive: no long answer is parsed
 * in one piece, which would keep everybody else waiting. Whether it is JSON is left to whoever parses the pieces.
 */
export class ListCutter {
  #rest = Buffer.alloc(0);
  #around = '';
  #depth = 0;
  /** Inside the list; none before it and after it. */
  #listDepth: number | undefined;
  #isInString = false;
  #entries = 0;

  /** @param onEntry told of each entry's JSON, whose bytes are good until it returns */
  constructor(private readonly onEntry: (json: Buffer) => void) {}

  push(chunk: Uint8Array): void {
    const bytes = Buffer.concat([this.#rest, chunk]);
    let begin = 0;
    let at = this.#rest.length;
    while (at < bytes.length) {
      if (this.#isInString) {
        const end = endOfString(bytes, at);
        if (end === -1) break;
        this.#isInString = false;
        at = end + 1;
        continue;
      }
      const kind = KINDS[bytes[at] ?? 0] ?? PLAIN;
      if (kind !== PLAIN) begin = this.#pass(kind, bytes, begin, at);
      at += 1;
    }
    this.#rest = bytes.subarray(begin);
  }

  /** The JSON around the entries, the list empty; undefined when there was no list. */
  end(): string | undefined {
    return this.#entries === -1 ? this.#around + this.#rest.toString() : undefined;
  }

  /** Passes one byte that is in no string. @returns where the piece begins that is being read */
  #pass(kind: number, bytes: Buffer, begin: number, at: number): number {
    if (kind === QUOTE) this.#isInString = true;
    if (this.#depth === this.#listDepth && (kind === COMMA || kind === CLOSING)) {
      this.#cut(bytes.subarray(begin, at), kind === CLOSING);
      return kind === CLOSING ? at : at + 1;
    }
    if (kind === CLOSING) this.#depth -= 1;
    if (kind !== OPENING && kind !== OPENING_LIST) return begin;
    this.#depth += 1;
    return kind === OPENING_LIST && this.#isList(bytes.subarray(begin, at)) ? at + 1 : begin;
  }

  #isList(before: Buffer): boolean {
    const isFound = this.#listDepth !== undefined || this.#entries === -1;
    if (isFound || this.#depth > 2 || !BEFORE_LIST.test(before.toString())) return false;
    this.#listDepth = this.#depth;
    this.#around = `${before}[`;
    return true;
  }

  #cut(json: Buffer, isEnd: boolean): void {
    const isEmpty = isEnd && this.#entries === 0 && json.toString().trim() === '';
    if (!isEmpty) this.onEntry(json);
    this.#entries += 1;
    if (!isEnd) return;
    this.#entries = -1;
    this.#listDepth = undefined;
    this.#depth -= 1;
  }
}
