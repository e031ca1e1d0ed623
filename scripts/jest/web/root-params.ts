/** Stands for `next/root-params`, which Next's compiler writes: no page is around a part that is tested alone. */
export const locale = async (): Promise<string | undefined> => undefined;
