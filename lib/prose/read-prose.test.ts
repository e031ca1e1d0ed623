import { readingMinutes } from './prose';
import { ProseError, parseProse, readProse } from './read-prose';

const FACTS = { brand: 'Laut', locality: 'Sanur', email: 'us@shop.example', paymentProvider: 'Bayar' };

it('fills in the facts', () => {
  const { blocks } = readProse('legal/privacy/en.md', FACTS);
  expect(JSON.stringify(blocks)).toContain('Laut, Sanur, Bali');
});

it('names the file and the unknown fact', () => {
  expect(() => readProse('legal/privacy/en.md', { brand: 'Laut', locality: 'Sanur' })).toThrow(
    'content/legal/privacy/en.md: Unknown placeholder {email}',
  );
});

const HEAD = '# Waves & “us”\n\nWhat it is *about*.\n\n';
const blocks = (markdown: string) => parseProse(HEAD + markdown).blocks;
const text = (words: string) => ({ kind: 'text', text: words });

it('separates title and lead from the rest', () => {
  expect(parseProse(`${HEAD}One.\n\nTwo.`)).toEqual({
    title: 'Waves & “us”',
    lead: 'What it is about.',
    blocks: [
      { kind: 'paragraph', parts: [text('One.')] },
      { kind: 'paragraph', parts: [text('Two.')] },
    ],
  });
});

it('parses all supported blocks', () => {
  expect(blocks('## Head\n\n> Said.\n\n1. one\n2. **two**\n\n- [three](/men)')).toEqual([
    { kind: 'heading', level: 2, parts: [text('Head')] },
    { kind: 'quote', parts: [text('Said.')] },
    { kind: 'list', ordered: true, items: [[text('one')], [{ kind: 'strong', parts: [text('two')] }]] },
    { kind: 'list', ordered: false, items: [[{ kind: 'link', href: '/men', parts: [text('three')] }]] },
  ]);
  expect(blocks('| a | b |\n|---|---|\n| c | d |')).toEqual([
    { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('c')], [text('d')]]] },
  ]);
  expect(blocks('![Seen](wave.jpg "Said of it")')).toEqual([
    { kind: 'picture', src: 'wave.jpg', alt: 'Seen', caption: 'Said of it' },
  ]);
});

it('turns line breaks into spaces', () => {
  expect(blocks('one\ntwo')).toEqual([{ kind: 'paragraph', parts: [text('one two')] }]);
});

it.each([
  ['HTML in a line', 'a <b>bold</b> word'],
  ['HTML by itself', '<script>alert(1)</script>'],
  ['code', '```\nrm\n```'],
  ['a second title', '# Another'],
  ['a heading of the fourth level', '#### Small'],
  ['a picture in a line', 'Look: ![Seen](wave.jpg "Said")'],
  ['a picture without words', '![](wave.jpg "Said")'],
  ['a picture without a caption', '![Seen](wave.jpg)'],
  ['two paragraphs in an item', '- one\n\n  two'],
])('rejects %s', (_, markdown) => {
  expect(() => blocks(markdown)).toThrow(ProseError);
});

it.each([
  ['a title', 'Just words.'],
  ['a lead', '# Title\n\n- one'],
])('rejects a text without %s', (_, markdown) => {
  expect(() => parseProse(markdown)).toThrow(ProseError);
});

it('counts a minute per two hundred words, and at least one', () => {
  expect(readingMinutes(blocks('wave '.repeat(500)))).toBe(3);
  expect(readingMinutes(blocks('Short.'))).toBe(1);
});
