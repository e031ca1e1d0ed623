/** Returns the URL form of a name, such as `eu-36` for `EU 36`: lower case, hyphens for spaces. */
export function slugifyChoice(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
