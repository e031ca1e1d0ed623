/** The numbers of pages to offer around the one that is shown: the first, the last, the neighbours; a gap is `undefined`. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(near)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
}
