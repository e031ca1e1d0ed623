import fc from 'fast-check';
import { ListCutter } from './list-cutter';

/** Cuts a text that arrives in pieces of so many bytes. */
function cut(text: string, size = 7) {
  const entries: unknown[] = [];
  const cutter = new ListCutter((json) => entries.push(JSON.parse(json.toString())));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) cutter.push(bytes.subarray(at, at + size));
  return { entries, around: cutter.end() };
}

it('cuts any list as it was, bare or in an envelope, wherever it is torn', () => {
  // JSON has no -0.
  const json = fc.json().map((text): unknown => JSON.parse(text));
  const lists = fc.array(json);
  const spaces = fc.constantFrom(undefined, 2);
  fc.assert(
    fc.property(lists, json, spaces, fc.integer({ min: 1, max: 40 }), (list, message, space, size) => {
      expect(cut(JSON.stringify(list, null, space), size)).toEqual({ entries: list, around: '[]' });
      const envelope = cut(JSON.stringify({ message, data: list, after: { data: [1] } }, null, space), size);
      expect(envelope.entries).toEqual(list);
      expect(JSON.parse(envelope.around ?? '')).toEqual(
        JSON.parse(JSON.stringify({ message, data: [], after: { data: [1] } })),
      );
    }),
  );
});

it.each([
  '',
  '{}',
  '{"data":{"data":[1]}}',
  '{"list":[1]}',
  '"data"',
  '{"a":"{\\"data\\":","b":[1]}',
  '[1,2',
])('finds no list in %s', (text) => {
  expect(cut(text).around).toBeUndefined();
});

it.each(['[1,]', '[,]', '{"data":[{]}'])('leaves to the parser what is no JSON: %s', (text) => {
  expect(() => cut(text)).toThrow(SyntaxError);
});
