import type { CDPSession, Page } from '@playwright/test';

type Used = { text: string; fonts: string[] };

async function fallbackFonts(devtools: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

/** The texts that the page shows in fonts of the machine, because its own lack their glyphs. */
export async function fallbackGlyphs(page: Page): Promise<Used[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const found = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const texts = await page
    .locator('body *')
    .evaluateAll((all) =>
      all.map(({ childNodes }) =>
        [...childNodes].map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '')).join(''),
      ),
    );
  const used = await Promise.all(
    found.nodeIds.map(async (nodeId, index) => {
      const text = texts[index]?.trim() ?? '';
      return { text, fonts: text ? await fallbackFonts(devtools, nodeId) : [] };
    }),
  );
  await devtools.detach();
  return used.filter(({ fonts }) => fonts.length > 0);
}
