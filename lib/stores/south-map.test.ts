import { mapOfTheSouth } from './south-map';
import { allStores, listStores } from './stores';

const { view, marks } = mapOfTheSouth(allStores());

it('has every store of Bali, in sight', () => {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  expect(marks.map(({ store }) => store.slug).sort()).toEqual(
    listStores('about')
      .filter(({ region }) => region === 'bali')
      .map(({ slug }) => slug)
      .sort(),
  );
  for (const { x, y, label } of marks) {
    for (const one of [{ x, y }, label]) {
      expect(one.x).toBeGreaterThan(left);
      expect(one.x).toBeLessThan(left + width);
      expect(one.y).toBeGreaterThan(top);
      expect(one.y).toBeLessThan(top + height);
    }
  }
});

it('writes no name over another', () => {
  for (const anchor of ['start', 'end']) {
    const lines = marks.filter(({ label }) => label.anchor === anchor).map(({ label }) => label.y);
    lines.sort((one, other) => one - other);
    for (const [index, line] of lines.slice(1).entries()) {
      expect(line - (lines[index] ?? 0)).toBeGreaterThanOrEqual(16);
    }
  }
});
