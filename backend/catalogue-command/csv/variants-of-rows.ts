import type { WantedVariant } from '@/backend/catalogue-command/wanted';
import type { Fault } from '@/backend/command/fault';

type Row = {
  line: number;
  variant?: string | null | undefined;
  section?: 'men' | 'women' | undefined;
};

/** The variants that the rows place in a section, and the rows that contradict each other. */
export function variantsOfRows(rows: Row[]): { variants: WantedVariant[]; faults: Fault[] } {
  const found = new Map<string, WantedVariant>();
  const faults: Fault[] = [];
  for (const { line, variant, section } of rows) {
    if (!section) continue;
    const fault = (text: string) => faults.push({ line, field: 'section', text });
    if (!variant) {
      fault('belongs to a variant, and this row names none');
      continue;
    }
    const isMen = section === 'men';
    const first = found.get(variant);
    if (!first) found.set(variant, { name: variant, isMen, line });
    else if (first.isMen !== isMen) {
      fault(`the variant ‘${variant}’ is for ${first.isMen ? 'men' : 'women'} in line ${first.line}`);
    }
  }
  return { variants: [...found.values()], faults };
}
