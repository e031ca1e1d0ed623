import { TRANSLATED_CATEGORY_NAMES } from '@/content/categories';
import { COLOUR_FAMILIES } from '@/content/colours';
import { FABRICS, type Fabric } from '@/content/fabrics';
import { slugifyChoice } from '@/lib/catalogue/choice-value';
import { findColourFamily } from '@/lib/catalogue/colour-family';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';

/** A filter choice. `label` has the text in every language. */
export type FilterChoice = { value: string; label: Record<Locale, string>; swatch?: string | undefined };

/** Returns the URL form of a fabric, such as `recycled-lycra` for `recycledLycra`. */
function fabricValue(name: Fabric['name']): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const BY_PRODUCT = new Map(
  FABRICS.flatMap(({ name, products }) => products.map((product) => [product, fabricValue(name)] as const)),
);

/** Returns the fabric of a women's product in URL form, or undefined if it is unknown. */
export function findFabric(productName: string): string | undefined {
  return BY_PRODUCT.get(productName);
}

/** The most choices per facet. Nobody reads a longer list. */
const MAX_CHOICES_PER_FACET = 40;

const inBoth = (name: string): Record<Locale, string> => ({ en: name, id: name });

/** Returns one choice per category. Known categories have translated labels. */
export function categoryChoices(names: readonly string[]): FilterChoice[] {
  return names.map((name) => {
    const value = slugifyChoice(name);
    return { value, label: TRANSLATED_CATEGORY_NAMES.get(value) ?? inBoth(name) };
  });
}

export function sizeChoices(names: readonly string[]): FilterChoice[] {
  return names.map((name) => ({ value: slugifyChoice(name), label: inBoth(name) }));
}

const SIZE_SYSTEMS = [
  ['waist', /^\d{2}$/],
  ['letter', /^\d?x*[sml]$/],
  ['eu', /^eu-/],
  ['otherSizes', /./],
] as const;

/** Groups sizes by system: waist, letters, EU and others. Empty groups are left out. */
export function groupSizes<C extends Pick<FilterChoice, 'value'>>(sizes: readonly C[]) {
  const systemOf = ({ value }: C) => SIZE_SYSTEMS.find(([, pattern]) => pattern.test(value))?.[0];
  return SIZE_SYSTEMS.map(
    ([system]) => [system, sizes.filter((size) => systemOf(size) === system)] as const,
  ).filter(([, own]) => own.length > 0);
}

/** Returns the colour families, then the colours without a family by name. */
export function colourChoices(
  products: readonly Pick<ShopProduct, 'colour' | 'translations'>[],
): FilterChoice[] {
  const families = COLOUR_FAMILIES.map(({ value, name, swatch }) => ({ value, label: name, swatch }));
  const own = new Map<string, FilterChoice>();
  for (const { colour, translations } of products) {
    if (!colour.trim() || findColourFamily(colour)) continue;
    const label = { en: colour.trim(), id: translations?.id?.colour?.trim() || colour.trim() };
    own.set(slugifyChoice(colour), { value: slugifyChoice(colour), label });
  }
  return [...families, ...[...own.values()].toSorted((a, b) => a.label.en.localeCompare(b.label.en))];
}

/** Returns one choice per fabric, with translated labels. */
export function fabricChoices(): FilterChoice[] {
  return FABRICS.map(({ name }) => {
    const labels = LOCALES.map((locale) => [locale, translator(locale, 'woman')(name)] as const);
    return { value: fabricValue(name), label: { ...inBoth(''), ...Object.fromEntries(labels) } };
  });
}

/**
 * Returns the distinct choices that have products, in the given order. If there are more than
 * MAX_CHOICES_PER_FACET, returns those with the most products.
 */
export function keepChoicesWithProducts(
  choices: readonly FilterChoice[],
  used: ReadonlyMap<string, number>,
): FilterChoice[] {
  const once = new Map(choices.map((choice) => [choice.value, choice]));
  const choosable = [...once.values()].filter(({ value }) => used.has(value));
  if (choosable.length <= MAX_CHOICES_PER_FACET) return choosable;
  const most = choosable.toSorted((a, b) => (used.get(b.value) ?? 0) - (used.get(a.value) ?? 0));
  const offered = new Set(most.slice(0, MAX_CHOICES_PER_FACET));
  return choosable.filter((choice) => offered.has(choice));
}
