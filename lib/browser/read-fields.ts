/** Fields of a form as they were typed, without the space around them. */
export function readFields<N extends string>(form: FormData, names: readonly N[]): Record<N, string> {
  const texts = names.map((name) => [name, String(form.get(name) ?? '').trim()]);
  return Object.fromEntries(texts) as Record<N, string>;
}
