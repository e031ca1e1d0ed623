import type { CDPSession, Page } from '@playwright/test';

/** WCAG 1.4.3 and 1.4.11: words, large words and what is no word. */
const LEAST = { text: 4.5, large: 3, icon: 3, ring: 3, edge: 3 } as const;

/** What a control can be in besides what it is: pseudo-classes as the browser's tools force them. */
const STATES: Record<string, string[]> = {
  'at rest': [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible', 'focus-within'],
  'hovered and focused': ['hover', 'focus', 'focus-visible', 'focus-within'],
};

const PROBE = 'data-probe';

/** A ground as the style sheet gives it, and how much is seen of it and of what is on it. */
type Layer = { ground: string; opacity: number };
/** Something drawn, with the layers it is drawn on from the page's own to the nearest. */
type Drawn = { control: string; kind: keyof typeof LEAST; colour: string; layers: Layer[] };
type Rgb = [red: number, green: number, blue: number];

/** Computed colours come as `rgb(255 255 255)` or, out of `color-mix()`, as `color(srgb 1 1 1)`. */
function parse(colour: string): [Rgb, number] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const full = colour.startsWith('color(') ? 255 : 1;
  return [[red * full, green * full, blue * full], alpha];
}

const mix = (over: Rgb, under: Rgb, share: number): Rgb => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
];

function paint(colour: string, under: Rgb): Rgb {
  const [rgb, alpha] = parse(colour);
  return mix(rgb, under, alpha);
}

/** A colour and the ground it is drawn on, as they come to the eye. */
function asSeen(colour: string, [layer, ...nearer]: Layer[], under: Rgb): { colour: Rgb; ground: Rgb } {
  if (!layer) return { colour: paint(colour, under), ground: under };
  const inner = asSeen(colour, nearer, paint(layer.ground, under));
  return {
    colour: mix(inner.colour, under, layer.opacity),
    ground: mix(inner.ground, under, layer.opacity),
  };
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Marks what can be operated in the part of the page, and says how many there are. */
function markControls(page: Page, part: string): Promise<number> {
  return page.evaluate(
    ([within, probe]) => {
      for (const marked of document.querySelectorAll(`[${probe}]`)) marked.removeAttribute(probe);
      const controls = [
        ...document.querySelectorAll(
          `${within} :is(a[href], button, input, select, summary, [role="option"])`,
        ),
      ].filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1);
      for (const [index, control] of controls.entries()) control.setAttribute(probe, String(index));
      return controls.length;
    },
    [part, PROBE] as const,
  );
}

/** Everything that is drawn of the marked controls as they are now. */
function drawnOf(page: Page): Promise<Drawn[]> {
  return page.evaluate((probe) => {
    const chain = (element: Element): Element[] =>
      element.parentElement ? [...chain(element.parentElement), element] : [element];
    const layersOf = (element: Element) =>
      chain(element).map((one) => {
        const { backgroundColor, opacity } = getComputedStyle(one);
        return { ground: backgroundColor, opacity: Number(opacity) };
      });
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      chain(element).every((one) => getComputedStyle(one).clipPath === 'none');
    const says = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const kindOf = (element: Element) => {
      if (element.tagName === 'svg') return 'icon';
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 'large' : 'text';
    };

    return [...document.querySelectorAll(`[${probe}]`)].flatMap((control) => {
      // What lies unseen over its label is seen by the label.
      const shown =
        getComputedStyle(control).opacity === '0' ? (control.closest('label') ?? control) : control;
      const name = `${shown.getAttribute('aria-label') ?? ''} ${shown.textContent}`.trim().slice(0, 40);
      return [shown, ...shown.querySelectorAll('*')]
        .filter((one) => (one.tagName === 'svg' || says(one) || one.matches('input')) && isSeen(one))
        .map((one) => ({
          control: `${control.tagName.toLowerCase()} “${name}”`,
          kind: kindOf(one),
          colour: getComputedStyle(one).color,
          layers: layersOf(one),
        }));
    });
  }, PROBE);
}

/**
 * The rings around the marked controls that have the focus; a control without one has an empty colour. The search field has
 * none: a caret and a second line below it say where one types.
 */
function ringsOf(page: Page): Promise<Drawn[]> {
  return page.evaluate((probe) => {
    const chain = (element: Element | null): Element[] =>
      element ? [...chain(element.parentElement), element] : [];
    const layersOf = (element: Element | null) =>
      chain(element).map((one) => ({ ground: getComputedStyle(one).backgroundColor, opacity: 1 }));

    return [...document.querySelectorAll(`[${probe}]:not([role=combobox])`)].map((control) => {
      const shown =
        getComputedStyle(control).opacity === '0' ? (control.closest('label') ?? control) : control;
      const rings = [shown, ...shown.querySelectorAll('*')]
        .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
        .filter(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth !== '0px');
      const [ring] = rings;
      const inside = Number.parseFloat(ring?.outlineOffset ?? '0') < 0;
      return {
        control: `${control.tagName.toLowerCase()} “${shown.textContent?.trim().slice(0, 40)}”`,
        kind: 'ring' as const,
        colour: ring?.outlineColor ?? 'rgba(0, 0, 0, 0)',
        layers: layersOf(inside ? shown : shown.parentElement),
      };
    });
  }, PROBE);
}

/** The lines that the marked fields are known by. */
function edgesOf(page: Page): Promise<Drawn[]> {
  return page.evaluate((probe) => {
    const chain = (element: Element | null): Element[] =>
      element ? [...chain(element.parentElement), element] : [];
    const layersOf = (element: Element | null) =>
      chain(element).map((one) => ({ ground: getComputedStyle(one).backgroundColor, opacity: 1 }));

    return [...document.querySelectorAll(`input[${probe}]`)].flatMap(({ parentElement: box, id }) => {
      if (!box) return [];
      const { borderTopStyle, borderTopColor: colour } = getComputedStyle(box);
      const edge = { control: `input “${id}”`, kind: 'edge' as const, colour };
      return borderTopStyle === 'solid' ? [{ ...edge, layers: layersOf(box.parentElement) }] : [];
    });
  }, PROBE);
}

async function force(devtools: CDPSession, pseudoClasses: string[]): Promise<void> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${PROBE}]`,
  });
  for (const nodeId of nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: pseudoClasses });
  }
}

/**
 * What of a page's controls is hard to see, at rest, under the mouse and with the focus: words, icons and focus rings,
 * by the colours of the style sheet. Pictures behind words are not looked at. Asks for a page without motion.
 * @param part a selector: only what is in there
 */
export async function weakContrasts(page: Page, part = 'body'): Promise<string[]> {
  if ((await markControls(page, part)) === 0) throw new Error(`There is nothing to operate in ${part}.`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const weak = new Set<string>();

  for (const [state, pseudoClasses] of Object.entries(STATES)) {
    await force(devtools, pseudoClasses);
    const rings = pseudoClasses.includes('focus') ? await ringsOf(page) : [];
    const drawn = [...(await drawnOf(page)), ...(await edgesOf(page)), ...rings];
    for (const { control, kind, colour, layers } of drawn) {
      const seen = asSeen(colour, layers, [255, 255, 255]);
      const reached = contrast(seen.colour, seen.ground);
      if (reached < LEAST[kind]) weak.add(`${control} ${state}: ${kind} ${reached.toFixed(2)}`);
    }
  }
  await devtools.detach();
  return [...weak];
}
