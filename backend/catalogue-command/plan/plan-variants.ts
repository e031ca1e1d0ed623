import type { WantedCatalogue } from '@/backend/catalogue-command/wanted';
import type { Fault } from '@/backend/command/fault';
import type { NamesPlan } from './plan-names';
import type { VariantRow } from './state';

const section = (isMen: boolean) => (isMen ? 'men' : 'women');

/** What becomes of the variants; `names` says the same of their names. */
export type VariantsPlan = { upsert: VariantRow[]; moved: string[]; faults: Fault[] };

/** Says of each variant whether it is for men; of a new one the file must. */
export function planVariants(
  current: VariantRow[],
  { variants, products }: WantedCatalogue,
  names: NamesPlan,
): VariantsPlan {
  const known = new Map(current.map((row) => [row.name, row]));
  const wanted = new Map(variants.map((variant) => [variant.name, variant]));
  const plan: VariantsPlan = { upsert: [], moved: [], faults: [] };
  for (const row of names.rows) {
    const before = known.get(row.name);
    const isMen = wanted.get(row.name)?.isMen ?? before?.isMen;
    if (isMen === undefined) {
      const line = products.find(({ variant }) => variant === row.name)?.line;
      const text = `‘${row.name}’ is new: say whether it is for men or women (column section, or the list of variants in JSON)`;
      plan.faults.push({ line, field: 'variant', text });
      continue;
    }
    if (before && before.isMen !== isMen) plan.moved.push(`Variant ${row.name} is now for ${section(isMen)}`);
    if (before?.isMen !== isMen || before.position !== row.position) plan.upsert.push({ ...row, isMen });
  }
  return plan;
}
