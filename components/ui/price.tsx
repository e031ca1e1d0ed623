import { formatRupiah } from '@/lib/format/rupiah';

/** Whole rupiah, `Rp. 1.250.000`; never to be translated or broken. */
export function Price({ rupiah, className }: { rupiah: number; className?: string | undefined }) {
  return (
    <span className={className} translate="no">
      {formatRupiah(rupiah)}
    </span>
  );
}
