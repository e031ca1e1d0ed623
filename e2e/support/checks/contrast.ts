import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from './accessibility-violations';

type Rgb = [red: number, green: number, blue: number];

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours (WCAG 2.2), from 1 to 21. */
export function computeContrastRatio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const CONTROLS = ':is(a[href], button, input, select, summary, [role="option"])';
const STATES = [['hover'], ['focus', 'focus-visible'], ['hover', 'focus', 'focus-visible']];

/** Returns violations of text contrast while all controls are hovered or focused. Needs a page without motion. */
export async function listContrastErrors(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const controls = { nodeId: root.nodeId, selector: CONTROLS };
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', controls);
  const weak: string[] = [];
  for (const forcedPseudoClasses of STATES) {
    for (const nodeId of nodeIds)
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    const violations = await findAccessibilityViolations(page);
    weak.push(...violations.filter((violation) => violation.startsWith('color-contrast')));
  }
  await devtools.detach();
  return weak;
}
