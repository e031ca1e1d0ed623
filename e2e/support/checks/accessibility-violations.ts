import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for animations, because contrasts are wrong during a fade. */
async function atRest(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Injects axe through the debugger, which the page's policy does not restrict. */
async function violationsIn(frame: Frame): Promise<string[]> {
  await atRest(frame);
  await frame.evaluate(await axeSource);
  const { violations } = await frame.evaluate(
    (tags): Promise<AxeResults> =>
      window.axe.run(document, { runOnly: tags, iframes: false, resultTypes: ['violations'] }),
    TAGS,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`,
    ),
  );
}

/** Returns accessibility violations of the page and its frames (WCAG 2.2 AA, by axe). */
export async function findAccessibilityViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await violationsIn(frame)));
  return found;
}
