const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** Whole rupiah as the shop writes them: `Rp. 1.250.000` (spec §1). */
export function rupiahText(rupiah: number): string {
  return `Rp. ${grouped.format(rupiah)}`;
}
