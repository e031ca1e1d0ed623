import { median } from './median.mjs';

/** Medians of each site, their ratio, and between what bounds the ratio lay from pair to pair. */
export function compareFigure(figure, floorPasses, shopPasses) {
  const floor = median(floorPasses.map((pass) => pass[figure]));
  const shop = median(shopPasses.map((pass) => pass[figure]));
  const pairs = shopPasses.map((pass, index) => pass[figure] / floorPasses[index][figure]);
  return {
    figure,
    floor,
    shop,
    ratio: shop / floor,
    lowest: Math.min(...pairs),
    highest: Math.max(...pairs),
  };
}
