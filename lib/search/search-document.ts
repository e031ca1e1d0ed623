import 'server-only';
import { CATEGORY_NAMES } from '@/content/categories';
import { FABRICS } from '@/content/fabrics';
import { CATEGORY_SYNONYMS, SECTION_WORDS } from '@/content/search-words';
import { choiceValue } from '@/lib/catalogue/choice-value';
import { colourFamily } from '@/lib/catalogue/colour-family';
import type { Section } from '@/lib/catalogue/section';
import { productWords, type ShopProduct } from '@/lib/catalogue/shop-product';
import { LOCALES, type Locale } from '@/lib/contract/locale';
import { translator } from '@/lib/i18n/translator';

/** The fields, with how much a word counts in each. */
export const FIELD_WEIGHTS = {
  name: 10,
  category: 7,
  variant: 5,
  colour: 3,
  fabric: 2,
  descriptionEn: 1,
  descriptionId: 1,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;

export const isField = (name: string | undefined): name is Field =>
  name !== undefined && Object.hasOwn(FIELD_WEIGHTS, name);

const NAMES = ['name', 'category', 'variant', 'colour', 'fabric'] as const;

/** What is searched in a language: the names of things in both, the sentences in its own. */
export const FIELDS_IN: Readonly<Record<Locale, Field[]>> = {
  en: [...NAMES, 'descriptionEn'],
  id: [...NAMES, 'descriptionId'],
};

/** What a product's own record may not say. */
export type Standing = {
  section: Section;
  variant: string | undefined;
  category: string | undefined;
};

/** What is said of the fabrics, by the name of the product, in both languages. */
function fabricTexts(): Map<string, string> {
  const texts = FABRICS.flatMap(({ name, features, products }) => {
    const labels = [name, `${name}Composition` as const, ...features.map(({ label }) => label)];
    const text = LOCALES.flatMap((locale) => labels.map((label) => translator(locale, 'woman')(label))).join(
      ' ',
    );
    return products.map((product) => [product, text] as const);
  });
  return new Map(texts);
}

function categoryText({ category, section }: Standing): string {
  const value = choiceValue(category ?? '');
  const names = CATEGORY_NAMES[value];
  return [category, names?.en, names?.id, CATEGORY_SYNONYMS[value], SECTION_WORDS[section]].flat().join(' ');
}

function colourText({ colour, translations }: ShopProduct): string {
  const family = colourFamily(colour);
  return [colour, translations?.id?.colour, family?.name.en, family?.name.id, family?.words].flat().join(' ');
}

/** Makes of products what is searched of them. */
export function documentMaker(): (product: ShopProduct, standing: Standing) => Record<Field, string> {
  const fabrics = fabricTexts();

  return (product, standing) => ({
    name: product.name,
    category: categoryText(standing),
    variant: standing.variant ?? '',
    colour: colourText(product),
    fabric: fabrics.get(product.name) ?? '',
    descriptionEn: product.description,
    descriptionId: productWords(product, 'id').description,
  });
}
