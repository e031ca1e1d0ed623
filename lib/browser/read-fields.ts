/** Returns form fields without surrounding whitespace. */
export function readFormFields<N extends string>(form: FormData, names: readonly N[]): Record<N, string> {
  const texts = names.map((name) => [name, String(form.get(name) ?? '').trim()]);
  return Object.fromEntries(texts) as Record<N, string>;
}
